// Laws of people, links, texts and what was answered: who is who stays, a link that is dead stays dead, a text can only be erased.

export const PEOPLE_LAWS = [
  `create trigger person_stays before update of key, id, code, added, made_by on people begin
    select raise(abort, 'people stay who they are');
  end`,
  `create trigger person_begins before insert on people when new.match is not null begin
    select raise(abort, 'a match binds those who play it, until its end');
  end`,
  `create trigger person_is_kept before delete on people begin select raise(abort, 'people stay'); end`,
  `create trigger link_stays before update of key, person, token, code, single, made, made_by on links begin
    select raise(abort, 'a link stays whose it is');
  end`,
  `create trigger link_dies_once before update of used, revoked on links begin
    select raise(abort, 'a link is used and revoked once')
      where old.used is not null and new.used is not old.used or old.revoked is not null and new.revoked is not old.revoked;
  end`,
  `create trigger link_is_kept before delete on links begin select raise(abort, 'links stay'); end`,
  `create trigger text_is_erased before update on texts begin
    select raise(abort, 'a text stays, or is erased')
      where new.key <> old.key or new.text is not null or new.salt is not null;
  end`,
  `create trigger text_is_kept before delete on texts begin select raise(abort, 'texts stay'); end`,
  `create trigger text_is_new before insert on texts begin
    select raise(abort, 'texts stay') where exists (select 1 from texts where key = new.key);
  end`,
  `create trigger answer_stays before update of id, answer, seal on commands begin
    select raise(abort, 'an answer stays');
  end`,
  `create trigger edition_stays before update on catalogues begin select raise(abort, 'editions stay'); end`,
  `create trigger edition_is_kept before delete on catalogues begin select raise(abort, 'editions stay'); end`,
];

// Laws of people, links, texts and answers: people stay who they are, a revoked link stays revoked, and a text can
// only be erased.

import { law, type Step } from '../law.ts';

export const PEOPLE_LAWS: Step = [
  law(`person_stays before update of key, id, code, added, made_by on people:
    refuse 'people stay who they are'`),
  law(`person_begins before insert on people when new.match is not null:
    refuse 'a match binds those who play it, until its end'`),
  law(`person_is_kept before delete on people: refuse 'people stay'`),
  law(`link_stays before update of key, person, token, code, single, made, made_by on links:
    refuse 'a link stays whose it is'`),
  law(`link_dies_once before update of used, revoked on links:
    refuse 'a link is used and revoked once'
      where old.used is not null and new.used is not old.used or old.revoked is not null and new.revoked is not old.revoked`),
  law(`link_is_kept before delete on links: refuse 'links stay'`),
  law(`text_is_erased before update on texts:
    refuse 'a text stays, or is erased'
      where new.key <> old.key or new.text is not null or new.salt is not null`),
  law(`text_is_kept before delete on texts: refuse 'texts stay'`),
  law(`text_is_new before insert on texts:
    refuse 'texts stay' where exists (select 1 from texts where key = new.key)`),
  law(`answer_stays before update of id, answer, seal on commands: refuse 'an answer stays'`),
  law(`edition_stays before update on catalogues: refuse 'editions stay'`),
  law(`edition_is_kept before delete on catalogues: refuse 'editions stay'`),
];

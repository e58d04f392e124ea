// Practice is no part of the event: it is kept apart from it, with when it was touched last, and can be forgotten as a whole.

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STEPS = [
  `create table practices (
    match integer primary key references matches (key),
    touched integer not null
  )`,
  `create index untouched_practices on practices (touched)`,
  // When those of a release before moved last, nobody knows.
  `insert into practices (match, touched) select key, opened from matches where kind = 'practice'`,
  `create trigger practice_is_practice before insert on practices begin
    select raise(abort, 'a match of the event is no practice')
      where not exists (select 1 from matches where key = new.match and kind = 'practice');
  end`,
  `create trigger practice_begins after insert on matches when new.kind = 'practice' begin
    insert into practices (match, touched) values (new.key, new.opened);
  end`,
  // What a stranger did there is forgotten with it; what somebody known did is answered the same for ever.
  `alter table commands add column practice integer`,
  `create index commands_of_practice on commands (practice) where practice is not null`,
  `create trigger practice_is_forgotten after delete on practices begin
    delete from drafts where match = old.match;
    delete from batches where match = old.match;
    delete from seats where match = old.match;
    delete from commands where practice = old.match;
    delete from matches where key = old.match;
  end`,
  `create trigger match_is_kept before delete on matches when old.kind <> 'practice' begin
    select raise(abort, 'matches stay');
  end`,
  `create trigger batch_is_kept before delete on batches
    when exists (select 1 from matches where key = old.match and kind <> 'practice') begin
    select raise(abort, 'logs stay');
  end`,
];

export const practice: Migration = {
  async up(db: Kysely<unknown>) {
    for (const step of STEPS) await sql.raw(step).execute(db);
  },
};

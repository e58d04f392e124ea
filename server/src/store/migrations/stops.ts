// A match in which an invariant has broken stays stopped: what broke, and where in the code.

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STEPS = [
  `create table stops (
    match integer primary key references matches (key),
    at integer not null,
    broken text not null,
    place text not null
  )`,
  `create trigger stop_stays before update on stops begin select raise(abort, 'stops stay'); end`,
  `create trigger stop_is_kept before delete on stops
    when exists (select 1 from matches where key = old.match and kind <> 'practice') begin
    select raise(abort, 'stops stay');
  end`,
  // Practice that has stopped is forgotten like any other.
  `create trigger stopped_practice_is_forgotten before delete on practices begin
    delete from stops where match = old.match;
  end`,
];

export const stops: Migration = {
  async up(db: Kysely<unknown>) {
    for (const step of STEPS) await sql.raw(step).execute(db);
  },
};

// Where coins are kept is fixed by the first entry, signed contract or match with a stake, and nothing is entered while they lie
// on the table (EVENT, "Money").

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const IS_FIXED = `exists (select 1 from entries) or exists (select 1 from matches where stake > 0)
    or exists (select 1 from contracts where state ->> 'at' in ('signed', 'fulfilled', 'annulled'))`;
const DIFFERS = `new.name = 'money'
    and new.value <> coalesce((select value from settings where name = 'money'), 'app')`;
const REFUSE = `select raise(abort, 'where coins are kept is fixed') where ${IS_FIXED};`;

const STEPS = [
  `create trigger money_is_fixed before insert on settings when ${DIFFERS} begin ${REFUSE} end`,
  `create trigger money_stays_fixed before update on settings when ${DIFFERS} begin ${REFUSE} end`,
  `create trigger entry_in_app before insert on entries
    when (select value from settings where name = 'money') = 'table'
    begin select raise(abort, 'coins lie on the table'); end`,
];

export const moneyFixed: Migration = {
  async up(db: Kysely<unknown>) {
    for (const step of STEPS) await sql.raw(step).execute(db);
  },
};

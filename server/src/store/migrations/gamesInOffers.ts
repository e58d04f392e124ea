// An offer may name a game's sum as well (EVENT, "Contracts"), and a proposed match may answer another one (rule 2.2).

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STEPS = [
  `alter table contracts add column game integer
    check (game is null or (typeof(game) = 'integer' and game >= 0 and game <= 1000000000))`,
  `alter table proposals add column answers integer references proposals (key)`,
];

export const gamesInOffers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const step of STEPS) await sql.raw(step).execute(db);
  },
};

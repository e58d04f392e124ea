// An answer to an annulment is waited for apart, so that a game that is proposed and withdrawn in between does not begin its wait anew.

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STEPS = [
  'alter table contracts add column annul_from integer not null default 0',
  'update contracts set annul_from = answer_from',
];

export const annulments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const step of STEPS) await sql.raw(step).execute(db);
  },
};

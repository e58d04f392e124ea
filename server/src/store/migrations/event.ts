// The event around the table: people, money, cards, contracts and the journal, with the laws that the database itself keeps.

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { CARDS } from './event/cards.ts';
import { CONTRACTS } from './event/contracts.ts';
import { JOURNAL } from './event/journal.ts';
import { MATCHES } from './event/matches.ts';
import { MONEY } from './event/money.ts';
import { PEOPLE } from './event/people.ts';

export const event: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...PEOPLE, ...MONEY, ...CARDS, ...CONTRACTS, ...MATCHES, ...JOURNAL])
      await sql.raw(statement).execute(db);
  },
};

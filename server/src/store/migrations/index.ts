// Migrations: the steps by which the database came to its present schema. A step that was released never changes.

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { annulments } from './annulments.ts';
import { answers } from './answers.ts';
import { copyActs } from './copyActs.ts';
import { corrections } from './corrections.ts';
import { event } from './event.ts';
import { gamesInOffers } from './gamesInOffers.ts';
import { handovers } from './handovers.ts';
import { interests } from './interests.ts';
import { intrigue } from './intrigue.ts';
import { intrigueTables } from './intrigueTables.ts';
import { type Law, type Step, stepOf } from './law.ts';
import { laws } from './laws.ts';
import { moneyFixed } from './moneyFixed.ts';
import { pledgePayments } from './pledgePayments.ts';
import { pledges } from './pledges.ts';
import { pledgesClosed } from './pledgesClosed.ts';
import { practice } from './practice.ts';
import { priceRulings } from './priceRulings.ts';
import { reasons } from './reasons.ts';
import { stops } from './stops.ts';
import { tableNames } from './tableNames.ts';
import { waits } from './waits.ts';
import { waysIn } from './waysIn.ts';
import { windows } from './windows.ts';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('meta')
      .addColumn('one', 'integer', (column) => column.primaryKey().check(sql`one = 1`))
      .addColumn('epoch', 'text', (column) => column.notNull())
      .addColumn('created', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('catalogues')
      .addColumn('version', 'text', (column) => column.primaryKey())
      .addColumn('json', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('matches')
      .addColumn('key', 'integer', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('play_code', 'text', (column) => column.notNull().unique())
      .addColumn('watch_code', 'text', (column) => column.notNull().unique())
      .addColumn('catalogue', 'text', (column) => column.notNull())
      .addColumn('phase', 'text', (column) => column.notNull())
      .addColumn('opened', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('seats')
      .addColumn('match', 'integer', (column) => column.notNull())
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('deck', 'text', (column) => column.notNull())
      .addColumn('bot', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_holder', ['match', 'seat'])
      .modifyEnd(sql`without rowid`)
      .execute();
    await db.schema.createIndex('seats_of_device').on('seats').columns(['device', 'match']).execute();
    // A table with a rowid: rows are appended one after another, and only the small index is scattered.
    await db.schema
      .createTable('batches')
      .addColumn('match', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addUniqueConstraint('one_successor', ['match', 'version'])
      .execute();
    await db.schema
      .createTable('commands')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .modifyEnd(sql`without rowid`)
      .execute();
    await db.schema
      .createTable('drafts')
      .addColumn('match', 'integer', (column) => column.notNull())
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('cells', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_draft', ['match', 'seat'])
      .modifyEnd(sql`without rowid`)
      .execute();
    // What a start reads; finished matches are not in it.
    await sql`create index open_matches on matches (key) where phase <> 'finished'`.execute(db);
  },
};

/** A seat says how strong its bot is; before this step there was only a simple one. */
const strengths: Step = [
  `alter table seats add column strength text`,
  `update seats set strength = 'simple' where bot = 1`,
  `alter table seats drop column bot`,
  `alter table seats rename column strength to bot`,
];

/** Finds what second settlements have moved by the match, so that no settlement reads the whole ledger. */
const rulings: Step = [`create index entries_of_rulings on entries (subject) where why in ('award', 'void')`];

/** The steps after the first, in order. */
const STEPS: Readonly<Record<string, Step>> = {
  '0002-strengths': strengths,
  '0003-event': event,
  '0004-rulings': rulings,
  '0005-corrections': corrections,
  '0006-practice': practice,
  '0007-stops': stops,
  '0008-waits': waits,
  '0009-price-rulings': priceRulings,
  '0010-copy-acts': copyActs,
  '0011-money-fixed': moneyFixed,
  '0012-games-in-offers': gamesInOffers,
  '0013-ways-in': waysIn,
  '0014-interests': interests,
  '0015-answers': answers,
  '0016-laws': laws,
  '0017-handovers': handovers,
  '0018-annulments': annulments,
  '0019-pledges': pledges,
  '0020-windows': windows,
  '0021-pledge-payments': pledgePayments,
  '0022-intrigue': intrigue,
  '0023-intrigue-tables': intrigueTables,
  '0024-pledges-closed': pledgesClosed,
  '0025-table-names': tableNames,
  '0026-reasons': reasons,
};

/** The laws of all steps; where a later step has made a law anew, its newest form. */
export const LAWS: ReadonlyMap<string, Law> = new Map(
  Object.values(STEPS).flatMap((step) =>
    step.flatMap((each) => (typeof each === 'string' ? [] : [[each.name, each] as const])),
  ),
);

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  ...Object.fromEntries(Object.entries(STEPS).map(([name, step]) => [name, stepOf(step)])),
};

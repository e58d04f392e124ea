// Databases of releases before: what they hold is there after their form has been brought up to date.

import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { MIGRATIONS } from './index.ts';
import { storeOn } from '../sqliteStore.ts';

/** A database with the first `count` migrations, and then all. */
async function grown(count: number, fill: (db: Database.Database) => void): Promise<Database.Database> {
  const db = new Database(':memory:');
  const migrateTo = async (migrations: typeof MIGRATIONS): Promise<void> => {
    const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: db }) });
    const migrator = new Migrator({
      db: kysely,
      provider: { getMigrations: async () => ({ ...migrations }) },
    });
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();
  };
  await migrateTo(Object.fromEntries(Object.entries(MIGRATIONS).slice(0, count)));
  fill(db);
  await migrateTo(MIGRATIONS);
  return db;
}

test('a bot from before strengths stays the simple one that it was, and a person stays a person', async () => {
  const db = await grown(1, (old) => {
    old.exec(`
      insert into matches values (1, 'm1', 'PLAY', 'WATCH', 'v', 'placing', 0);
      insert into seats values (1, 'a', 'Anna', 'd1', 'caravan', 0), (1, 'b', '', '', 'caravan', 1);
    `);
  });
  const store = storeOn(
    { db, check: () => undefined, unlock: () => undefined },
    { newEpoch: () => 'e', now: () => 0 },
  );
  expect((await store.read.match('m1'))?.seats).toEqual({
    a: { name: 'Anna', device: 'd1', deck: 'caravan', bot: null, person: null },
    b: { name: '', device: '', deck: 'caravan', bot: 'simple', person: null },
  });
  expect(await store.read.openBotMatches()).toEqual(['m1']);
});

test('the ledger of a release that knew one correction of an entry stays as it was, and what is left can be corrected', async () => {
  const before = `select key, debit, credit, sum, corrects from entries order by key`;
  let old: unknown[] = [];
  const db = await grown(3, (form) => {
    form.exec(`
      insert into accounts (key, kind, owner) values (2, 'purse', 1);
      insert into entries (debit, credit, sum, debit_after, credit_after, why, corrects, at) values
        (1, 2, 10, -10, 10, 'paid-in', null, 0), (2, 1, 4, 6, -6, 'correction', 1, 0);
    `);
    old = form.prepare(before).all();
  });
  expect(old).toHaveLength(2);
  expect(db.prepare(before).all()).toEqual(old);
  db.exec(`insert into entries (debit, credit, sum, debit_after, credit_after, why, corrects, at)
    values (2, 1, 6, 0, 0, 'correction', 1, 0)`);
  expect(db.prepare('select balance from accounts order by key').all()).toEqual([
    { balance: 0 },
    { balance: 0 },
  ]);
  expect(db.pragma('foreign_key_check')).toEqual([]);
});

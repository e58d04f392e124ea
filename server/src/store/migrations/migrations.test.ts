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

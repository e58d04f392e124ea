// Migrate: brings a database's form up to date. What that needs is loaded only where there is something to do.

import type Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './index.ts';
import { SCHEMA_VERSION } from './schemaVersion.ts';

/**
 * Takes the steps that a database has not taken yet, all in one transaction: whoever pulls the plug meanwhile finds the form of
 * before. Throws where one of them fails, and leaves the form as it was.
 */
export async function migrate(db: Database.Database): Promise<void> {
  const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: db }) });
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => MIGRATIONS } });
  // Kysely runs the steps of SQLite in no transaction of its own.
  db.exec('begin exclusive');
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    if (db.inTransaction) db.exec('rollback');
    throw new Error('the database could not be brought up to date', { cause: error });
  }
  db.pragma(`user_version = ${SCHEMA_VERSION}`);
  db.exec('commit');
}

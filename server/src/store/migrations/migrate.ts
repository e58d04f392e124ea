// Migrate: brings a database's schema up to date. Its libraries are loaded only if there is something to do.

import type Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './index.ts';
import { SCHEMA_VERSION } from './schemaVersion.ts';

/**
 * Takes all steps that a database has not taken yet in one transaction, so that a power cut leaves the old schema.
 * Throws if a step fails, and leaves the schema as it was.
 */
export async function migrate(db: Database.Database): Promise<void> {
  const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: db }) });
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => MIGRATIONS } });
  // With SQLite, Kysely runs the steps in no transaction of its own.
  db.exec('begin exclusive');
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    if (db.inTransaction) db.exec('rollback');
    throw new Error('the database could not be brought up to date', { cause: error });
  }
  db.pragma(`user_version = ${SCHEMA_VERSION}`);
  db.exec('commit');
}

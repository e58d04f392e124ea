// Database: opening the file, with durability set and checked, and its form brought up to date.

import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { assert } from '@dunmer/shared/lib';
import { foldIn } from './fold.ts';
import { StoreRefused } from './lock.ts';
import { privateFile } from './privacy.ts';
import { MIGRATIONS, SCHEMA_VERSION } from './migrations/index.ts';

const FULL = 2;

/** The form's version of a file, read without changing anything; 0 where there is no file. */
function versionOf(path: string): number {
  if (!existsSync(path) || statSync(path).size === 0) return 0;
  const db = new Database(path, { readonly: true, fileMustExist: true });
  try {
    return Number(db.pragma('user_version', { simple: true }));
  } catch (error) {
    throw new StoreRefused(
      `${path} is not a database of this app: ${error instanceof Error ? error.message : ''}`,
    );
  } finally {
    db.close();
  }
}

/** Whether a file holds a database of this app, of whatever release. Throws `StoreRefused` where it is no database at all. */
export const isEvent = (path: string): boolean => versionOf(path) > 0;

/** Throws `StoreRefused` where a newer release has made the file: its form is unknown here. */
function refuseNewer(path: string): void {
  const version = versionOf(path);
  if (version > SCHEMA_VERSION)
    throw new StoreRefused(
      `The database ${path} was made by a newer release (version ${version}, this one knows ${SCHEMA_VERSION}). ` +
        'Nothing has been changed. Update the app, or set DATA_DIR to another folder.',
    );
}

/** Brings the form up to date, each step in a transaction of its own. */
async function migrate(db: Database.Database): Promise<void> {
  if (Number(db.pragma('user_version', { simple: true })) === SCHEMA_VERSION) return;
  const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: db }) });
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the database could not be brought up to date', { cause: error });
  db.pragma(`user_version = ${SCHEMA_VERSION}`);
}

/** What hears every statement before it runs, those of triggers with `--` before them: for tests alone. */
export type OnStatement = (statement: string) => void;

const verbose = (onStatement?: OnStatement) =>
  onStatement === undefined ? {} : { verbose: (statement: unknown) => onStatement(String(statement)) };

/** Opens the file for writing. WAL runs with synchronous NORMAL unless told otherwise: FULL is set and checked. */
export async function openDatabase(path: string, onStatement?: OnStatement): Promise<Database.Database> {
  refuseNewer(path);
  privateFile(path);
  const db = new Database(path, verbose(onStatement));
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = full');
  // The same few pages change again and again: written back less often, they are written less.
  db.pragma('wal_autocheckpoint = 4000');
  db.pragma('journal_size_limit = 33554432');
  // What a crash has left in the log.
  foldIn(db);
  await migrate(db);
  assert(db.pragma('journal_mode', { simple: true }) === 'wal', 'the database writes ahead');
  assert(
    db.pragma('synchronous', { simple: true }) === FULL,
    'every commit reaches the disk before its answer',
  );
  return db;
}

/** A database that is gone with the process: what the benchmark compares with. */
export async function openMemory(onStatement?: OnStatement): Promise<Database.Database> {
  const db = new Database(':memory:', verbose(onStatement));
  await migrate(db);
  return db;
}

/** Opens the file of a running or stopped server to read it only. Throws `StoreRefused` where there is none. */
export function openBeside(path: string): Database.Database {
  if (!existsSync(path)) throw new StoreRefused(`There is no database at ${path}.`);
  refuseNewer(path);
  const db = new Database(path, { readonly: true, fileMustExist: true });
  db.pragma('synchronous = full');
  return db;
}

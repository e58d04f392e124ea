// Database: opens the file, sets and checks its durability, and brings its schema up to date.

import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { assert } from '@dunmer/shared/lib';
import { foldIn } from './fold.ts';
import { StoreRefused } from './lock.ts';
import { privateFile } from './privacy.ts';
import { SCHEMA_VERSION } from './migrations/schemaVersion.ts';

const FULL = 2;

/**
 * The schema version of a file, read without changing anything; 0 if there is no file. `named` is what a refusal calls
 * it.
 */
function versionOf(path: string, named = path): number {
  if (!existsSync(path) || statSync(path).size === 0) return 0;
  const db = new Database(path, { readonly: true, fileMustExist: true });
  try {
    return Number(db.pragma('user_version', { simple: true }));
  } catch (error) {
    throw new StoreRefused(
      `${named} is not a database of this app: ${error instanceof Error ? error.message : ''}`,
    );
  } finally {
    db.close();
  }
}

/**
 * Whether a file holds a database of this app, of any release. Throws `StoreRefused` if it is no database at all, which
 * `named` is the name of: of a copy its keeper knows only where it was brought from.
 */
export const isEvent = (path: string, named: string): boolean => versionOf(path, named) > 0;

/** The schema version. Throws `StoreRefused` if a newer release made the file, because its schema is unknown here. */
function knownVersionOf(path: string): number {
  const version = versionOf(path);
  if (version > SCHEMA_VERSION)
    throw new StoreRefused(
      `The database ${path} was made by a newer release (version ${version}, this one knows ${SCHEMA_VERSION}). ` +
        'Nothing has been changed. Update the app, or set DATA_DIR to another folder.',
    );
  return version;
}

/** Vacuums: what migration steps rewrote, names included, still lies in free pages. On a full disk it is left there. */
function tidy(db: Database.Database): void {
  try {
    db.exec('vacuum');
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_FULL') throw error;
  }
}

/** Brings the schema up to date; returns whether there was anything to do. */
async function update(db: Database.Database): Promise<boolean> {
  if (Number(db.pragma('user_version', { simple: true })) === SCHEMA_VERSION) return false;
  // Loaded only when needed: it is a fifth of what a server would load at its start, and hardly any start needs it.
  const { migrate } = await import('./migrations/migrate.ts');
  await migrate(db);
  return true;
}

const IN_MEMORY = 2;

/**
 * Keeps in memory what SQLite would otherwise write to the system's temporary folder: sorting, and the undo data of a
 * body once that is more than 64 KiB.
 */
function keepInMemory(db: Database.Database): void {
  db.pragma('temp_store = memory');
  assert(db.pragma('temp_store', { simple: true }) === IN_MEMORY, 'nothing is written outside the folder');
}

/**
 * Sets what each handle must be told anew, because the file does not remember it: replacing a row runs the triggers
 * of deleting, foreign keys are enforced, erased data is overwritten, and nothing is written outside the folder.
 */
export function keepLaws(db: Database.Database): void {
  keepInMemory(db);
  for (const law of ['recursive_triggers', 'foreign_keys', 'secure_delete']) {
    db.pragma(`${law} = on`);
    assert(db.pragma(law, { simple: true }) === 1, `the database keeps to ${law}`);
  }
}

/** Is called with every statement before it runs; statements of triggers begin with `--`. For tests only. */
export type OnStatement = (statement: string) => void;

const verbose = (onStatement?: OnStatement) =>
  onStatement === undefined ? {} : { verbose: (statement: unknown) => onStatement(String(statement)) };

/**
 * Opens the file for writing. In WAL mode this build of SQLite defaults to synchronous NORMAL, so FULL is set and
 * checked. It stays until `logSync.ts` takes over the waiting for the disk.
 */
export async function openDatabase(path: string, onStatement?: OnStatement): Promise<Database.Database> {
  const before = knownVersionOf(path);
  privateFile(path);
  const db = new Database(path, verbose(onStatement));
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = full');
  // A separate thread folds the log. A commit folds it only if that thread could not for a long time, and then holds
  // everybody up.
  db.pragma('wal_autocheckpoint = 16000');
  db.pragma('journal_size_limit = 33554432');
  // In KiB. A group of bodies works on a few hundred pages, and the system keeps the file in its own memory too.
  db.pragma('cache_size = -4000');
  keepLaws(db);
  // Folds in what a crash has left in the log.
  foldIn(db);
  if ((await update(db)) && before > 0) tidy(db);
  assert(db.pragma('journal_mode', { simple: true }) === 'wal', 'the database writes ahead');
  assert(
    db.pragma('synchronous', { simple: true }) === FULL,
    'every commit reaches the disk before its answer',
  );
  return db;
}

/** Opens a database in memory: the benchmark's baseline. */
export async function openMemory(onStatement?: OnStatement): Promise<Database.Database> {
  const db = new Database(':memory:', verbose(onStatement));
  keepLaws(db);
  await update(db);
  return db;
}

/**
 * Opens the file of a running or stopped server for reading only. Throws `StoreRefused` if there is no file, or if
 * its schema is of another version: only a server brings that up to date.
 */
export function openBeside(path: string): Database.Database {
  if (!existsSync(path)) throw new StoreRefused(`There is no database at ${path}.`);
  const version = knownVersionOf(path);
  if (version < SCHEMA_VERSION)
    throw new StoreRefused(
      `The database ${path} was made by a release before (version ${version}, this one reads ${SCHEMA_VERSION}). ` +
        'Nothing has been changed. Start the server of this release with it once: that brings it up to date.',
    );
  const db = new Database(path, { readonly: true, fileMustExist: true });
  db.pragma('synchronous = full');
  keepInMemory(db);
  return db;
}

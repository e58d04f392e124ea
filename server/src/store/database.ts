// Database: opening the file, with durability set and checked, and its form brought up to date.

import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { assert } from '@dunmer/shared/lib';
import { foldIn } from './fold.ts';
import { StoreRefused } from './lock.ts';
import { privateFile } from './privacy.ts';
import { SCHEMA_VERSION } from './migrations/schemaVersion.ts';

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

/** The form's version. Throws `StoreRefused` where a newer release has made the file: its form is unknown here. */
function knownVersionOf(path: string): number {
  const version = versionOf(path);
  if (version > SCHEMA_VERSION)
    throw new StoreRefused(
      `The database ${path} was made by a newer release (version ${version}, this one knows ${SCHEMA_VERSION}). ` +
        'Nothing has been changed. Update the app, or set DATA_DIR to another folder.',
    );
  return version;
}

/** What steps have rewritten lies about in free pages, names among it. Where there is no room to do so, it goes on lying there. */
function tidy(db: Database.Database): void {
  try {
    db.exec('vacuum');
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_FULL') throw error;
  }
}

/** Brings the form up to date; returns whether there was anything to do. */
async function update(db: Database.Database): Promise<boolean> {
  if (Number(db.pragma('user_version', { simple: true })) === SCHEMA_VERSION) return false;
  // A fifth of what a server would load at its start, and hardly any start needs it.
  const { migrate } = await import('./migrations/migrate.ts');
  await migrate(db);
  return true;
}

const IN_MEMORY = 2;

/**
 * Keeps in memory what SQLite would write into files of the system's temporary folder: what a body may still undo, once it is
 * more than 64 KiB, and what is sorted.
 */
function keepInMemory(db: Database.Database): void {
  db.pragma('temp_store = memory');
  assert(db.pragma('temp_store', { simple: true }) === IN_MEMORY, 'nothing is written outside the folder');
}

/**
 * What a handle has to be told, for the file does not remember it: that a row is replaced by the laws of deleting, that what is
 * named has to be there, that nothing is left of what was erased, and that nothing is written outside the folder.
 */
export function keepLaws(db: Database.Database): void {
  keepInMemory(db);
  for (const law of ['recursive_triggers', 'foreign_keys', 'secure_delete']) {
    db.pragma(`${law} = on`);
    assert(db.pragma(law, { simple: true }) === 1, `the database keeps to ${law}`);
  }
}

/** What hears every statement before it runs, those of triggers with `--` before them: for tests alone. */
export type OnStatement = (statement: string) => void;

const verbose = (onStatement?: OnStatement) =>
  onStatement === undefined ? {} : { verbose: (statement: unknown) => onStatement(String(statement)) };

/**
 * Opens the file for writing. WAL runs with synchronous NORMAL unless told otherwise: FULL is set and checked, and stays
 * until somebody else takes over the waiting for the disk (`logSync.ts`).
 */
export async function openDatabase(path: string, onStatement?: OnStatement): Promise<Database.Database> {
  const before = knownVersionOf(path);
  privateFile(path);
  const db = new Database(path, verbose(onStatement));
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = full');
  // A thread of its own folds; a commit does only where that could not for long, and would hold everybody up.
  db.pragma('wal_autocheckpoint = 16000');
  db.pragma('journal_size_limit = 33554432');
  keepLaws(db);
  // What a crash has left in the log.
  foldIn(db);
  if ((await update(db)) && before > 0) tidy(db);
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
  keepLaws(db);
  await update(db);
  return db;
}

/**
 * Opens the file of a running or stopped server to read it only. Throws `StoreRefused` where there is none, or its form is
 * another one: it is brought up to date by a server alone.
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

// SqliteStore: opens the store on one SQLite file, or in memory for the benchmark.

import { existsSync, statSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { assert, present } from '@dunmer/shared/lib';
import { keepLaws, type OnStatement, openBeside, openDatabase, openMemory } from './database.ts';
import { fileAt, fileIn } from './files.ts';
import { foldIn } from './fold.ts';
import { BEGINNING, hasBegun, type Meta, META } from './parts/database.ts';
import { lockFolder, StoreRefused } from './lock.ts';
import { type Datasync, datasync, syncLog } from './logSync.ts';
import type { Reader, Store } from './port.ts';
import { privateFolder } from './privacy.ts';
import { SqliteConnection } from './sqlite.ts';
import { type Beginning, beginning, type OverOptions, readerOver, storeOver } from './storeOver.ts';

export interface StoreOptions extends Beginning, Pick<OverOptions, 'largestGroup' | 'rest'> {
  /** The data folder, made if it is missing; null keeps everything in memory. */
  readonly folder: string | null;
  /** The most pages of 4 KiB; beyond them writing fails as on a full disk. */
  readonly mostPages?: number;
  /** Syncs the log to the disk: for tests whose disk fails. */
  readonly bring?: Datasync;
  /** Is called with every statement: for tests that count them, or end the process at one. */
  readonly onStatement?: OnStatement | undefined;
}

/** Whether a folder holds a database. */
export const holdsStore = (folder: string): boolean => existsSync(fileIn(folder));

/**
 * Returns a check that the file is still the one that was opened: a deleted or replaced file would take writes that
 * nobody ever reads.
 */
function sameFile(path: string): () => void {
  const { ino, dev } = statSync(path);
  return () => {
    const now = statSync(path);
    assert(now.ino === ino && now.dev === dev, 'the database is where it was opened');
  };
}

/** An open, migrated database. */
export interface Opened {
  readonly db: Database.Database;
  /** Releases the folder's lock. */
  readonly unlock: () => void;
  /** Throws if the database is no longer the one that was opened. */
  readonly check: () => void;
  /** Where its file is; left out if nothing has to outlive this process. */
  readonly path?: string;
}

/** Errors of the system and of the database carry a code; those of our own code don't. */
const isOfTheFolder = (error: unknown): error is Error => error instanceof Error && 'code' in error;

async function openLocked(folder: string, unlock: () => void, onStatement?: OnStatement): Promise<Opened> {
  try {
    const path = fileIn(folder);
    const db = await openDatabase(path, onStatement);
    return { db, unlock, check: sameFile(path), path };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openFile(folder: string, onStatement?: OnStatement): Promise<Opened> {
  try {
    privateFolder(folder);
    return await openLocked(folder, lockFolder(folder), onStatement);
  } catch (error) {
    if (!isOfTheFolder(error)) throw error;
    throw new StoreRefused(`The data folder ${folder} can't be used: ${error.message}. Set DATA_DIR.`);
  }
}

const openNothing = async (onStatement?: OnStatement): Promise<Opened> => ({
  db: await openMemory(onStatement),
  unlock: () => undefined,
  check: () => undefined,
});

/** Makes a store over a SQLite database. */
export function storeOn(
  { db, unlock, check, path }: Opened,
  { mostPages, newEpoch, now, bring = datasync, ...options }: Omit<StoreOptions, 'folder' | 'onStatement'>,
): Store {
  keepLaws(db);
  if (mostPages !== undefined) db.pragma(`max_page_count = ${mostPages}`);
  const meta = db.prepare<[], Meta>(META.sql);
  if (!hasBegun(meta.get())) {
    const given = beginning({ newEpoch, now });
    for (const step of BEGINNING) db.prepare(step.marked(() => '?')).run(...step.values(given));
  }
  const log = path === undefined ? null : syncLog(db, path, bring);
  const connection = new SqliteConnection(db, log && (() => log.sync()));
  return storeOver(connection, present(meta.get(), 'a database has begun'), {
    ...options,
    beforeCommit: check,
    ...(log === null ? {} : { beside: connection }),
    close() {
      log?.close();
      // On closing, SQLite folds the log by itself only if nobody else has the file open.
      foldIn(db);
      db.close();
      unlock();
    },
  });
}

/**
 * Opens the store. Throws `StoreRefused` if another server has the folder, or a newer release has made the database.
 */
export async function openStore({ folder, onStatement, ...options }: StoreOptions): Promise<Store> {
  return storeOn(await (folder === null ? openNothing(onStatement) : openFile(folder, onStatement)), options);
}

/** A database that is read beside the server that writes it. */
export interface ReadBeside {
  readonly read: Reader;
  /** Describes the damage of the file itself, which no row would show; null if it is sound. */
  damage(): string | null;
  close(): void;
}

/**
 * Opens the database at a place, a data folder or a file, to read it beside a running server. It reads what was
 * committed at the first read, whatever is written later. Throws `StoreRefused` if there is none.
 */
export function openStoreBeside(place: string): ReadBeside {
  const db = openBeside(fileAt(place));
  db.exec('begin');
  return {
    read: readerOver(new SqliteConnection(db)),
    damage() {
      const said = String(db.pragma('integrity_check(1)', { simple: true }));
      return said === 'ok' ? null : said;
    },
    close: () => void db.close(),
  };
}

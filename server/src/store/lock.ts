// Lock: one server for each data folder. The operating system frees the lock when the process dies, however it dies.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { privateFile } from './privacy.ts';

/** A data folder can't be used; the message tells its keeper why. */
export class StoreRefused extends Error {
  override readonly name: string = 'StoreRefused';
}

/** Another server already uses the folder. */
export class FolderBusy extends StoreRefused {
  override readonly name = 'FolderBusy';
}

// In milliseconds: a server that has just been killed may hold the lock a moment longer.
const PATIENCE = 1000;

const lockIn = (folder: string): string => join(folder, 'lock.sqlite');

/** Takes the folder's lock; returns what releases it. Throws `FolderBusy` if another server holds it. */
export function lockFolder(folder: string): () => void {
  const file = lockIn(folder);
  privateFile(file);
  const lock = new Database(file, { timeout: PATIENCE });
  try {
    lock.pragma('journal_mode = delete');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Database.SqliteError) || !/^SQLITE_(?:BUSY|LOCKED)/.test(error.code)) throw error;
    throw new FolderBusy(
      `Another server already works with the data folder ${folder}. Stop it, or set DATA_DIR.`,
    );
  }
  return () => {
    lock.exec('rollback');
    lock.close();
  };
}

/** Whether a server uses the folder, which may lie where nothing can be written. */
export function isWorkedWith(folder: string): boolean {
  if (!existsSync(lockIn(folder))) return false;
  try {
    lockFolder(folder)();
    return false;
  } catch (error) {
    return error instanceof StoreRefused;
  }
}

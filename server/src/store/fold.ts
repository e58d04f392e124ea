// Fold: brings the write-ahead log into the database file over a connection of its own beside the server's, so that a
// copy of that file alone is up to date.

import Database from 'better-sqlite3';
import { fileIn } from './files.ts';

/** SQLite's answer to a checkpoint: how many pages the log has, and how many of them are in the file by now. */
interface Checkpointed {
  readonly busy: number;
  readonly log: number;
  readonly checkpointed: number;
}

const isWhole = (said: Checkpointed | undefined): boolean =>
  said !== undefined && said.busy === 0 && said.checkpointed >= said.log;

/**
 * Folds as much as it can. What can't be folded now, for example on a full disk, is safe in the log and is folded
 * later.
 */
function checkpoint(db: Database.Database, how: 'passive' | 'restart'): Checkpointed | undefined {
  try {
    return db.prepare<[], Checkpointed>(`pragma wal_checkpoint(${how})`).get();
  } catch (error) {
    if (error instanceof Database.SqliteError) return undefined;
    throw error;
  }
}

/**
 * Brings what was committed into the file without waiting for readers or writers, or holding them up. Returns false
 * if somebody still reads an older state, or the disk takes nothing; the rest follows the next time.
 */
export const foldIn = (db: Database.Database): boolean => isWhole(checkpoint(db, 'passive'));

export interface Folding {
  /** Returns true if the file now holds everything that was committed before. */
  fold(): boolean;
  close(): void;
}

/** Opens the database of a folder to fold it from time to time. Throws if there is none. */
export function openFolding(folder: string): Folding {
  // No timeout: if somebody holds the log, the next call tries again.
  const db = new Database(fileIn(folder), { fileMustExist: true, timeout: 0 });
  db.pragma('synchronous = full');
  return {
    fold() {
      // This does most of the work and holds no writer up.
      if (!foldIn(db)) return false;
      // Only what came meanwhile is left, which is little. The log then begins anew, so it never grows until the
      // server itself has to fold it.
      checkpoint(db, 'restart');
      return true;
    },
    close: () => void db.close(),
  };
}

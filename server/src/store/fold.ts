// Fold: brings what stands in the write-ahead log into the database file, by a connection of its own beside the server's, so
// that a copy of that file alone is not a copy of the past.

import Database from 'better-sqlite3';
import { fileIn } from './files.ts';

/** What SQLite says of a checkpoint: pages in the log, and how many of them are in the file by now. */
interface Checkpointed {
  readonly busy: number;
  readonly log: number;
  readonly checkpointed: number;
}

const isWhole = (said: Checkpointed | undefined): boolean =>
  said !== undefined && said.busy === 0 && said.checkpointed >= said.log;

/** Folds as far as it goes. What can't be folded now, on a full disk say, is safe in the log and folded later. */
function checkpoint(db: Database.Database, how: 'passive' | 'restart'): Checkpointed | undefined {
  try {
    return db.prepare<[], Checkpointed>(`pragma wal_checkpoint(${how})`).get();
  } catch (error) {
    if (error instanceof Database.SqliteError) return undefined;
    throw error;
  }
}

/**
 * Brings into the file what was committed. Whoever writes or reads meanwhile is neither waited for nor held up. False where
 * somebody still reads an older state, or the disk takes nothing: the rest follows at the next time.
 */
export const foldIn = (db: Database.Database): boolean => isWhole(checkpoint(db, 'passive'));

export interface Folding {
  /** True where the file holds everything that was committed before. */
  fold(): boolean;
  close(): void;
}

/** Opens the database of a folder to fold it from time to time. Throws where there is none. */
export function openFolding(folder: string): Folding {
  // It waits for nobody: who holds the log for longer is asked again the next time.
  const db = new Database(fileIn(folder), { fileMustExist: true, timeout: 0 });
  db.pragma('synchronous = full');
  return {
    fold() {
      // Most of the work, and none of it holds up who writes.
      if (!foldIn(db)) return false;
      // What came meanwhile is little. The log begins anew, so that it never grows until the server itself has to fold it.
      checkpoint(db, 'restart');
      return true;
    },
    close: () => void db.close(),
  };
}

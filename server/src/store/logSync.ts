// LogSync: what was committed reaches the disk by a thread of the system, and the server's own hears others meanwhile. SQLite
// itself would wait for the disk with all of them.

import { close, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type Database from 'better-sqlite3';
import { assert } from '@dunmer/shared/lib';
import { logOf } from './files.ts';
import { foldIn } from './fold.ts';

/** Brings what was written to a file to the disk. Rejects where the disk takes it not. */
export type Datasync = (fd: number) => Promise<void>;

export const datasync: Datasync = promisify(fdatasync);

export interface LogSync {
  /** Resolves when everything that was committed before is on the disk; rejects where that is not known. */
  sync(): Promise<void>;
  close(): void;
}

/**
 * Takes over the waiting for the disk at each commit of a database. `bring`: how a file is brought to the disk. After it
 * has failed once, nobody knows what the system still holds, and a second try would say nothing: then the whole log is
 * written into the file anew, and has to be there.
 */
export function syncLog(db: Database.Database, path: string, bring: Datasync): LogSync {
  // Commits are written and not waited for; folding goes on waiting for the disk by itself.
  db.pragma('synchronous = normal');
  let fd: number | null = null;
  let isDoubtful = false;
  return {
    async sync() {
      fd ??= openSync(logOf(path), 'r+');
      if (isDoubtful) assert(foldIn(db), 'the log is in the file');
      isDoubtful = true;
      await bring(fd);
      isDoubtful = false;
    },
    close() {
      if (fd !== null) close(fd);
      fd = null;
    },
  };
}

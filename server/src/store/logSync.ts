// LogSync: a thread of the system brings commits to the disk, so that the server's own thread can go on. SQLite
// itself would block it until the disk is done.

import { close, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type Database from 'better-sqlite3';
import { assert } from '@dunmer/shared/lib';
import { logOf } from './files.ts';
import { foldIn } from './fold.ts';

/** Brings what was written to a file to the disk; rejects if that fails. */
export type Datasync = (fd: number) => Promise<void>;

export const datasync: Datasync = promisify(fdatasync);

export interface LogSync {
  /** Resolves when everything committed before is on the disk; rejects if that is uncertain. */
  sync(): Promise<void>;
  close(): void;
}

/**
 * Takes over the waiting for the disk after each commit. `bring` syncs a file to the disk. If it has failed once,
 * nobody knows what the system still holds, and a second try would prove nothing; so the whole log is then written
 * into the file anew, which must succeed.
 */
export function syncLog(db: Database.Database, path: string, bring: Datasync): LogSync {
  // SQLite no longer waits at commits; folding still waits for the disk by itself.
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

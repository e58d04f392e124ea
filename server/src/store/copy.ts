// Copy: makes a whole, consistent copy of a database beside the server that writes it.

import { closeSync, fsyncSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { openBeside } from './database.ts';
import { fileAt } from './files.ts';

/** How many pages of 4 KiB are copied in one step. */
const STEP = 256;
/** The longest rest after a step in milliseconds, however slow the disk is. */
const LONGEST_REST = 200;

/** Blocks this thread only. */
const rest = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Brings what was copied so far to the disk, then rests as long as that took, so that others can use the disk. */
function settle(file: number): void {
  const began = performance.now();
  fsyncSync(file);
  rest(Math.min(LONGEST_REST, performance.now() - began));
}

/**
 * Copies the database at `place` to a new file, as it stands at one moment, whatever is written meanwhile. `told` is
 * called with the part that is done, from 0 to 1. The copy is one file, readable by its owner only, and on the disk
 * when this resolves. Throws if there is no database, if the file already exists, or if it can't be written.
 */
export async function copyDatabase(place: string, to: string, told: (part: number) => void): Promise<void> {
  const source = openBeside(fileAt(place));
  // Created here, before SQLite would create it, to get our mode.
  const file = openSync(to, 'wx', 0o600);
  try {
    // From here on it reads one state; otherwise the backup would begin again whenever somebody writes.
    source.exec('begin');
    source.prepare('select 1 from sqlite_schema').get();
    await source.backup(to, {
      progress({ totalPages, remainingPages }) {
        settle(file);
        told(totalPages === 0 ? 0 : 1 - remainingPages / totalPages);
        return STEP;
      },
    });
    told(1);
  } finally {
    closeSync(file);
    source.close();
  }
  const copy = new Database(to);
  try {
    // Turns the write-ahead log off, so that the copy is a single file.
    copy.pragma('journal_mode = delete');
  } finally {
    copy.close();
  }
}

// Copy: a whole, consistent copy of a database, made beside the server that writes it.

import { closeSync, fsyncSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { openBeside } from './database.ts';
import { fileAt } from './files.ts';

/** Pages of 4 KiB at once. */
const STEP = 256;
/** However slow the disk is, a step is not rested from for longer. */
const LONGEST_REST = 200;

/** Holds this thread up; nobody else. */
const rest = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Brings what was copied by now to the disk, and leaves the disk to others for as long as that took. */
function settle(file: number): void {
  const began = performance.now();
  fsyncSync(file);
  rest(Math.min(LONGEST_REST, performance.now() - began));
}

/**
 * Copies the database at a place to a new file, as it stands at one moment, whatever is written meanwhile; `told` hears which part
 * of it is done. The copy is one file, readable by its owner only, and is on the disk when this resolves. Throws where there is no
 * database, where the file is there already, or where it can't be written.
 */
export async function copyDatabase(place: string, to: string, told: (part: number) => void): Promise<void> {
  const source = openBeside(fileAt(place));
  // Made before SQLite makes it: with our mode.
  const file = openSync(to, 'wx', 0o600);
  try {
    // From here on it reads one state; otherwise it would begin again whenever somebody writes.
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
    // Without a log beside it: one file is the whole.
    copy.pragma('journal_mode = delete');
  } finally {
    copy.close();
  }
}

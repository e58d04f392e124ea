// FrozenAt: what a kill leaves of the database at each statement of a command: a copy of the files as they are then.
// The system keeps everything that a killed process has written, and nothing else.

import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { EventRoom } from '../support/eventRoom.ts';
import type { Eve } from './bring.ts';

const FILE = 'dunmer-trade.sqlite';

/**
 * Gives the command to a server on this folder; returns, for each of its statements, a folder inside `below` with the
 * database as it was when the statement began.
 */
export async function frozenAt(
  folder: string,
  { trader, command }: Eve,
  below: string,
): Promise<readonly string[]> {
  const folders: string[] = [];
  let isCounting = false;
  const room = await EventRoom.open({
    folder,
    seeding: null,
    onStatement(statement) {
      // What a trigger does belongs to the statement before it.
      if (!isCounting || statement.startsWith('--')) return;
      const left = join(below, String(folders.length + 1));
      mkdirSync(left);
      for (const name of [FILE, `${FILE}-wal`])
        if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(left, name));
      folders.push(left);
    },
  });
  isCounting = true;
  const result = await room.send(trader, command);
  isCounting = false;
  await room.close();
  if (!result.ok) throw new Error(`not settled: ${result.error.code}`);
  return folders;
}

// Where a database's header says that it is written through a log beside it.
const THROUGH_LOG = [18, 19] as const;

/** Returns the database of a folder as SQLite finds it there, with the commits that its log holds. */
export function recovered(folder: string): Buffer {
  const db = new Database(join(folder, FILE));
  const image = db.serialize();
  db.close();
  for (const at of THROUGH_LOG) image[at] = 1;
  return image;
}

// Privacy: a data folder and its files are readable by their owner alone; rows that lie face down, seeds and codes are in them.

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { relative, resolve } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
/** Anybody may put something into it. */
const STICKY = 0o1000;
/** What SQLite lays beside a file. */
const BESIDE = ['', '-wal', '-shm', '-journal'] as const;

/** Closes it to others where that is ours to do: on a disk that knows of owners, and of what is ours. */
function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // Somebody else's, who lets us write: they decide who reads.
  }
}

const isWithin = (folder: string, path: string): boolean => !/^\.\.(?:[\\/]|$)/.test(relative(folder, path));

/** Whether an existing folder is one for data, and not one in which other things live that others have to reach. */
export const isForDataAlone = (
  folder: string,
  { cwd, home } = { cwd: process.cwd(), home: homedir() },
): boolean => {
  const at = resolve(folder);
  if (isWithin(at, cwd) || isWithin(at, home)) return false;
  return !existsSync(at) || (statSync(at).mode & STICKY) === 0;
};

/** Makes the folder where it is missing, and closes it to others. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  if (isForDataAlone(folder)) close(folder, FOLDER);
}

/** Makes a database's file where it is missing, and closes it to others, with what lies beside it: new ones there are as it is. */
export function privateFile(path: string): void {
  closeSync(openSync(path, 'a', FILE));
  for (const ending of BESIDE) if (existsSync(path + ending)) close(path + ending, FILE);
}

// Privacy: only their owner can read a data folder and its files. They hold face-down rows, seeds and codes.

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { relative, resolve } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
/** The mode bit of a folder in which anybody may create files. */
const STICKY = 0o1000;
/** The endings of a database file and of the files that SQLite puts beside it. */
const BESIDE = ['', '-wal', '-shm', '-journal'] as const;

/** Closes a path to others if we may: on a disk that knows owners, and where the path is ours. */
function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // It belongs to somebody else who lets us write; they decide who reads it.
  }
}

const isWithin = (folder: string, path: string): boolean => !/^\.\.(?:[\\/]|$)/.test(relative(folder, path));

/** Whether a folder is for data alone and not one that holds other things which others must reach. */
export const isForDataAlone = (
  folder: string,
  { cwd, home } = { cwd: process.cwd(), home: homedir() },
): boolean => {
  const at = resolve(folder);
  if (isWithin(at, cwd) || isWithin(at, home)) return false;
  return !existsSync(at) || (statSync(at).mode & STICKY) === 0;
};

/** Makes the folder if it is missing, and closes it to others. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  if (isForDataAlone(folder)) close(folder, FOLDER);
}

/**
 * Makes a database file if it is missing, and closes it and the files beside it to others. New files beside it take
 * its mode.
 */
export function privateFile(path: string): void {
  closeSync(openSync(path, 'a', FILE));
  for (const ending of BESIDE) if (existsSync(path + ending)) close(path + ending, FILE);
}

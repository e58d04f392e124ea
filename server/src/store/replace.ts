// Replace: puts another database in the place of a folder's own, which is kept aside untouched.

import { copyFileSync, existsSync, linkSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileIn } from './files.ts';
import { privateFile, privateFolder } from './privacy.ts';

/** The endings of files beside a database while it is open, and after a crash. */
const BESIDE = ['-wal', '-shm'] as const;

/** Gives the file a second name; copies it where the file system can't do that. */
function alsoAs(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
}

/**
 * Puts the file `by` in the place of a folder's database. The old one is kept in the new folder `aside` and never
 * opened, because SQLite throws away the log of a broken file. The folder must be locked: nobody may be using it.
 */
export function replaceDatabase(
  folder: string,
  { by, aside }: { readonly by: string; readonly aside: string },
): void {
  const file = fileIn(folder);
  privateFolder(aside);
  // The old file keeps its name until the new one takes it: a server that starts meanwhile would find no event, and
  // begin a sample.
  if (existsSync(file)) {
    alsoAs(file, fileIn(aside));
    privateFile(fileIn(aside));
  }
  // SQLite would take a log that is left behind for the new database's own.
  for (const end of BESIDE)
    if (existsSync(file + end)) renameSync(file + end, join(aside, basename(file) + end));
  renameSync(by, file);
}

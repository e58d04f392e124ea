// Replace: another database takes the place of a folder's own, which is kept aside as it lies there.

import { copyFileSync, existsSync, linkSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileIn } from './files.ts';
import { privateFile, privateFolder } from './privacy.ts';

/** What stands beside a database while it is open, and after a crash. */
const BESIDE = ['-wal', '-shm'] as const;

/** The same file under another name as well; where the file system can't, a copy of it. */
function alsoAs(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
}

/**
 * Puts the file `by` in the place of a folder's database. What was there is kept in the new folder `aside`, unopened: SQLite throws
 * the log of a broken file away. The folder has to be locked: nobody may work with it.
 */
export function replaceDatabase(
  folder: string,
  { by, aside }: { readonly by: string; readonly aside: string },
): void {
  const file = fileIn(folder);
  privateFolder(aside);
  // Under its own name it stands until the other one does: a start meanwhile would find no event, and begin a sample.
  if (existsSync(file)) {
    alsoAs(file, fileIn(aside));
    privateFile(fileIn(aside));
  }
  // A log that is left would be taken for the new database's own.
  for (const end of BESIDE)
    if (existsSync(file + end)) renameSync(file + end, join(aside, basename(file) + end));
  renameSync(by, file);
}

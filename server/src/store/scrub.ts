// Scrub: removes erased data from the files. Its pages are overwritten, and the write-ahead log, which still holds
// them as they were, is emptied into the file.

import Database from 'better-sqlite3';

/**
 * Waits for nobody. Returns false if somebody still reads an older state, or the disk takes nothing; then it must be
 * called again.
 */
export function scrub(db: Database.Database): boolean {
  const patience = Number(db.pragma('busy_timeout', { simple: true }));
  db.pragma('busy_timeout = 0');
  try {
    const [said] = db.prepare<[], { readonly busy: number }>('pragma wal_checkpoint(truncate)').all();
    return said?.busy !== 1;
  } catch (error) {
    if (error instanceof Database.SqliteError) return false;
    throw error;
  } finally {
    db.pragma(`busy_timeout = ${patience}`);
  }
}

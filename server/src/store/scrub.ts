// Scrub: what was erased is in the files no more: its pages are written over, and the write-ahead log, which holds them as they were,
// is emptied into them.

import Database from 'better-sqlite3';

/** Waits for nobody; false where somebody still reads what was before, or the disk takes nothing: then it is asked again. */
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

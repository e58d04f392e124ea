// Lawless: a database without its laws, for tests that change it as only somebody with the file can.

import type Database from 'better-sqlite3';

/** Drops every trigger and switches off all checks. */
export function lawless(db: Database.Database): Database.Database {
  db.pragma('ignore_check_constraints = on');
  db.pragma('foreign_keys = off');
  const triggers = db
    .prepare<[], { readonly name: string }>(`select name from sqlite_master where type = 'trigger'`)
    .all();
  for (const { name } of triggers) db.exec(`drop trigger ${name}`);
  return db;
}

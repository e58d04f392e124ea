// Lent database: a database in a connection that others used before and will use after: opening one and preparing its
// statements, each with all the laws that it may break, is a fifth of what a test costs.

import type Database from 'better-sqlite3';
import { KeptDatabase } from './keptDatabase.ts';

/** Connections that nobody uses now. */
const free: KeptDatabase[] = [];

export interface Lent {
  readonly db: Database.Database;
  /** To be called once the database is closed: the next one may have its connection, if that is as it was made. */
  readonly giveBack: () => void;
}

/** Opens this image of a database. */
export function lend(image: Uint8Array): Lent {
  const kept = free.pop() ?? new KeptDatabase(image);
  const { db } = kept.open(image);
  return { db, giveBack: () => void (kept.isAsMade ? free.push(kept) : kept.end()) };
}

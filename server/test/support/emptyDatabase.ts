// Empty database: one that has just been made, as bytes from which many can be opened.

import { openMemory } from '../../src/store/database.ts';

/** Makes it. */
export async function emptyDatabase(): Promise<Buffer> {
  const db = await openMemory();
  const empty = db.serialize();
  db.close();
  return empty;
}

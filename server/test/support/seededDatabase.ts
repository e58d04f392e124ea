// Seeded database: one that has just been made, with traders in it, as bytes from which many can be opened.

import Database from 'better-sqlite3';
import { openMemory } from '../../src/store/database.ts';
import { storeOn } from '../../src/store/sqliteStore.ts';
import { type Seeding, seedStore } from './seed.ts';

/** One with nothing in it, made once. */
let empty: Promise<Buffer> | null = null;
const makeEmpty = async (): Promise<Buffer> => {
  const db = await openMemory();
  const bytes = db.serialize();
  db.close();
  return bytes;
};

/** Makes it. */
export async function seededDatabase(seeding: Seeding): Promise<Buffer> {
  empty ??= makeEmpty();
  const db = new Database(await empty);
  const options = { newEpoch: () => 'epoch', now: () => 0 };
  await seedStore(storeOn({ db, check: () => undefined, unlock: () => undefined }, options), seeding);
  const bytes = db.serialize();
  db.close();
  return bytes;
}

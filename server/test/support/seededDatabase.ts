// Seeded database: one that has just been made, with traders in it, as bytes from which many can be opened.

import { storeOn } from '../../src/store/sqliteStore.ts';
import { formedDatabase } from './formedDatabase.ts';
import { type Seeding, seedStore } from './seed.ts';

/** Makes it. */
export async function seededDatabase(seeding: Seeding): Promise<Buffer> {
  const db = await formedDatabase();
  const options = { newEpoch: () => 'epoch', now: () => 0 };
  await seedStore(storeOn({ db, check: () => undefined, unlock: () => undefined }, options), seeding);
  const bytes = db.serialize();
  db.close();
  return bytes;
}

// Seeded database: one that has just been made, with traders in it, as bytes from which many can be opened.

import { openMemory } from '../../src/store/database.ts';
import { storeOn } from '../../src/store/sqliteStore.ts';
import { type Seeding, seedStore } from './seed.ts';

/** Makes it. */
export async function seededDatabase(seeding: Seeding): Promise<Buffer> {
  const db = await openMemory();
  const options = { newEpoch: () => 'epoch', now: () => 0 };
  await seedStore(storeOn({ db, check: () => undefined, unlock: () => undefined }, options), seeding);
  const bytes = db.serialize();
  db.close();
  return bytes;
}

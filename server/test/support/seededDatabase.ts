// Seeded database: the bytes of a new database with traders in it, from which many can be opened.

import { openEditions, READY_CARDS, readEdition } from '../../src/catalogue/index.ts';
import { syncDefinitions } from '../../src/copies/index.ts';
import { storeOn } from '../../src/store/sqliteStore.ts';
import { formedDatabase } from './formedDatabase.ts';
import { type Seeding, seedStore } from './seed.ts';

const options = { newEpoch: () => 'epoch', now: () => 0 };
const nothing = (): void => undefined;

/** Makes the bytes. */
export async function seededDatabase(seeding: Seeding): Promise<Buffer> {
  const db = await formedDatabase();
  await seedStore(storeOn({ db, check: nothing, unlock: nothing }, options), seeding);
  const bytes = db.serialize();
  db.close();
  return bytes;
}

/** Makes the bytes of an event whose edition is known too; without traders when `seeding` is null. */
async function begunDatabase(seeding: Seeding | null): Promise<Buffer> {
  const db = await formedDatabase();
  const store = storeOn({ db, check: nothing, unlock: nothing }, options);
  const edition = readEdition(READY_CARDS);
  await openEditions(store, edition);
  await syncDefinitions(store, edition, 0);
  if (seeding !== null) await seedStore(store, seeding);
  const bytes = db.serialize();
  db.close();
  return bytes;
}

const begun = new Map<string, Promise<Buffer>>();

/**
 * Returns the database that a room begins with; rooms that are seeded alike get the same bytes, made once in a process.
 */
export function databaseOf(seeding: Seeding | null): Promise<Buffer> {
  const key = JSON.stringify(seeding);
  const known = begun.get(key) ?? begunDatabase(seeding);
  begun.set(key, known);
  return known;
}

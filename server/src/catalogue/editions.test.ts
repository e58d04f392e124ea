import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { seededDatabase } from '../../test/support/seededDatabase.ts';
import { StoreRefused } from '../store/index.ts';
import { storeOn } from '../store/sqliteStore.ts';
import { openEditions, READY_CARDS, readEdition } from './index.ts';

test('cards that cannot be saved stop the start: matches opened with them could not be played on later', async () => {
  const newest = readEdition(READY_CARDS);
  const image = await seededDatabase({ count: 0 });
  const storeWith = (check: () => void) =>
    storeOn(
      { db: new Database(image), check, unlock: () => undefined },
      { newEpoch: () => '', now: () => 0 },
    );
  const full = storeWith(() => {
    throw new Error('the disk is full');
  });
  await expect(openEditions(full, newest)).rejects.toThrow(StoreRefused);
  const store = storeWith(() => undefined);
  await openEditions(store, newest);
  expect(await store.read.edition(newest.version)).toEqual({ cards: newest.cards, decks: newest.decks });
});

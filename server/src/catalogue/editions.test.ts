import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { seededDatabase } from '../../test/support/seededDatabase.ts';
import { StoreRefused } from '../store/index.ts';
import { storeOn } from '../store/sqliteStore.ts';
import { editionOf, openEditions, READY_CARDS, readEdition } from './index.ts';

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

test('a card that was taken out of the newest ones stays known, so that its copies can be played on', async () => {
  const before = readEdition(READY_CARDS);
  const image = await seededDatabase({ count: 0 });
  const store = storeOn(
    { db: new Database(image), check: () => undefined, unlock: () => undefined },
    { newEpoch: () => '', now: () => 0 },
  );
  await openEditions(store, before);
  const [gone, ...left] = before.cards;
  const decks = before.decks.filter(({ cards }) => gone !== undefined && !cards.includes(gone.id));
  const { newest } = await openEditions(store, editionOf(left, decks));
  expect(gone === undefined ? null : newest.catalogue.get(gone.id)).toEqual(gone);
  // It is the same at the next start, under the same version.
  expect((await openEditions(store, editionOf(left, decks))).newest.version).toBe(newest.version);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import { type Edition, editionOf, READY_CARDS, readEdition } from '../catalogue/index.ts';
import { type Store, StoreRefused } from '../store/index.ts';
import { openFormed } from '../../test/support/formedDatabase.ts';
import { syncDefinitions } from './definitions.ts';

const ready = readEdition(READY_CARDS);
const unique = present(
  ready.cards.find(({ rarity }) => rarity === 'unique'),
  'there is a unique',
);

let store: Store;
beforeEach(async () => {
  store = await openFormed({ folder: null, newEpoch: () => 'epoch', now: () => 0 });
  await syncDefinitions(store, ready, 0);
});
afterEach(() => store.close());

const definition = (card: string) => store.read.cards.definition(card);
const without = (card: string): Edition =>
  editionOf(
    ready.cards.filter(({ id }) => id !== card),
    [],
  );
const withCopies = (copies: number): Edition =>
  editionOf(
    ready.cards.map((card) => (card.id === unique.id ? { ...card, copies } : card)),
    [],
  );

test('every card of the newest edition can be dealt; one that is gone is retired until it comes back', async () => {
  expect(await store.read.cards.definitions()).toHaveLength(ready.cards.length);
  await syncDefinitions(store, without(unique.id), 0);
  expect(await definition(unique.id)).toMatchObject({ retired: true });
  await syncDefinitions(store, ready, 0);
  expect(await definition(unique.id)).toMatchObject({ retired: false });
});

test('a card of another rarity is dealt as that from then on', async () => {
  const { id } = present(
    ready.cards.find(({ rarity }) => rarity === 'standard'),
    'there is a standard card',
  );
  const rare = ready.cards.map((each) => (each.id === id ? { ...each, rarity: 'rare' as const } : each));
  await syncDefinitions(store, editionOf(rare, []), 0);
  expect(await definition(id)).toMatchObject({ rarity: 'rare' });
});

test('a start with the same cards writes nothing', async () => {
  const before = await store.read.journal.last();
  await syncDefinitions(store, ready, 5);
  expect(await store.read.journal.last()).toEqual(before);
});

test('copies of a unique cannot go below those that exist: the start stops with what to do', async () => {
  await syncDefinitions(store, withCopies(3), 0);
  const copies = [1, 2].map((serial) => ({
    id: `c${serial}`,
    card: unique.id,
    rarity: unique.rarity,
    serial,
    startOf: null,
  }));
  await store.transact(async (tx) => ok(await tx.cards.addCopies(copies)));
  await syncDefinitions(store, withCopies(2), 0);
  await expect(syncDefinitions(store, withCopies(1), 0)).rejects.toThrow(StoreRefused);
  await expect(syncDefinitions(store, withCopies(1), 0)).rejects.toThrow(
    `"${unique.id}" is unique with 1 copies`,
  );
  expect(await definition(unique.id)).toMatchObject({ copies: 2 });
});

// What a phone can check by itself as soon as it is published.

import { expect, test } from 'vitest';
import { cards, logOf, playSealed } from '../testing/index.ts';
import { evolveMatchAll, NEW_SEALED_MATCH, promiseOpens, rowOpens, seedOpens, type Seals } from './index.ts';

const SIX = ['scamp', 'scamp', 'scamp', 'scamp', 'scamp', 'scamp'];
const log = logOf(
  playSealed({
    match: 'm',
    catalogue: cards({ scamp: 'strength > cunning' }),
    decks: { a: SIX, b: SIX },
    bots: [],
    label: 'x',
    manner: 'played-out',
  }),
);
const after = (type: string): Seals =>
  evolveMatchAll(NEW_SEALED_MATCH, log.slice(0, log.findIndex((event) => event.type === type) + 1)).seals;
const revealed = log.flatMap((event) => (event.type === 'CardsRevealed' ? [event.field] : []))[0] ?? {
  a: [],
  b: [],
};
const OTHER = 'cc'.repeat(32);

test('the seed opens C at the end, another seed does not (F1, F7)', () => {
  expect(seedOpens(after('SaltsPublished'))).toBe(false);
  expect(seedOpens(after('SeedPublished'))).toBe(true);
  expect(seedOpens({ ...after('SeedPublished'), seed: OTHER })).toBe(false);
});

test('both n open their K once they are published, another n does not (F3)', () => {
  expect(promiseOpens(after('PromisesPublished'), 'a')).toBe(false);
  const seals = after('NoncesPublished');
  expect(promiseOpens(seals, 'a') && promiseOpens(seals, 'b')).toBe(true);
  expect(promiseOpens({ ...seals, nonces: { a: OTHER, b: OTHER } }, 'b')).toBe(false);
});

test('an n may be empty only where its seat went on without one (F4)', () => {
  const seals = { ...after('NoncesPublished'), nonces: { a: '', b: OTHER } };
  expect(promiseOpens(seals, 'a')).toBe(false);
  expect(promiseOpens({ ...seals, waived: [{ seat: 'a', by: 'referee' }] }, 'a')).toBe(true);
});

test('every row opens at the reveal, to these cards in these cells alone (F6)', () => {
  const seals = after('SaltsPublished');
  expect(seals.rows.map((row) => rowOpens(seals, row, revealed))).toEqual([true, true, true, true]);
  const moved = { a: revealed.a.toReversed(), b: revealed.b.toReversed() };
  expect(seals.rows.map((row) => rowOpens(seals, row, moved))).toEqual([false, false, false, false]);
  const early = { ...seals, salts: null };
  expect(seals.rows.map((row) => rowOpens(early, row, revealed))).toEqual([false, false, false, false]);
});

// With how many free cards somebody would sit down, and whether that leaves them short (rule 2.2).

import { expect, it } from 'vitest';
import { freeCards, shortBy } from './copies.ts';

const owned = (size: number, bound = 0) => ({ deck: { size, bound }, match: null });
const match = {
  match: 'm',
  seat: 'a',
  opponent: { person: 'p', name: 'n', code: 'c' },
  stake: 1,
  counted: false,
} as const;

it('what is frozen or reserved is not free', () => {
  expect(freeCards(owned(9, 2))).toBe(7);
});

it('fewer than six free cards are few, now or after some have gone or come', () => {
  expect([shortBy(owned(6)), shortBy(owned(5)), shortBy(owned(9, 4))]).toEqual([null, 5, 5]);
  expect([shortBy(owned(8), -2), shortBy(owned(8), -3), shortBy(owned(5), 1)]).toEqual([null, 5, null]);
});

it('while a match binds them all, nothing is said', () => {
  expect(shortBy({ ...owned(9, 9), match })).toBeNull();
});

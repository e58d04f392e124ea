// A trade that leaves its giver with a short deck (rule 2.2).

import { expect, it } from 'vitest';
import { leftShort } from './draft.ts';

const home = (size: number, bound = 0) => ({ deck: { size, bound }, match: null });
const cards = (count: number) => ({
  copies: Array.from({ length: count }, (_, i) => ({ copy: `k${i}`, card: 'scamp' })),
});

it('is one after which fewer than six cards are free, what comes counted too', () => {
  expect(leftShort(home(8), cards(2), cards(0))).toBeNull();
  expect(leftShort(home(8), cards(3), cards(0))).toBe(5);
  expect(leftShort(home(8), cards(3), cards(1))).toBeNull();
  expect(leftShort(home(8, 2), cards(1), cards(0))).toBe(5);
  expect(leftShort(home(4), cards(1), cards(0))).toBe(3);
});

it('is none that takes no cards away', () => {
  expect(leftShort(home(4), cards(1), cards(1))).toBeNull();
  expect(leftShort(home(4), cards(0), cards(1))).toBeNull();
});

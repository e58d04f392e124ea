// Nouns with their numbers: one, a few, many.

import { expect, it } from 'vitest';
import { cardsEn, cardsRu, drakesRu } from './amounts.ts';
import { englishNoun, russianNoun } from './plural.ts';

const RU = { one: 'карта', few: 'карты', many: 'карт' } as const;

it.each([
  [0, 'карт'],
  [1, 'карта'],
  [2, 'карты'],
  [3, 'карты'],
  [4, 'карты'],
  [5, 'карт'],
  [11, 'карт'],
  [12, 'карт'],
  [21, 'карта'],
  [22, 'карты'],
  [111, 'карт'],
])('%i %s', (count, noun) => {
  expect(russianNoun(count, RU)).toBe(noun);
});

it('in English one is one, and all else is many', () => {
  const nouns = [0, 1, 2, 21].map((count) => englishNoun(count, { one: 'card', other: 'cards' }));
  expect(nouns).toEqual(['cards', 'card', 'cards', 'cards']);
});

it('amounts have their number before them, on one line', () => {
  expect([cardsRu(3), cardsEn(1), drakesRu(2)]).toEqual(['3\u00A0карты', '1\u00A0card', '2\u00A0дрейка']);
});

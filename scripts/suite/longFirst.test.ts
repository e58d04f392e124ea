import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONG, shuffled } from './longFirst.ts';

test('every file that goes first is there, once', () => {
  const root = new URL('../../', import.meta.url);
  expect(LONG.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  expect(new Set(LONG).size).toBe(LONG.length);
});

test('with a seed every file comes once, in an order that another seed does not give', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((moduleId) => ({ moduleId }));
  const orders = ['1', '2', '1'].map((seed) => shuffled(files, seed).map(({ moduleId }) => moduleId));
  const [one, other, again] = orders;
  expect(one?.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(other).not.toEqual(one);
  expect(again).toEqual(one);
});

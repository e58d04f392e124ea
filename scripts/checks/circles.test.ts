import { expect, test } from 'vitest';
import { circlesIn } from './circles.ts';

const graphOf = (ways: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(ways));

test('files that only go down make no circle, however many ways lead to one of them', () => {
  expect(circlesIn(graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
});

test('two that import each other are named, and so is who imports itself', () => {
  expect(circlesIn(graphOf({ a: ['b'], b: ['a'] }))).toEqual([['a', 'b', 'a']]);
  expect(circlesIn(graphOf({ a: ['a'] }))).toEqual([['a', 'a']]);
});

test('a circle is found behind files that stand outside of it, each circle once', () => {
  const graph = graphOf({ a: ['b'], b: ['c'], c: ['d'], d: ['b'], e: ['f'], f: ['e', 'a'] });
  expect(circlesIn(graph)).toEqual([
    ['b', 'c', 'd', 'b'],
    ['e', 'f', 'e'],
  ]);
});

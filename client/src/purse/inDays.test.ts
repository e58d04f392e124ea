// The lines of a statement, grouped by day.

import { expect, it } from 'vitest';
import { inDays } from './statement.tsx';

it('lines of one day stand together, in the order in which they came', () => {
  const days = inDays(['b3', 'b2', 'a9', 'b1'], (line) => line.slice(0, 1));
  expect(days).toEqual([
    { name: 'b', lines: ['b3', 'b2'] },
    { name: 'a', lines: ['a9'] },
    { name: 'b', lines: ['b1'] },
  ]);
});

it('where there are no lines, there are no days', () => {
  expect(inDays([], String)).toEqual([]);
});

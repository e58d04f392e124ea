// What is news to somebody's partner. Clocks are not: a running clock would tell that something happens to the other.

import { expect, test } from 'vitest';
import { newsIn } from './newsIn.ts';

const home = (due: object, purse = 10) => ({
  purse,
  intrigue: { due: [{ asking: 1, full: 15_000, ...due }] },
});

test('time that passes is no news, nor that a clock has begun to run', () => {
  const before = newsIn(home({ left: 15_000, runs: false }));
  expect(newsIn(home({ left: 15_000, runs: true }))).toBe(before);
  expect(newsIn(home({ left: 9_000, runs: true }))).toBe(before);
});

test('another asking is news, and so is all else', () => {
  const before = newsIn(home({ left: 1, runs: true }));
  expect(newsIn(home({ left: 1, runs: true, asking: 2 }))).not.toBe(before);
  expect(newsIn(home({ left: 1, runs: true }, 11))).not.toBe(before);
});

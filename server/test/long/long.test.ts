// Tests of the long test itself: it plays as much as it was asked for, or it has failed.

import { expect, test } from 'vitest';
import { playLongPairs } from './longPairs.ts';
import { sizesFor, wordsOf } from './sizes.ts';
import { simulateInWorkers } from './workers.ts';

test('the whole is asked for without minutes, and a share of every size with them', () => {
  const whole = sizesFor(null);
  expect(whole).toMatchObject({
    share: 1,
    pairs: 10_000,
    socketPairs: 200,
    matches: 100_000,
    browserMatches: 30,
  });
  const quarter = sizesFor(60);
  expect(quarter).toMatchObject({
    share: 0.25,
    pairs: 2500,
    socketPairs: 50,
    matches: 25_000,
    browserMatches: 8,
  });
  expect(quarter.suites.KILLS).toBe(50);
  expect(wordsOf(quarter)).toContain('25.0 % of it: KILLS 50');
});

test('no suite is asked for less than in `npm test`', () => {
  expect(sizesFor(1).suites).toMatchObject({ KILLS: 10, STALLED_SECONDS: 15, BANK_OPERATIONS: 5000 });
});

test.each([
  ['that were played', 2, true],
  ['that could not be begun in time', 0, false],
])('pairs %s', async (_, minutes, isGood) => {
  const until = performance.now() + minutes * 60_000;
  const staged = await playLongPairs(
    1,
    { pairs: 1, latePairs: 0, socketPairs: 0, handPairs: 0, gamePairs: 0 },
    until,
  );
  expect(staged.isGood, staged.said).toBe(isGood);
  expect(staged.said).toContain(`${isGood ? 1 : 0} of 1 pairs alike`);
});

test.each([
  ['that were played', 2, true],
  ['that could not be begun in time', 0, false],
])('matches %s', async (_, minutes, isGood) => {
  const staged = await simulateInWorkers(1, 2, performance.now() + minutes * 60_000);
  expect(staged.isGood, staged.said).toBe(isGood);
  expect(staged.said).toContain('of 2 matches');
});

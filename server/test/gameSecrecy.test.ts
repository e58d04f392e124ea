// PATRONS 11 and 12 at an event: over sockets and HTTP nobody is sent a different byte, or told a different clock,
// because of what only a seat at the patrons' table knows. The long test plays more pairs, and plants every leak.

import { expect, test } from 'vitest';
import { GAME_LEAKS, LEAKING } from './secrecy/gameLeaks.ts';
import { playGamePair } from './secrecy/gamePairs.ts';

test.each([
  ['a patron that is sealed', 'patron', 1],
  ['an exchange, and so the hand and the pile', 'exchange', 2],
  ['a pile', 'pile', 3],
] as const)('two runs that differ in %s are the same to everybody else', async (_, hidden, seed) => {
  const { difference, isHidden, lines, seen } = await playGamePair(seed, hidden);
  expect(difference).toBeNull();
  expect(isHidden).toBe(hidden !== 'pile');
  expect(lines).toBeGreaterThan(200);
  if (hidden !== 'patron') expect([...seen]).toContain('StrikeDeclared');
});

// Planting each of the other leaks costs as much: the long test plants them all.
test.each(['the fingerprint of a view', 'the journal'] as const)(
  'they are not where %s tells',
  async (where) => {
    const { difference } = await playGamePair(LEAKING, 'exchange', GAME_LEAKS[where]);
    expect(difference).not.toBeNull();
  },
);

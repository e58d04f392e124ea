// The commands of the patrons' table: their arguments, and what they print.

import { expect, test } from 'vitest';
import { balanceText, type GameFigures } from './balance.ts';
import { settingsOf } from './settings.ts';

test.each([
  [[], { games: 10, seed: 1, strength: 'middle' }],
  [['--games', '3', '--seed', '2', '--strength', 'strong'], { games: 3, seed: 2, strength: 'strong' }],
])('%j asks for %j', (args, settings) => {
  expect(settingsOf(args, 10)).toEqual({ ok: true, value: settings });
});

test.each([
  [['--games', '0'], /--games/],
  [['--games', 'many'], /--games/],
  [['--seed', '1.5'], /--seed/],
  [['--strength', 'wise'], /simple, middle, strong/],
  [['--colour'], /colour/],
])('%j is refused in a sentence', (args, said) => {
  expect(settingsOf(args, 10)).toEqual({ ok: false, error: expect.stringMatching(said) });
});

const game = (a: string, b: string, winner: 'a' | 'b' | null, turns = 15): GameFigures => ({
  patrons: { a, b },
  first: 'a',
  winner,
  turns,
});

test('a patron’s share is of its decided games against others; drawn games and late ones are counted apart', () => {
  const figures = [
    game('x', 'y', 'a'),
    game('y', 'x', 'a', 16),
    game('x', 'x', 'b', 20),
    game('y', 'x', null, 20),
  ];
  const lines = balanceText(['x', 'y'], figures)
    .split('\n')
    .map((line) => line.split(/\s{2,}/u));
  expect(lines.map(([what, is]) => [what, is?.trim()])).toEqual([
    ['x', '50.0 %'],
    ['y', '50.0 %'],
    ['first seat', '66.7 %'],
    ['turns, median', '20'],
    ['reach turn 20', '50.0 %'],
    ['drawn', '25.0 %'],
  ]);
});

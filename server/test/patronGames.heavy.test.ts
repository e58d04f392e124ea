// Self-play at the patrons' table in the suite: as many games of `npm run selfplay -- --table patrons` as there is time
// for.

import { expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { playPatronGame } from '@dunmer/shared/testing';
import { gameFaultIn, patronGamesOf, selfPlayPatrons } from './selfplay/patrons.ts';

const GAMES = Number(process.env['PATRON_GAMES'] ?? 100);
const SEED = Number(process.env['SEED'] ?? 1);

test('games of random catalogues end, keep every law and agree with resolve of their scripts', () => {
  let played = 0;
  expect(
    selfPlayPatrons(SEED, GAMES, () => {
      played += 1;
    }),
  ).toBeNull();
  expect(played).toBe(GAMES);
});

test('a fault is found: a game that stops before its end, one that resolves otherwise; and it comes with the script', () => {
  const games = patronGamesOf(2, 10);
  const [game] = games;
  const one = present(game, 'a game');
  expect(gameFaultIn(one, playPatronGame(one).slice(0, -1))?.what).toBe('every game ends: it goes on');
  const struck = games.flatMap((each) => {
    const steps = playPatronGame(each);
    return steps.some((step) => step.events.some((event) => event.type === 'StrikeDeclared'))
      ? [[each, steps] as const]
      : [];
  })[0];
  const [other, steps] = present(struck, 'a game with a strike');
  const silent = steps.map((step) => ({
    ...step,
    events: step.events.filter((event) => event.type !== 'StrikeDeclared'),
  }));
  const fault = gameFaultIn(other, silent);
  expect(fault?.what).toMatch(/replay|resolve says/u);
  expect(fault?.script).toMatchObject({ id: 'self-play', cards: other.cards });
});

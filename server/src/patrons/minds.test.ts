// Bots at the patrons' table keep to the rules, play only on what they see, and the stronger one wins.

import { expect, test } from 'vitest';
import { PRINTED } from '@dunmer/shared/patrons/script';
import type { GameState } from '@dunmer/shared/patrons';
import { chanceOf } from '../bot/index.ts';
import type { GameMind } from './mind.ts';
import { gameMindOf, playGame } from './index.ts';

const terms = { catalogue: PRINTED };

const winnerOf = ({ common }: GameState): string | null =>
  common.stage.at === 'finished' && 'winner' in common.stage.outcome ? common.stage.outcome.winner : null;

test('games between bots end by turn 20, and are the same for the same seed', () => {
  const mind = gameMindOf(terms, 'middle');
  const [one, again] = [1, 1].map((seed) => playGame(terms, { a: mind, b: mind }, chanceOf(seed)));
  expect(one?.state.common.stage).toMatchObject({ at: 'finished' });
  expect(again?.log).toEqual(one?.log);
});

test('the middle one beats the simple one in most of ten games', () => {
  const [middle, simple] = [gameMindOf(terms, 'middle'), gameMindOf(terms, 'simple')];
  const won = Array.from({ length: 10 }, (_, seed) => {
    const minds = seed % 2 === 0 ? { a: middle, b: simple } : { a: simple, b: middle };
    return winnerOf(playGame(terms, minds, chanceOf(seed)).state) === (seed % 2 === 0 ? 'a' : 'b');
  });
  expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(8);
});

test('a mind is given its own side and what everybody sees: no pile, and not the other’s hand', () => {
  const mind = gameMindOf(terms, 'middle');
  const given: string[] = [];
  const watched: GameMind = (view, chance) => {
    given.push(JSON.stringify([view.own, Object.keys(view).toSorted()]));
    return mind(view, chance);
  };
  const { log } = playGame(terms, { a: watched, b: gameMindOf(terms, 'simple') }, chanceOf(3));
  const drawnByB = log.flatMap((event) =>
    event.type === 'CardsDrawn' && event.to === 'b' ? event.cards : [],
  );
  const own = given.join('');
  expect(drawnByB.length).toBeGreaterThan(5);
  expect(drawnByB.filter(({ copy }) => own.includes(copy))).toEqual([]);
  expect(own).not.toContain('vault');
});

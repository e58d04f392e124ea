// Self-play in the suite: as many games of `npm run selfplay` as there is time for, and a check that it would find a
// fault.

import { describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { RandomStep } from '@dunmer/shared/testing';
import { disagreement, faultIn } from './selfplay/fault.ts';
import { gamesOf, type SelfPlay, stepsOf } from './selfplay/games.ts';
import { selfPlay } from './selfplay/selfPlay.ts';

const GAMES = 250;

test('matches of random catalogues, played at random and by bots of every strength, end, keep every law and agree with resolve of their scripts', () => {
  let played = 0;
  expect(
    selfPlay(1, GAMES, () => {
      played += 1;
    }),
  ).toBeNull();
  expect(played).toBe(GAMES);
});

const games = gamesOf(2, 60);

/** Returns the first game with a decision that `plant` can falsify, and its steps, falsified. */
function planted(
  plant: (step: RandomStep) => RandomStep,
): readonly [SelfPlay['game'], readonly RandomStep[]] {
  const found = games
    .map((one) => {
      const steps = stepsOf(one);
      return [one.game, steps, steps.map(plant)] as const;
    })
    .find(([, steps, changed]) => changed.some((step, i) => step !== steps[i]));
  const [game, , changed] = present(found, 'a game in which there is something to falsify');
  return [game, changed];
}

const changing =
  (change: (event: RandomStep['events'][number]) => RandomStep['events'][number]) =>
  (step: RandomStep): RandomStep => {
    const events = step.events.map(change);
    return events.some((event, i) => event !== step.events[i]) ? { ...step, events } : step;
  };

describe('a fault is found', () => {
  test('where a match stops before its end', () => {
    const one = present(games[0], 'a game');
    expect(faultIn(one.game, stepsOf(one).slice(0, -1))?.what).toMatch(/^every match ends/u);
  });

  test('where resolve of its script counts otherwise', () => {
    const [game, steps] = planted(
      changing((event) =>
        event.type === 'MatchCounted'
          ? { ...event, survivors: { ...event.survivors, a: event.survivors.a + 1 } }
          : event,
      ),
    );
    expect(disagreement(game, steps)?.what).toMatch(/^resolve says .*"survivors"/u);
  });

  test('PR11 where a play is told that was not made', () => {
    const [game, steps] = planted(
      changing((event) =>
        event.type === 'CardPlayed' ? { ...event, held: { ...event.held, key: 'carol/nothing' } } : event,
      ),
    );
    expect(game.windows).toBeDefined();
    expect(faultIn(game, steps)?.what).toMatch(/^(replay|redaction|determinism|conservation)/u);
  });

  test('where the log tells of another toss, and it comes with the script', () => {
    const [game, steps] = planted(
      changing((event) =>
        event.type === 'TossHeld' && event.occasion.step !== 'placement'
          ? { ...event, winner: event.winner === 'a' ? 'b' : 'a' }
          : event,
      ),
    );
    expect(faultIn(game, steps)).toMatchObject({
      what: expect.any(String),
      script: { id: 'self-play', decks: game.decks },
    });
  });
});

test('bots of every strength and random seats play them, with promises in hands and without', () => {
  const players = new Set(['random', 'simple', 'middle', 'strong']);
  for (const isPromised of [true, false]) {
    const some = games.filter(({ game }) => (game.windows !== undefined) === isPromised);
    expect(new Set(some.map((one) => one.player))).toEqual(players);
  }
});

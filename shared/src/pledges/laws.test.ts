// The laws of promises (PROMISES 11) on random events, and proofs that each would find a fault.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assert } from '../lib/index.ts';
import {
  arbPledgeGame,
  assertProperty,
  casesOf,
  type DecidePledges,
  everybodyOwnsFive,
  handsAreReckonedWith,
  movesTellAll,
  offRests,
  onlyFrontsComeAbout,
  playedByOthers,
  type PledgeLaw,
  playPledgeGame,
  pursesSuffice,
} from '../testing/index.ts';
import { decidePledges, evolvePledges, type PledgeMove } from './index.ts';

/** An event has eighty commands, so the suite checks more than two thousand. */
const RUNS = 30;

const games = casesOf(arbPledgeGame, 200, 7);
const played = games.map((game) => playPledgeGame(game));

const WHYS = {
  dealt: 1,
  signed: 1,
  annulled: 1,
  given: 1,
  received: 1,
  played: 1,
  'came-about': 1,
  'let-go': 1,
  'match-over': 1,
  'match-void': 1,
  ruined: 1,
  restored: 1,
  'sent-home': 1,
} satisfies Record<Exclude<PledgeMove['why'], 'used' | 'demand-ended'>, 1>;

test.each(Object.keys(WHYS))('promises are %s in at least three of two hundred events', (why) => {
  const seen = played.filter((steps) =>
    steps.some(({ decision }) => decision?.moves.some((move) => move.why === why)),
  );
  expect(seen.length).toBeGreaterThanOrEqual(3);
});

test('two thousand commands are given in the events of these laws, and some are paid for', () => {
  const steps = played.slice(0, RUNS).flat();
  expect(steps.length).toBeGreaterThan(2000);
  expect(played.flat().filter(({ decision }) => (decision?.payments.length ?? 0) > 0).length).toBeGreaterThan(
    10,
  );
});

const PROMISED: readonly (readonly [string, PledgeLaw])[] = [
  ['PR1 each trader owns five, and none lies before its owner', everybodyOwnsFive],
  ['each promise has one place, and none moves but by its move', movesTellAll],
  ['PR6, PR17 hands are as large as everybody reckons, and hold no more of others', handsAreReckonedWith],
  ['PR4, PR10 nobody plays their own, and each side gives one at most', playedByOthers],
  ['PR13 what comes about leaves hands alone', onlyFrontsComeAbout],
  ['PR22 nobody pays more than they have, or for another', pursesSuffice],
  ['while the module is off, all rests', offRests],
];

test.each(PROMISED)('%s', (_, law) =>
  assertProperty(
    fc.property(arbPledgeGame, (game) => {
      const fault = law(playPledgeGame(game));
      assert(fault === null, fault ?? '');
    }),
    RUNS,
  ),
);

/** Returns the first fault found in events that a wrong core decides. */
function faultOf(law: PledgeLaw, decide: DecidePledges): string | null {
  for (const game of games) {
    const fault = law(playPledgeGame(game, decide));
    if (fault !== null) return fault;
  }
  return null;
}

/** Decides as the core does, then changes the resulting moves. */
const moving =
  (change: (move: PledgeMove) => readonly PledgeMove[]): DecidePledges =>
  (cards, state, command, facts) => {
    const decided = decidePledges(cards, state, command, facts);
    if (!decided.ok) return decided;
    const moves = decided.value.moves.flatMap(change);
    const { ruined } = decided.value.state;
    const after = moves.reduce(evolvePledges, { ...state, ruined });
    return { ok: true, value: { ...decided.value, moves, state: after } };
  };

describe('a fault is found', () => {
  test('where one promise is not dealt', () => {
    const four = moving((move) => (move.why === 'dealt' && move.pledge.card === 'surety' ? [] : [move]));
    expect(faultOf(everybodyOwnsFive, four)).toMatch(/owns 4$/u);
  });

  test('where a promise that came home lies before its owner', () => {
    const before = moving((move) =>
      move.why === 'match-over'
        ? [{ ...move, to: { at: 'front', of: move.pledge.owner, named: null, match: null } }]
        : [move],
    );
    expect(faultOf(everybodyOwnsFive, before)).toMatch(/lies before its owner$/u);
  });

  test('where a step changes more than it tells', () => {
    const silent: DecidePledges = (...asked) => {
      const decided = decidePledges(...asked);
      return decided.ok
        ? { ok: true, value: { ...decided.value, moves: decided.value.moves.slice(1) } }
        : decided;
    };
    expect(faultOf(movesTellAll, silent)).toMatch(/was elsewhere$|do not lead to the state$/u);
  });

  test('where what leaves a hand openly is forgotten', () => {
    const hushed = moving((move) => (move.why === 'given' ? [{ ...move, why: 'annulled' }] : [move]));
    const lost: DecidePledges = (cards, state, command, facts) => {
      const decided = hushed(cards, state, command, facts);
      if (!decided.ok) return decided;
      const hands = new Map(
        [...decided.value.state.hands].map(([who, hand]) => [who, { ...hand, mayHold: 0 }]),
      );
      return { ok: true, value: { ...decided.value, state: { ...decided.value.state, hands } } };
    };
    expect(faultOf(handsAreReckonedWith, lost)).toMatch(/holds more of others than may be there$/u);
  });

  test('where a purse is not looked at', () => {
    const rich: DecidePledges = (cards, state, command, facts) =>
      decidePledges(cards, state, command, { ...facts, purses: null });
    expect(faultOf(pursesSuffice, rich)).toMatch(/pays what is not there$/u);
  });

  test('where the module is never off', () => {
    const on: DecidePledges = (cards, state, command, facts) =>
      decidePledges(cards, state, command, { ...facts, isOn: true });
    expect(faultOf(offRests, on)).toMatch(/while all rests$/u);
  });

  test('where an owner plays their own', () => {
    const own = moving((move) =>
      move.why === 'let-go'
        ? [{ ...move, why: 'played', from: { at: 'hand', of: move.pledge.owner } }]
        : [move],
    );
    expect(faultOf(playedByOthers, own)).toMatch(/was played by its owner$/u);
  });

  test('where a hand comes about', () => {
    const early = moving((move) => (move.why === 'signed' ? [{ ...move, why: 'came-about' }] : [move]));
    expect(faultOf(onlyFrontsComeAbout, early)).toMatch(/came about out of a hand$/u);
  });
});

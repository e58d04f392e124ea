// A match that was played with promises and intrigue cards, written as a script, resolves to the same result.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assert, present } from '../../lib/index.ts';
import type { RuleEvent } from '../../rules/index.ts';
import {
  arbWindowGame,
  assertProperty,
  casesOf,
  logOfGame,
  playRandomly,
  type RandomGame,
  reached,
} from '../../testing/index.ts';
import { courseOf } from '../resultOf.ts';
import { resolveWindowLine } from './resolveWindowLine.ts';
import { scriptOfWindowMatch, type WrittenWindowScript } from './scriptOfWindowMatch.ts';

const endOf = (events: readonly RuleEvent[]) => events.findLast((event) => event.type === 'MatchCounted');

function written(game: RandomGame, events: readonly RuleEvent[]): WrittenWindowScript | null {
  const { cards } = present(game.windows, 'the game has windows');
  const script = scriptOfWindowMatch('match', events, game.catalogue, cards);
  return script.ok ? script.value : null;
}

/** Returns the result of a match that was counted, according to its log. */
function cameOf(events: readonly RuleEvent[]) {
  const { tosses, rounds, common } = courseOf(events);
  const counted = present(endOf(events), 'it was counted');
  const { winner, survivors } = counted;
  return {
    winner,
    survivors,
    tosses,
    rounds,
    pot: common.windows?.solace?.amount ?? 0,
    shown: events.flatMap((event) => (event.type === 'CardsShown' ? [[event.to, event.cards]] : [])),
  };
}

function resolved(script: WrittenWindowScript) {
  const result = resolveWindowLine(JSON.stringify(script));
  assert(!('error' in result), 'error' in result ? result.error.message : '');
  const { winner, survivors, tosses, rounds, pot, shown, acts } = result;
  const lost = winner === null ? 0 : pot[winner === 'a' ? 'b' : 'a'];
  return { winner, survivors, tosses, rounds, lost, shown: shown.map(({ to, cards }) => [to, cards]), acts };
}

test.each([
  ['played out', 'played-out', 150],
  ['with clocks that run out', 'any', 250],
] as const)('a match %s comes to the same, toss by toss and round by round', (_, manner, runs) => {
  let seen = 0;
  assertProperty(
    fc.property(arbWindowGame(manner), (game) => {
      const events = logOfGame(game, playRandomly(game));
      const script = written(game, events);
      if (script === null || endOf(events) === undefined) return;
      seen += 1;
      const { pot: lost, ...came } = cameOf(events);
      const { acts, ...result } = resolved(script);
      expect(result).toEqual({ ...came, lost });
      const became = Object.values(acts).flat();
      const refused = became.filter((each) => !['ok', 'cancelled', 'ended', 'unused'].includes(each));
      expect(refused).toEqual([]);
    }),
    runs,
  );
  expect(reached(seen)).toBeGreaterThan(50);
});

test('a seat that says anew what a clock has said ahead for it, before the next stop, has passed at the last', () => {
  const [game] = casesOf(arbWindowGame('played-out'), 1, 3);
  const { catalogue, windows } = present(game, 'there is a game');
  const log = logOfGame(present(game, 'there is a game'), playRandomly(present(game, 'there is a game')));
  const ends = log.findIndex(({ type }) => type === 'StopEnded');
  const said = (...windowsAhead: readonly ('revealed' | 'count')[]): RuleEvent => ({
    type: 'AheadSaid',
    to: 'everyone',
    seat: 'b',
    windows: windowsAhead,
  });
  const byClock: readonly RuleEvent[] = [
    { type: 'DefaultApplied', to: 'everyone', seat: 'b', by: 'clock' },
    said('revealed', 'count'),
    { type: 'SeatPassed', to: 'everyone', seat: 'b' },
  ];
  const events = [...log.slice(0, ends), ...byClock, ...log.slice(ends, ends + 1), said('count')];
  const script = scriptOfWindowMatch(
    'match',
    [...events, ...log.slice(ends + 1)],
    catalogue,
    present(windows, 'with windows').cards,
  );
  assert(script.ok, 'the match is written');
  expect(script.value.acts.revealed?.slice(-2)).toEqual([
    { seat: 'b', ahead: ['count'] },
    { seat: 'b', pass: true },
  ]);
});

describe('no script is written', () => {
  const [game] = casesOf(arbWindowGame('played-out'), 1, 3);
  const events = game === undefined ? [] : logOfGame(game, playRandomly(game));
  const refusal = (log: readonly RuleEvent[]): string => {
    const { catalogue, windows } = present(game, 'there is a game');
    const script = scriptOfWindowMatch('match', log, catalogue, present(windows, 'with windows').cards);
    return script.ok ? 'written' : script.error;
  };

  test('of a match that goes on', () => {
    expect(refusal(events.filter(({ type }) => type !== 'MatchCounted'))).toBe('not-finished');
  });

  test('of one whose cards were never revealed (R15)', () => {
    expect(refusal(events.filter(({ type }) => type !== 'CardsRevealed'))).toBe('not-revealed');
  });

  test('of one without windows', () => {
    expect(refusal(events.filter(({ type }) => type !== 'WindowsOpened'))).toBe('no-windows');
  });
});

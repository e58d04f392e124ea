// Law: neither seat is favoured. The same match with the seats exchanged is the same match, mirrored.

import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  assertLaw,
  decksOf,
  firstFault,
  type Law,
  type MakeDecide,
  playRandomly,
} from '../../testing/index.ts';
import { decide, evolveAll, NEW_MATCH, openMatch, otherSeat } from '../index.ts';

/** `a` and `b`, and the copies `a.0`, `b.0`, …, exchanged in a text. */
const mirrorText = (text: string): string =>
  text.replace(/^[ab](?=$|\.\d+$)/u, (seat) => (seat === 'a' ? 'b' : 'a'));

/** The same with the seats exchanged, through and through. */
function mirror<T>(value: T): T;
function mirror(value: unknown): unknown {
  if (typeof value === 'string') return mirrorText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => mirror(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [mirrorText(key), mirror<unknown>(item)]),
  );
}

/** Lists in which a comes before b for the sake of order alone. */
const UNORDERED = new Set(['pending', 'changes', 'marks', 'moves']);

// Keys stand in alphabetical order, so that equal values have equal texts.
const byText = (x: unknown, y: unknown): number => (JSON.stringify(x) < JSON.stringify(y) ? -1 : 1);

/** Without what depends on a coming before b: such orders, and who goes first where neither side can do anything. */
function plain(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => plain(item));
    return UNORDERED.has(name) ? items.toSorted(byText) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'turn');
  return Object.fromEntries(
    entries
      .map(([key, item]): [string, unknown] => [key, plain(item, key)])
      .toSorted(([x], [y]) => (x < y ? -1 : 1)),
  );
}

/** What does nothing may come in either order; so may what goes to both seats at the opening. */
const IDLE = new Set(['AbilityPassed', 'SummonPassed', 'SummonLacked', 'InitiativeSettled']);

const told = (events: readonly { readonly type: string }[]): readonly unknown[] => [
  events.filter((event) => !IDLE.has(event.type)).map((event) => plain(event)),
  events
    .filter((event) => IDLE.has(event.type) && event.type !== 'InitiativeSettled')
    .map((event) => JSON.stringify(plain(event)))
    .toSorted(),
];

const symmetry =
  (makeDecide: MakeDecide): Law =>
  (game) => {
    const decideMatch = makeDecide(game.catalogue);
    let state = evolveAll(NEW_MATCH, openMatch(mirror(decksOf(game))));
    for (const { command, tosses, events, after } of playRandomly(game, makeDecide)) {
      const winners = tosses.map(otherSeat);
      const decided = decideMatch(state, mirror(command), { toss: () => winners.shift() ?? 'a' });
      if (!decided.ok) return `${command.type} is refused for the other seat`;
      if (!isDeepStrictEqual(told(mirror(decided.value.events)), told(events)))
        return `${command.type} leads to something else for the other seat`;
      ({ state } = decided.value);
      if (!isDeepStrictEqual(plain(mirror(state)), plain(after)))
        return `${command.type} leaves something else to the other seat`;
    }
    return null;
  };

const planted = (makeDecide: MakeDecide): string | null => firstFault(symmetry(makeDecide), 'any', 100);

test('exchanging the seats mirrors the whole match', () => {
  assertLaw(symmetry(decide), 'any', 150);
});

test('catches tosses that a always wins', () => {
  const unfair: MakeDecide = (catalogue) => (state, command) =>
    decide(catalogue)(state, command, { toss: () => 'a' });
  expect(planted(unfair)).toMatch(/for the other seat|to the other seat/u);
});

test('catches a count that favours a in a draw', () => {
  const unfair: MakeDecide = (catalogue) => (state, command, random) => {
    const decided = decide(catalogue)(state, command, random);
    if (!decided.ok) return decided;
    const events = decided.value.events.map((event) =>
      event.type === 'MatchCounted' && event.winner === null ? { ...event, winner: 'a' as const } : event,
    );
    return { ok: true, value: { events, state: evolveAll(state, events) } };
  };
  expect(planted(unfair)).toMatch(
    /^(reveal|chooseTarget|summon|declineSummon|applyDefault) leads to something else/u,
  );
});

test('catches a round in which a strikes first', () => {
  const unfair: MakeDecide = (catalogue) => (state, command, random) => {
    const decided = decide(catalogue)(state, command, random);
    if (!decided.ok) return decided;
    const events = decided.value.events.map((event) => {
      if (event.type !== 'RoundFought') return event;
      const conflicts = event.conflicts.map((conflict) =>
        conflict.b.fate === 'defeated' && conflict.a.fate === 'defeated'
          ? {
              ...conflict,
              a: { copy: conflict.a.copy, fate: 'stands' as const, why: 'not-overcome' as const },
            }
          : conflict,
      );
      return { ...event, conflicts };
    });
    return { ok: true, value: { events, state: decided.value.state } };
  };
  expect(planted(unfair)).toMatch(/leads to something else/u);
});

// Law: neither seat is favoured. The same match with the seats exchanged is the same match, mirrored.

import { sameValue } from '../../lib/index.ts';
import { evolveAll, NEW_MATCH, otherSeat } from '../../rules/index.ts';
import type { Law } from '../law.ts';
import { mirror } from '../mirror.ts';
import { deciderOf, type MakeDecide, openingOf, playRandomly } from '../randomGame.ts';

/** Lists in which a stands before b only for the sake of a fixed order. */
const UNORDERED = new Set(['pending', 'changes', 'marks', 'moves']);

// Compares values by their JSON text. Keys are in alphabetical order, so that equal values have equal texts.
const byText = (x: unknown, y: unknown): number => (JSON.stringify(x) < JSON.stringify(y) ? -1 : 1);

/**
 * Returns a value without what depends on a coming before b: fixed orders, and who goes first where neither side can
 * do anything.
 */
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

/** Events without an effect may come in either order, and so may those for both seats at the opening. */
const IDLE = new Set(['AbilityPassed', 'SummonPassed', 'SummonLacked', 'InitiativeSettled']);

const told = (events: readonly { readonly type: string }[]): readonly unknown[] => [
  events.filter((event) => !IDLE.has(event.type)).map((event) => plain(event)),
  events
    .filter((event) => IDLE.has(event.type) && event.type !== 'InitiativeSettled')
    .map((event) => JSON.stringify(plain(event)))
    .toSorted(),
];

/** The game with its seats exchanged is the same game, mirrored. */
export const symmetry =
  (makeDecide: MakeDecide): Law =>
  (game, play = playRandomly) => {
    const decideMatch = deciderOf(game, makeDecide);
    let state = evolveAll(NEW_MATCH, mirror(openingOf(game)));
    for (const { command, tosses, events, after } of play(game, makeDecide)) {
      const winners = tosses.map(otherSeat);
      const decided = decideMatch(state, mirror(command), { toss: () => winners.shift() ?? 'a' });
      if (!decided.ok) return `${command.type} is refused for the other seat`;
      if (!sameValue(told(mirror(decided.value.events)), told(events)))
        return `${command.type} leads to something else for the other seat`;
      ({ state } = decided.value);
      if (!sameValue(plain(mirror(state)), plain(after)))
        return `${command.type} leaves something else to the other seat`;
    }
    return null;
  };

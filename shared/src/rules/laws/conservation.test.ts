// Law: copies are conserved. What a seat brings is in its deck, face down, on its half or in its discard, always.

import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { assertLaw, decksOf, firstFault, type Law, logOfGame, playRandomly } from '../../testing/index.ts';
import {
  bySeat,
  evolve,
  type MatchState,
  NEW_MATCH,
  openMatch,
  type RuleEvent,
  type Seat,
  SEATS,
} from '../index.ts';

/** All copies of a seat, wherever they are, with what they are. */
function copiesOf({ common, secret }: MatchState, seat: Seat): readonly string[] {
  const { deck, laid } = secret[seat];
  return [...deck, ...laid, ...common.field[seat], ...common.discard[seat]]
    .flatMap((owned) => (owned === null ? [] : [`${owned.copy} ${owned.card}`]))
    .toSorted();
}

const conservation =
  (evolved: typeof evolve): Law =>
  (game) => {
    const decks = decksOf(game);
    const brought = bySeat((seat) => decks[seat].map(({ copy, card }) => `${copy} ${card}`).toSorted());
    const opening = openMatch(decks);
    let state = NEW_MATCH;
    for (const [index, event] of logOfGame(game, playRandomly(game)).entries()) {
      state = evolved(state, event);
      if (index < opening.length) continue;
      for (const seat of SEATS) {
        if (!isDeepStrictEqual(copiesOf(state, seat), brought[seat]))
          return `${event.type} loses or doubles a copy of ${seat}`;
      }
    }
    return null;
  };

const planted = (
  change: (before: MatchState, event: RuleEvent, after: MatchState) => MatchState,
): string | null =>
  firstFault(
    conservation((state, event) => change(state, event, evolve(state, event))),
    'any',
    200,
  );

test('no copy is lost or doubled, whatever happens', () => {
  assertLaw(conservation(evolve), 'any', 150);
});

test('catches defeated cards that are not discarded', () => {
  const bug = planted((before, event, after) =>
    event.type === 'RoundFought'
      ? { ...after, common: { ...after.common, discard: before.common.discard } }
      : after,
  );
  expect(bug).toMatch(/^RoundFought loses or doubles a copy of [ab]$/u);
});

test('catches a summoned creature that stays in the deck', () => {
  const bug = planted((before, event, after) =>
    event.type === 'CreatureSummoned' ? { ...after, secret: before.secret } : after,
  );
  expect(bug).toMatch(/^CreatureSummoned loses or doubles a copy of [ab]$/u);
});

test('catches cards that still lie face down after the reveal', () => {
  const bug = planted((before, event, after) =>
    event.type === 'CardsRevealed' ? { ...after, secret: before.secret } : after,
  );
  expect(bug).toMatch(/^CardsRevealed loses or doubles a copy of [ab]$/u);
});

test('catches a swap that overwrites a card', () => {
  const bug = planted((_, event, after) => {
    if (event.type !== 'CardsSwapped' || event.moves.length < 2) return after;
    const [move] = event.moves;
    if (move === undefined) return after;
    const half = after.common.field[move.seat].with(move.from, null);
    return { ...after, common: { ...after.common, field: { ...after.common.field, [move.seat]: half } } };
  });
  expect(bug).toMatch(/^CardsSwapped loses or doubles a copy of [ab]$/u);
});

// Law: copies are conserved. Every card that a seat brings is always in its deck, face down, on its half or in its
// discard.

import { expect, test } from 'vitest';
import { assertLaw, conservation, firstFault } from '../../testing/index.ts';
import { evolve, type MatchState, type RuleEvent } from '../index.ts';

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

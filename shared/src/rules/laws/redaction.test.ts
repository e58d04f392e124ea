// Law: redaction commutes with evolution. What a viewer knows follows from the events that this viewer sees.

import { expect, test } from 'vitest';
import { assertLaw, firstFault, redaction } from '../../testing/index.ts';
import { evolve, type MatchState, type RuleEvent, viewOf } from '../index.ts';

type Projection = Parameters<typeof redaction>[0];

const planted = (bug: Partial<Projection>): string | null =>
  firstFault(redaction({ evolve, viewOf, ...bug }), 'any', 60);

/** The state with one public number changed. */
const shown = (state: MatchState, choices: number): MatchState => ({
  ...state,
  common: { ...state.common, choices },
});

test('what each viewer knows follows from the events that this viewer sees, and from no others', () => {
  assertLaw(redaction({ evolve, viewOf }), 'any', 150);
});

test('catches a secret event that moves the public state', () => {
  const leaky = (state: MatchState, event: RuleEvent): MatchState =>
    event.type === 'RowPlaced' ? shown(evolve(state, event), 99) : evolve(state, event);
  expect(planted({ evolve: leaky })).toMatch(
    /^(RowPlaced to [ab] changes what (a|b|watcher) knows|[ab] cannot follow RowPlaced to [ab])$/u,
  );
});

test('catches a public event that moves the public state by a secret', () => {
  const leaky = (state: MatchState, event: RuleEvent): MatchState =>
    event.type === 'RowCommitted'
      ? shown(
          evolve(state, event),
          state.secret[event.seat].laid.findIndex((owned) => owned?.card === 'c0') + 50,
        )
      : evolve(state, event);
  expect(planted({ evolve: leaky })).toMatch(/cannot follow RowCommitted to everyone$/u);
});

test('catches a view with the size of the deck of the other seat in it', () => {
  const leaky: typeof viewOf = (state, viewer) =>
    viewer === 'b' ? viewOf(shown(state, state.secret.a.deck.length), viewer) : viewOf(state, viewer);
  expect(planted({ viewOf: leaky })).toMatch(/^(DeckTaken|RowPlaced) to a changes what b knows$/u);
});

// Law: redaction commutes with evolution. What a viewer knows follows from the events that this viewer sees.

import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { assertLaw, firstFault, type Law, logOfGame, playRandomly } from '../../testing/index.ts';
import {
  evolve,
  evolveView,
  isVisibleTo,
  type MatchState,
  NEW_MATCH,
  type RuleEvent,
  type Viewer,
  viewOf,
} from '../index.ts';

const VIEWERS: readonly Viewer[] = ['a', 'b', 'watcher'];

interface Projection {
  readonly evolve: typeof evolve;
  readonly viewOf: typeof viewOf;
}

const redaction =
  (projection: Projection): Law =>
  (game) => {
    let state = NEW_MATCH;
    for (const event of logOfGame(game, playRandomly(game))) {
      const next = projection.evolve(state, event);
      for (const viewer of VIEWERS) {
        const before = projection.viewOf(state, viewer);
        const after = projection.viewOf(next, viewer);
        if (!isVisibleTo(event, viewer) && !isDeepStrictEqual(after, before))
          return `${event.type} to ${event.to} changes what ${viewer} knows`;
        if (isVisibleTo(event, viewer) && !isDeepStrictEqual(after, evolveView(before, event)))
          return `${viewer} cannot follow ${event.type} to ${event.to}`;
      }
      state = next;
    }
    return null;
  };

const planted = (bug: Partial<Projection>): string | null =>
  firstFault(redaction({ evolve, viewOf, ...bug }), 'any', 60);

/** The state with a number that everyone sees changed. */
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

// Law: the log holds everything. Replaying it, even after it was written down and read again, gives the state decided
// on.

import { sameValue } from '../../lib/index.ts';
import { decide, type evolve, NEW_MATCH } from '../../rules/index.ts';
import type { Law } from '../law.ts';
import { type MakeDecide, openingOf, playRandomly } from '../randomGame.ts';

/** The events, written down and read again, lead to the state that was decided on. */
export const replay =
  (replayed: typeof evolve, makeDecide: MakeDecide = decide): Law =>
  (game, play = playRandomly) => {
    let state = openingOf(game).reduce(replayed, NEW_MATCH);
    for (const { command, events, after } of play(game, makeDecide)) {
      const written: unknown = JSON.parse(JSON.stringify(events));
      if (!sameValue(written, events)) return `the events of ${command.type} cannot be written down`;
      state = events.reduce(replayed, state);
      if (!sameValue(state, after)) return `the events of ${command.type} do not lead to its state`;
    }
    return null;
  };

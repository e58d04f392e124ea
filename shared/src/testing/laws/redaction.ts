// Law: redaction commutes with evolution. What a viewer knows follows from the events that this viewer sees.

import { sameValue } from '../../lib/index.ts';
import {
  type evolve,
  evolveView,
  isVisibleTo,
  NEW_MATCH,
  type Viewer,
  type viewOf,
} from '../../rules/index.ts';
import type { Law } from '../law.ts';
import { logOfGame, playRandomly } from '../randomGame.ts';

const VIEWERS: readonly Viewer[] = ['a', 'b', 'watcher'];

interface Projection {
  readonly evolve: typeof evolve;
  readonly viewOf: typeof viewOf;
}

/** Each viewer's view follows from the events for this viewer. */
export const redaction =
  (projection: Projection): Law =>
  (game, play = playRandomly) => {
    let state = NEW_MATCH;
    for (const event of logOfGame(game, play(game))) {
      const next = projection.evolve(state, event);
      for (const viewer of VIEWERS) {
        const before = projection.viewOf(state, viewer);
        const after = projection.viewOf(next, viewer);
        if (!isVisibleTo(event, viewer) && !sameValue(after, before))
          return `${event.type} to ${event.to} changes what ${viewer} knows`;
        if (isVisibleTo(event, viewer) && !sameValue(after, evolveView(before, event)))
          return `${viewer} cannot follow ${event.type} to ${event.to}`;
      }
      state = next;
    }
    return null;
  };

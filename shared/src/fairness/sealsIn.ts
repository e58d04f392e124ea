// sealsIn: the seals that the public events of a match lead to, without the match itself.

import type { PublicMatchEvent } from './event.ts';
import { evolveSeals, isSealEvent } from './evolveMatch.ts';
import { NEW_SEALED_MATCH, type Seals } from './state.ts';

/** Returns the public seals after these events. */
export const sealsIn = (events: readonly PublicMatchEvent[]): Seals =>
  events.reduce<Seals>(
    (seals, event) => (isSealEvent(event) ? evolveSeals(seals, event) : seals),
    NEW_SEALED_MATCH.seals,
  );

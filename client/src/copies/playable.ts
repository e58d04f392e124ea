// Playable: how many cards a deck would lay in its next match (rule 2.2; EVENT, "Cards").

import type { CopyView } from '@dunmer/shared/protocol';
import { CELLS } from '@dunmer/shared/rules';

/** Frozen and reserved copies stay out of the next match; those in a match come back from it. */
export function playableOf(copies: readonly CopyView[]): {
  readonly playable: number;
  readonly isShort: boolean;
} {
  const playable = copies.filter(({ blocked }) => blocked === null || blocked === 'in-match').length;
  return { playable, isShort: playable < CELLS.length };
}

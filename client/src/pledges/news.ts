// News: which promises are new on this phone: those that were shown to its owner, and those that have come to them.

import type { PledgesBrief } from '@dunmer/shared/protocol';
import { keep, recall } from '../device/index.ts';

const SHOWN = 'pledges.shown';

/** Tells whether something was shown since the page of promises was last open. */
export const isShownAnew = (shown: number): boolean => shown > Number(recall(SHOWN) ?? 0);

type Place = 'hand' | 'front';
const PLACES: readonly Place[] = ['hand', 'front'];

/**
 * Returns how many were in this place at the last look, less what has gone since; null on a phone that has not
 * followed yet.
 */
function known(place: Place): number | null {
  const count = recall(`pledges.${place}`);
  return count === null ? null : Number(count);
}

/**
 * Returns the places to which promises have come since the page was last open; on a phone that has not followed yet,
 * none.
 */
export const comeTo = (brief: PledgesBrief): readonly Place[] =>
  PLACES.filter((place) => brief[place] > (known(place) ?? brief[place]));

const note = (place: Place, count: number): void => keep(`pledges.${place}`, String(count));

/** Notes what has gone, so that a promise that comes in its place counts as new. */
export function follow(brief: PledgesBrief): void {
  for (const place of PLACES) if (brief[place] < (known(place) ?? Infinity)) note(place, brief[place]);
}

/** Marks all of it as seen. */
export function readPledges(brief: PledgesBrief): void {
  if (isShownAnew(brief.shown)) keep(SHOWN, String(brief.shown));
  for (const place of PLACES) note(place, brief[place]);
}

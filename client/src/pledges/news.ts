// News: what of promises was not looked at on this phone yet: what was shown to its owner, and what has come to them.

import type { PledgesBrief } from '@dunmer/shared/protocol';
import { keep, recall } from '../device/index.ts';

const SHOWN = 'pledges.shown';

/** Whether something was shown since the page of promises was last looked at. */
export const isShownAnew = (shown: number): boolean => shown > Number(recall(SHOWN) ?? 0);

type Place = 'hand' | 'front';
const PLACES: readonly Place[] = ['hand', 'front'];

/** How many lay there when last looked at, less what has gone since; null on a phone that has not followed yet. */
function known(place: Place): number | null {
  const count = recall(`pledges.${place}`);
  return count === null ? null : Number(count);
}

/** Where promises have come since the page of promises was last looked at; what lay there before is no news. */
export const comeTo = (brief: PledgesBrief): readonly Place[] =>
  PLACES.filter((place) => brief[place] > (known(place) ?? brief[place]));

const note = (place: Place, count: number): void => keep(`pledges.${place}`, String(count));

/** Takes notice of what has gone, so that what comes in its stead is told. */
export function follow(brief: PledgesBrief): void {
  for (const place of PLACES) if (brief[place] < (known(place) ?? Infinity)) note(place, brief[place]);
}

/** All of it was looked at. */
export function readPledges(brief: PledgesBrief): void {
  if (isShownAnew(brief.shown)) keep(SHOWN, String(brief.shown));
  for (const place of PLACES) note(place, brief[place]);
}

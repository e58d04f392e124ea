// FollowRings: from which ring of the intrigue deck on this phone follows: what was rung before is no news to it.

import { keep, recall } from '../device/index.ts';

/** Up to which ring all was said, and up to which the page of the deck was looked at. */
export const RINGS_TOLD = 'intrigue.told';
export const RINGS_READ = 'intrigue.ring';

/** A phone that comes later, or has lost its memory, begins with the ring that it finds; null before the first. */
export function followRings(ring: number | null): void {
  for (const key of [RINGS_TOLD, RINGS_READ]) if (recall(key) === null) keep(key, String(ring ?? 0));
}

// FollowRings: the ring of the intrigue deck from which this phone follows it. Earlier rings are not news to it.

import { keep, recall } from '../device/index.ts';

/** Keys of the last ring that was announced, and of the last ring at which the page of the deck was opened. */
export const RINGS_TOLD = 'intrigue.told';
export const RINGS_READ = 'intrigue.ring';

/**
 * Starts at the current ring on a phone that comes later or has lost its memory. `ring` is null before the first one.
 */
export function followRings(ring: number | null): void {
  for (const key of [RINGS_TOLD, RINGS_READ]) if (recall(key) === null) keep(key, String(ring ?? 0));
}

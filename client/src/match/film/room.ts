// Room: how much the film may say, by how long it has run since the last decision of whoever looks: who decides next is
// waited for, and their clock starts after 40 s at the latest.

/**
 * Where it is scarce, a moment says who does something to whom, and no more, and what came to nothing stands in the log
 * only; where it is least, what most rounds are is said by signs.
 */
export type Room = 'ample' | 'scarce' | 'least';

const SCARCE_MS = 9000;
const LEAST_MS = 17_000;

/** How much may be said once the film has run for `ms` since the last decision. */
export function roomAfter(ms: number): Room {
  if (ms < SCARCE_MS) return 'ample';
  return ms < LEAST_MS ? 'scarce' : 'least';
}

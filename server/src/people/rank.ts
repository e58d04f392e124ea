// Rank: the phone of an organiser reads and does what organisers may, so no referee can give one away.

import type { StoredPerson } from '../store/index.ts';
import type { KnownPerson } from '../world/index.ts';

/** Whether a link of `of` would give its holder more rights than `by`, who gives it, has. */
export const isOutranked = (
  by: Pick<KnownPerson, 'staff'>,
  of: Pick<StoredPerson, 'staff'> | null,
): boolean => by.staff === 'referee' && of?.staff === 'organiser';

// Rank: the phone of an organiser reads and does what organisers may; so no referee gives one away.

import type { StoredPerson } from '../store/index.ts';
import type { KnownPerson } from '../world/index.ts';

/** Whether a link of somebody would make the one who is given it more than the giver is. */
export const isOutranked = (
  by: Pick<KnownPerson, 'staff'>,
  of: Pick<StoredPerson, 'staff'> | null,
): boolean => by.staff === 'referee' && of?.staff === 'organiser';

// Keeper: there is always an organiser with a way in (EVENT, "Who"): one who may act and has a living link.

import type { Reader, StoredPerson } from '../store/index.ts';

/** Whether this is an organiser, and no other organiser has a way in. */
export const isLastKeeper = async (
  { people }: Reader,
  { key, staff }: Pick<StoredPerson, 'key' | 'staff'>,
): Promise<boolean> => staff === 'organiser' && !(await people.hasKeeperBeside(key));

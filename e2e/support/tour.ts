// Tour: passes every screen that a trader or a watcher may see, and stops at each. A visitor may look and measure, but
// must touch nothing.
import { arriving } from './tour/arriving.ts';
import { courting } from './tour/courting.ts';
import { dealing } from './tour/dealing.ts';
import { intriguing } from './tour/intriguing.ts';
import { moving, owning } from './tour/owning.ts';
import type { Party, Visit } from './tour/party.ts';
import { playing } from './tour/playing.ts';
import { promising } from './tour/promising.ts';
import { trading } from './tour/trading.ts';

export type { Party, Visit } from './tour/party.ts';

/** Everything before and beside a match. */
export async function tourOfPages(party: Party, visit: Visit): Promise<void> {
  await arriving(party, visit);
  await owning(party, visit);
  await trading(party, visit);
  await dealing(party, visit);
  await moving(party, visit);
}

/** A match from the challenge to its end. */
export const tourOfMatch = playing;

/** Promises, on a server of their own: an organiser switches them on. */
export const tourOfPromises = promising;

/** The intrigue deck, on a server of its own. */
export const tourOfIntrigue = intriguing;

/** The patrons' table, on a server of its own. */
export const tourOfPatrons = courting;

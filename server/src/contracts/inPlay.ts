// InPlay: what a settlement works with, by where the event keeps its coins.

import type { Context } from '../match/index.ts';
import type { Stakes, Tx } from '../store/index.ts';

/** Removes the pot if coins lie on the table: then there are no entries, whatever accounts exist (EVENT, "Money"). */
export async function inPlay<Found extends Stakes>(
  { settings }: Pick<Context, 'settings'>,
  tx: Tx,
  stakes: Found,
): Promise<Found> {
  const { money } = (await settings.of(tx)).settings;
  return money === 'app' ? stakes : { ...stakes, pot: null };
}

// InPlay: what there is to settle with, as the event keeps its coins.

import type { Context } from '../match/index.ts';
import type { Stakes, Tx } from '../store/index.ts';

/**
 * The same without a pot where coins lie on the table: there nothing is entered, whatever accounts there are (EVENT,
 * "Money").
 */
export async function inPlay<Found extends Stakes>(
  { settings }: Pick<Context, 'settings'>,
  tx: Tx,
  stakes: Found,
): Promise<Found> {
  const { money } = (await settings.of(tx)).settings;
  return money === 'app' ? stakes : { ...stakes, pot: null };
}

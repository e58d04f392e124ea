// Closing: the command that ends a trade of which another one takes the place. Pure.

import type { TradeView } from '@dunmer/shared/protocol';
import type { Meant } from '../net/index.ts';

/** One's own is withdrawn, another's declined; null where there is none. */
export function closingOf(
  replaces: Pick<TradeView, 'trade' | 'mine'> | null,
): Meant<'withdrawTrade' | 'declineTrade'> | null {
  if (replaces === null) return null;
  return { type: replaces.mine ? 'withdrawTrade' : 'declineTrade', trade: replaces.trade };
}

// tradeKind: whether a trade is a gift, a request or a trade.

import type { TradeView } from '@dunmer/shared/protocol';

export const isNothing = ({ copies, drakes }: Pick<TradeView['gives'], 'copies' | 'drakes'>): boolean =>
  copies.length === 0 && drakes === 0;

/** What it is to both: whoever offers gives for nothing, asks for nothing in return, or trades. */
export const kindOf = ({
  gives,
  takes,
}: Pick<TradeView, 'gives' | 'takes'>): 'gift' | 'request' | 'trade' => {
  if (isNothing(takes)) return 'gift';
  return isNothing(gives) ? 'request' : 'trade';
};

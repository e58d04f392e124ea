// tradeKind: tells whether a trade is a gift, a request or a trade.

import type { TradeView } from '@dunmer/shared/protocol';

export const isNothing = ({ copies, drakes }: Pick<TradeView['gives'], 'copies' | 'drakes'>): boolean =>
  copies.length === 0 && drakes === 0;

/** A gift asks for nothing in return, a request offers nothing, and a trade does both. */
export const kindOf = ({
  gives,
  takes,
}: Pick<TradeView, 'gives' | 'takes'>): 'gift' | 'request' | 'trade' => {
  if (isNothing(takes)) return 'gift';
  return isNothing(gives) ? 'request' : 'trade';
};

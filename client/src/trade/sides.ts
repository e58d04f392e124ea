// Sides: a trade as its reader sees it: what would go from them, what would come, and who the other is.

import type { PersonBrief, TradeItem, TradeView } from '@dunmer/shared/protocol';

export interface Side {
  readonly copies: readonly TradeItem[];
  readonly drakes: number;
}

interface Sides {
  readonly goes: Side;
  readonly comes: Side;
  readonly other: PersonBrief;
}

export const sidesOf = ({ mine, gives, takes, from, to }: TradeView): Sides =>
  mine ? { goes: gives, comes: takes, other: to } : { goes: takes, comes: gives, other: from };

export const isNothing = ({ copies, drakes }: Side): boolean => copies.length === 0 && drakes === 0;

/** What it is to both: whoever offers gives for nothing, asks for nothing in return, or trades. */
export const kindOf = ({
  gives,
  takes,
}: Pick<TradeView, 'gives' | 'takes'>): 'gift' | 'request' | 'trade' => {
  if (isNothing(takes)) return 'gift';
  return isNothing(gives) ? 'request' : 'trade';
};

// tradeInfo: one trade as one of its two traders sees it, answered or not.

import type { TradeView } from '@dunmer/shared/protocol';
import type { PersonKey, Reader, StoredTrade } from '../store/index.ts';
import { copiesIn, tradeView } from './offers.ts';

/** A trade. Whoever asks may see it: that was asked before. */
export async function tradeInfo(reader: Reader, key: PersonKey, trade: StoredTrade): Promise<TradeView> {
  const copies = await reader.cards.copiesById(copiesIn([trade]));
  const names = await reader.floor.briefs([trade.from, trade.to]);
  return tradeView(trade, key, names, new Map(copies.map((copy) => [copy.id, copy])));
}

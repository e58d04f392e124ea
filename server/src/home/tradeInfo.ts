// tradeInfo: one trade as one of its two traders sees it, and as organisers do, answered or not.

import type { TradeView } from '@dunmer/shared/protocol';
import type { Relation } from '../roles/index.ts';
import type { PersonKey, Reader, StoredTrade } from '../store/index.ts';
import { type Actor, isPerson } from '../world/index.ts';
import { copiesIn, tradeView } from './offers.ts';

/** How somebody is related to a trade; who deals with one of its traders may not read as staff what those have or want. */
export async function relationToTrade(
  { floor }: Pick<Reader, 'floor'>,
  actor: Actor,
  { from, to }: StoredTrade,
): Promise<Relation> {
  if (isPerson(actor, from) || isPerson(actor, to)) return 'party';
  const interests = actor.person === null ? [] : await floor.interestsOf(actor.person.key);
  return interests.includes(from) || interests.includes(to) ? 'opponent' : 'other';
}

/** A trade. Whoever asks may see it: that was asked before. */
export async function tradeInfo(reader: Reader, key: PersonKey, trade: StoredTrade): Promise<TradeView> {
  const copies = await reader.cards.copiesById(copiesIn([trade]));
  const names = await reader.floor.briefs([trade.from, trade.to]);
  return tradeView(trade, key, names, new Map(copies.map((copy) => [copy.id, copy])));
}

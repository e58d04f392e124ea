// tradeInfo: one trade as one of its two traders or an organiser sees it, answered or not.

import type { TradeView } from '@dunmer/shared/protocol';
import { aboutPeople, interestsOf, relationIn } from '../interest/index.ts';
import type { Relation } from '../roles/index.ts';
import type { PersonKey, Reader, StoredTrade } from '../store/index.ts';
import { type Actor, isPerson } from '../world/index.ts';
import { copiesIn, tradeView } from './offers.ts';

/**
 * How somebody is related to a trade. Staff with an interest in a match of its traders may not read what these have or
 * want.
 */
export async function relationToTrade(
  reader: Reader,
  actor: Actor,
  { from, to }: StoredTrade,
): Promise<Relation> {
  if (isPerson(actor, from) || isPerson(actor, to)) return 'party';
  const relation = relationIn(await interestsOf(reader, actor), aboutPeople(from, to));
  // Somebody who is a party here is one of the two traders.
  return relation === 'party' ? 'opponent' : relation;
}

/** Makes the view of a trade. The caller has checked that the reader may see it. */
export async function tradeInfo(reader: Reader, key: PersonKey, trade: StoredTrade): Promise<TradeView> {
  const copies = await reader.cards.copiesById(copiesIn([trade]));
  const names = await reader.floor.briefs([trade.from, trade.to]);
  return tradeView(trade, key, names, new Map(copies.map((copy) => [copy.id, copy])));
}

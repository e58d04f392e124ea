// Offers: trades and proposed matches as the two people between whom they stand see them.

import type { ProposalView, TradeItem, TradeView } from '@dunmer/shared/protocol';
import type { PersonKey, StoredCopy, StoredProposal, StoredTrade } from '../store/index.ts';
import { briefIn, type Briefs, timeOf } from './briefs.ts';

/** Rule 2.2. */
const SHORT = 6;

/** Every copy that these trades name. */
export const copiesIn = (trades: readonly StoredTrade[]): readonly string[] =>
  trades.flatMap(({ gives, takes }) => [...gives.copies, ...takes.copies]);

/** A trade. */
export function tradeView(
  trade: StoredTrade,
  reader: PersonKey,
  briefs: Briefs,
  copies: ReadonlyMap<string, StoredCopy>,
): TradeView {
  const side = ({ copies: ids, drakes }: StoredTrade['gives']): TradeView['gives'] => ({
    copies: ids.map((copy): TradeItem => ({ copy, card: copies.get(copy)?.card ?? '' })),
    drakes,
  });
  return {
    trade: trade.id,
    from: briefIn(briefs, trade.from),
    to: briefIn(briefs, trade.to),
    gives: side(trade.gives),
    takes: side(trade.takes),
    mine: trade.from === reader,
    state: trade.state,
    at: timeOf(trade.at),
  };
}

/** A proposed match, with who would be short, as far as the reader may know it. */
export function proposalView(
  { id, from, to, stake, friendly, state, at }: StoredProposal,
  reader: PersonKey,
  briefs: Briefs,
  cards: ReadonlyMap<PersonKey, number>,
): ProposalView {
  const short = (person: PersonKey): number | null => {
    const count = cards.get(person) ?? 0;
    return state === 'offered' && count < SHORT ? count : null;
  };
  const mine = from === reader;
  return {
    proposal: id,
    from: briefIn(briefs, from),
    to: briefIn(briefs, to),
    stake,
    friendly,
    mine,
    // The other's cards are counted to nobody by asking (EVENT, "Who sees what"): who proposes is told at the table.
    short: { mine: short(reader), theirs: mine ? null : short(from) },
    state,
    at: timeOf(at),
  };
}

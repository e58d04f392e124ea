// Offers: trades and proposed matches as their two people see them.

import { atTable, tableOf } from '@dunmer/shared/contract';
import type { ProposalView, TradeItem, TradeView } from '@dunmer/shared/protocol';
import { isShort } from '@dunmer/shared/rules';
import type { PersonKey, StoredCopy, StoredChallenge, StoredTrade } from '../store/index.ts';
import { briefIn, type Briefs, timeOf } from './briefs.ts';

/** Returns every copy that these trades name. */
export const copiesIn = (trades: readonly StoredTrade[]): readonly string[] =>
  trades.flatMap(({ gives, takes }) => [...gives.copies, ...takes.copies]);

/** Returns who is on the other side of something that goes from one person to another. */
export const across =
  (key: PersonKey) =>
  ({ from, to }: { readonly from: PersonKey; readonly to: PersonKey }): PersonKey =>
    from === key ? to : from;

/** Makes the view of a trade for one of its two people. */
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

/** Makes the view of a proposed match, with who would be short, as far as the reader may know it. */
export function challengeView(
  { id, from, to, stake, friendly, table, state, answers, at }: StoredChallenge,
  reader: PersonKey,
  briefs: Briefs,
  cards: ReadonlyMap<PersonKey, number>,
): ProposalView {
  const short = (person: PersonKey): number | null => {
    const count = cards.get(person) ?? 0;
    // PT2: at the patrons' table nobody needs cards of their own.
    const lays = state === 'offered' && tableOf({ table }) === 'trade';
    return lays && isShort(count) ? count : null;
  };
  const mine = from === reader;
  // The person who is asked sees whether the asking one is short; asking somebody for a match must not reveal how many
  // cards they have (EVENT, "Who sees what").
  const isTold = answers !== null;
  return {
    proposal: id,
    from: briefIn(briefs, from),
    to: briefIn(briefs, to),
    stake,
    friendly,
    ...atTable(tableOf({ table })),
    mine,
    short: { mine: short(reader), theirs: mine ? (isTold ? short(to) : null) : short(from) },
    state,
    answers,
    unsaid: !mine && !isTold && short(to) !== null,
    at: timeOf(at),
  };
}

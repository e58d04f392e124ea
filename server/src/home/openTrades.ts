// OpenTrades: the open trades that a home has room for. Cards are read only for these: one trader may have asked others
// for thousands of cards.

import type { TradeView } from '@dunmer/shared/protocol';
import type { PersonKey, Reader, StoredTrade } from '../store/index.ts';
import type { Briefs } from './briefs.ts';
import { byTurns, fitting } from './fitting.ts';
import { across, copiesIn, tradeView } from './offers.ts';

interface Home {
  /** Whose home it is. */
  readonly key: PersonKey;
  readonly briefs: Briefs;
  /** How much room there is, in bytes. */
  readonly bytes: number;
}

const EMPTY_ITEM = JSON.stringify({ copy: '', card: '' }).length;

interface Open {
  readonly trade: StoredTrade;
  readonly copies: readonly string[];
  /** The fewest bytes that the trade takes, whatever its cards are. */
  readonly least: number;
}

function openOf(trade: StoredTrade): Open {
  const copies = copiesIn([trade]);
  return { trade, copies, least: copies.reduce((sum, copy) => sum + EMPTY_ITEM + copy.length, 0) };
}

/** How many of these trades may fit together; at least one. */
function mayFit(open: readonly Open[], bytes: number): number {
  let left = bytes;
  const over = open.findIndex(({ least }) => (left -= least) < 0);
  return over === -1 ? open.length : Math.max(1, over);
}

/**
 * Reads the open trades of a home that fit, chosen by turns and smaller ones first; returns them in their own order.
 */
export async function openTrades(
  reader: Reader,
  trades: readonly StoredTrade[],
  { key, briefs, bytes }: Home,
): Promise<readonly TradeView[]> {
  const shown = new Map<StoredTrade, TradeView>();
  const sides = across(key);
  let left = bytes;
  let waiting = byTurns(
    trades.map(openOf),
    ({ trade }) => sides(trade),
    ({ copies }) => copies.length,
  );
  for (;;) {
    // A trade that does not fit now will not fit later either, because the room only shrinks.
    waiting = waiting.filter(({ least }) => least <= left);
    if (waiting.length === 0) break;
    const first = waiting.slice(0, mayFit(waiting, left));
    const read = await reader.cards.copiesById(first.flatMap(({ copies }) => copies));
    const known = new Map(read.map((copy) => [copy.id, copy]));
    const show = ({ trade }: Open): TradeView => tradeView(trade, key, briefs, known);
    const fitted = fitting(first, left, show, 'passedOver');
    for (const [{ trade }, view] of fitted.views) shown.set(trade, view);
    ({ left } = fitted);
    waiting = waiting.slice(first.length);
  }
  return trades.flatMap((trade) => shown.get(trade) ?? []);
}

// OpenTrades: the open trades that a home has room for. Only of these are the cards read: one trader may have asked
// others for thousands of them.

import type { TradeView } from '@dunmer/shared/protocol';
import type { PersonKey, Reader, StoredTrade } from '../store/index.ts';
import type { Briefs } from './briefs.ts';
import { byTurns, fitting } from './fitting.ts';
import { across, copiesIn, tradeView } from './offers.ts';

interface Home {
  /** Whose it is. */
  readonly key: PersonKey;
  readonly briefs: Briefs;
  /** How much room there is. */
  readonly bytes: number;
}

const EMPTY_ITEM = JSON.stringify({ copy: '', card: '' }).length;

interface Open {
  readonly trade: StoredTrade;
  readonly copies: readonly string[];
  /** The bytes that it takes at least, whatever its cards are. */
  readonly least: number;
}

function openOf(trade: StoredTrade): Open {
  const copies = copiesIn([trade]);
  return { trade, copies, least: copies.reduce((sum, copy) => sum + EMPTY_ITEM + copy.length, 0) };
}

/** How many of these may fit together, one at least. */
function mayFit(open: readonly Open[], bytes: number): number {
  let left = bytes;
  const over = open.findIndex(({ least }) => (left -= least) < 0);
  return over === -1 ? open.length : Math.max(1, over);
}

/** What fits of a trader's open trades, by turns and the smaller first, in their own order. */
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
    // What is too large by now stays so.
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

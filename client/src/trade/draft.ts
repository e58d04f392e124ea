// Draft: a trade that is being put together, and what it would leave.

import type {
  HomeView,
  PersonBrief,
  TradeId,
  TradeItem,
  TradeSide,
  TradeView,
} from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import { forget, keep, recall } from '../device/index.ts';
import type { Frame } from '../net/index.ts';
import type { tradeRu } from './trade.ru.ts';
import { readSum, shortBy, type SumTrouble, sumTrouble } from '../parts/index.ts';

/** A trade as its reader sees it: what would go from them, what would come, and who the other trader is. */
export interface Side {
  readonly copies: readonly TradeItem[];
  readonly drakes: number;
}

type StateWords = Pick<typeof tradeRu, 'states' | 'countered'>;

interface Sides {
  readonly goes: Side;
  readonly comes: Side;
  readonly other: PersonBrief;
}

/** Returns the open offer that the other trader has made after this trade; undefined if there is none. */
export const newerOf = (trade: TradeView, trades: readonly TradeView[]): TradeView | undefined => {
  const { person } = sidesOf(trade).other;
  return trades.find(({ mine, from, at }) => !mine && from.person === person && at > trade.at);
};

/** Returns where a trade stands. Whoever answers by an offer of their own has not just refused. */
export const stateIn = (
  { mine, state }: TradeView,
  newer: TradeView | undefined,
  words: StateWords,
): string =>
  mine && state === 'declined' && newer !== undefined
    ? words.countered
    : words.states[mine ? 'mine' : 'theirs'][state];

export const sidesOf = ({ mine, gives, takes, from, to }: TradeView): Sides =>
  mine ? { goes: gives, comes: takes, other: to } : { goes: takes, comes: gives, other: from };

export type Draft = Frame<'tradeForm'>;

const typed = (drakes: number): string => (drakes === 0 ? '' : String(drakes));

/** Starts with the writer's own cards, or with a trade that it changes or answers. */
export function newDraft(from: TradeView | null, give: readonly CopyId[]): Draft {
  if (from === null) return { goes: { copies: give, drakes: '' }, comes: { copies: [], drakes: '' } };
  const { goes, comes } = sidesOf(from);
  return {
    goes: { copies: goes.copies.map(({ copy }) => copy), drakes: typed(goes.drakes) },
    comes: { copies: comes.copies, drakes: typed(comes.drakes) },
  };
}

const sumOf = (text: string): number | null => (text === '' ? 0 : readSum(text));

/**
 * Returns what is wrong with a typed sum. `purse` is the most that may be spent; null when nobody counts it. An empty
 * field means nothing is given.
 */
export const sumFault = (text: string, purse: number | null): SumTrouble | null =>
  text === '' ? null : sumTrouble(text, 0, purse);

/** Returns what to send, once nothing is wrong. */
export function offerOf({ goes, comes }: Draft): { readonly gives: TradeSide; readonly takes: TradeSide } {
  return {
    gives: { copies: goes.copies, drakes: sumOf(goes.drakes) ?? 0 },
    takes: { copies: comes.copies.map(({ copy }) => copy), drakes: sumOf(comes.drakes) ?? 0 },
  };
}

/** Returns how few cards the trade would leave; null when it takes none away, or leaves six or more. */
export function leftShort(
  home: Pick<HomeView, 'deck' | 'match'>,
  goes: Pick<Side, 'copies'>,
  comes: Pick<Side, 'copies'>,
): number | null {
  const change = comes.copies.length - goes.copies.length;
  return change < 0 ? shortBy(home, change) : null;
}

/** Home checks for it too, and loads nothing when there is none. */
const KEY = 'trades.offered';
const MOST = 10;

/**
 * The ids of trades that this phone has offered and whose end it has not announced yet. The server knows how each
 * ended.
 */
export const offeredTrades = (): readonly TradeId[] =>
  (recall(KEY) ?? '').split(' ').filter((id) => id !== '');

const put = (ids: readonly TradeId[]): void => {
  if (ids.length === 0) forget(KEY);
  else keep(KEY, ids.slice(0, MOST).join(' '));
};

/** Keeps the newest first. */
export const rememberOffered = (id: TradeId): void =>
  put([id, ...offeredTrades().filter((one) => one !== id)]);

export const forgetOffered = (id: TradeId): void => put(offeredTrades().filter((one) => one !== id));

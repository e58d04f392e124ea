// Draft: a trade as it is being written: what goes and comes, the drakes as they were typed, and what is wrong with
// them.

import type { TradeItem, TradeSide, TradeView } from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import { readSum, type SumTrouble, sumTrouble } from '../parts/index.ts';
import { sidesOf } from './sides.ts';

/** Another trader's cards are known only from what they have offered or were asked for. */
export interface Draft {
  readonly goes: { readonly copies: readonly CopyId[]; readonly drakes: string };
  readonly comes: { readonly copies: readonly TradeItem[]; readonly drakes: string };
}

const typed = (drakes: number): string => (drakes === 0 ? '' : String(drakes));

/** Begins with one's own cards, or with a trade that it changes or answers. */
export function newDraft(from: TradeView | null, give: readonly CopyId[]): Draft {
  if (from === null) return { goes: { copies: give, drakes: '' }, comes: { copies: [], drakes: '' } };
  const { goes, comes } = sidesOf(from);
  return {
    goes: { copies: goes.copies.map(({ copy }) => copy), drakes: typed(goes.drakes) },
    comes: { copies: comes.copies, drakes: typed(comes.drakes) },
  };
}

const sumOf = (text: string): number | null => (text === '' ? 0 : readSum(text));

/** `purse`: what may be spent at most; null where nobody counts it. Nothing typed is nothing given. */
export const sumFault = (text: string, purse: number | null): SumTrouble | null =>
  text === '' ? null : sumTrouble(text, 0, purse);

/** What is sent, once nothing is wrong with it. */
export function offerOf({ goes, comes }: Draft): { readonly gives: TradeSide; readonly takes: TradeSide } {
  return {
    gives: { copies: goes.copies, drakes: sumOf(goes.drakes) ?? 0 },
    takes: { copies: comes.copies.map(({ copy }) => copy), drakes: sumOf(comes.drakes) ?? 0 },
  };
}

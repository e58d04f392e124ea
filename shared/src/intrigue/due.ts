// Due: what is awaited from whom (IN10, IN19, `drop`), for clocks and screens.

import type { TraderId } from '../windows/index.ts';
import type { DeckCards } from './copies.ts';
import { limitOf } from './limit.ts';
import type { DeckCommon } from './state.ts';

export type DeckDue =
  /** IN10: the trader has to choose which `n` cards stay. */
  | { readonly what: 'surplus'; readonly who: TraderId; readonly n: number }
  /** IN19: an answer to the action with this id, or to the last of its cancels; `to` is the copy. */
  | {
      readonly what: 'answer';
      readonly who: TraderId;
      readonly asking: number;
      readonly id: string;
      readonly to: string;
    }
  | {
      readonly what: 'drop';
      readonly who: TraderId;
      readonly asking: number;
      readonly id: string;
      readonly n: number;
    };

/** Returns everything that is awaited now. It depends on public facts only. */
export function deckDue(cards: DeckCards, common: DeckCommon): readonly DeckDue[] {
  if (common.seed !== null) return [];
  const surplus = common.surplus.map((who): DeckDue => ({
    what: 'surplus',
    who,
    n: limitOf(cards, common, who),
  }));
  const askings = common.actions.flatMap(({ id, copy, asked, cancels, drop }): readonly DeckDue[] => {
    if (asked !== null) return [{ what: 'answer', ...asked, id, to: cancels.at(-1)?.copy ?? copy }];
    if (drop === null) return [];
    const { asking, n } = drop;
    return drop.waiting.map((who) => ({ what: 'drop', who, asking, id, n }));
  });
  return [...surplus, ...askings];
}

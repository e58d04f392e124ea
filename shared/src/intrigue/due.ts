// Due: what is awaited of whom (IN10, IN19, `drop`), for clocks and screens.

import type { TraderId } from '../windows/index.ts';
import type { DeckCards } from './copies.ts';
import { limitOf } from './limit.ts';
import type { DeckCommon } from './state.ts';

export type DeckDue =
  /** IN10: `n` cards may stay. */
  | { readonly what: 'surplus'; readonly who: TraderId; readonly n: number }
  /** IN19: to the action of this id, or to the last of its cancels, which is `to`. */
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

/** All that is awaited now. It rests on nothing that only one may know. */
export function deckDue(cards: DeckCards, common: DeckCommon): readonly DeckDue[] {
  if (common.seed !== null) return [];
  const surplus = common.surplus.map((who): DeckDue => ({
    what: 'surplus',
    who,
    n: limitOf(cards, common, who),
  }));
  const askings = common.actions.flatMap(({ id, copy, asked, cancels, drop }): readonly DeckDue[] => {
    if (asked !== null) return [{ what: 'answer', ...asked, id, to: cancels.at(-1)?.copy ?? copy }];
    return (drop?.waiting ?? []).map((who) => ({
      what: 'drop',
      who,
      asking: drop?.asking ?? 0,
      id,
      n: drop?.n ?? 0,
    }));
  });
  return [...surplus, ...askings];
}

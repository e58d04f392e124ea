// useOrder: an owner's order of a deck, and what keeps it: this phone, under a name, or a callback that gets each new
// order.

import type { Card, CardId } from '@dunmer/shared/cards';
import { useMemo, useState } from 'react';
import { useDeckText } from './deckText.ts';
import { inKeptOrder, inOrderOf, keepOrder, recallOrder } from './ownOrder.ts';

interface Item {
  readonly id: string;
  readonly card: Card;
}

/**
 * The name under which this phone remembers the order; or, for a deck that comes in order, a callback for a new one.
 */
export type OrderKeeper =
  | string
  | { readonly arrange: (ids: readonly string[]) => void; readonly note: string };

interface Order<T> {
  readonly items: readonly T[];
  readonly note: string;
  readonly mayReset: boolean;
  /** Sorts the items by these ids; null restores the order in which they came. */
  readonly arrange: (ids: readonly string[] | null) => void;
  /** Call it when the last move is made. */
  readonly settle: () => void;
}

const cardOf = ({ card }: Item): CardId => card.id;

export function useOrder<T extends Item>(keeper: OrderKeeper, whole: readonly T[]): Order<T> {
  const text = useDeckText();
  const [kept, setKept] = useState(() => (typeof keeper === 'string' ? recallOrder(keeper) : []));
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const items = useMemo(
    () => (moved === null ? inKeptOrder(whole, cardOf, kept) : inOrderOf(whole, moved)),
    [whole, kept, moved],
  );
  if (typeof keeper !== 'string') {
    const settle = () => {
      if (moved !== null) keeper.arrange(items.map(({ id }) => id));
    };
    return { items, note: keeper.note, mayReset: false, arrange: setMoved, settle };
  }
  return {
    items,
    note: text.own.note,
    mayReset: true,
    arrange: (ids) => {
      const order = ids === null ? [] : inOrderOf(whole, ids).map(cardOf);
      keepOrder(keeper, order);
      setKept(order);
    },
    settle: () => undefined,
  };
}

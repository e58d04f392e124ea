// Brought: what is printed on cards that not every page needs, brought once when it is first asked for.

import type { CardId } from '@dunmer/shared/cards';
import { createStore } from '@dunmer/shared/phone';
import { useEffect } from 'react';
import { useStore } from 'zustand';

type Cards<Card> = ReadonlyMap<CardId, Card>;

/**
 * `bring` fetches them. The hook gives all cards by their ids, in the order of the rulebook; none as long as they are
 * on their way, or not asked for.
 */
export function brought<Card extends { readonly id: CardId }>(
  bring: () => Promise<readonly Card[]>,
): (isAsked?: boolean) => Cards<Card> {
  const none: Cards<Card> = new Map();
  const known = createStore<{ readonly cards: Cards<Card> }>({ cards: none });
  const fetchAll = async (): Promise<void> => {
    const cards = await bring();
    known.setState({ cards: new Map(cards.map((card) => [card.id, card])) });
  };
  return function useBrought(isAsked = true) {
    const { cards } = useStore(known);
    const isMissing = isAsked && cards.size === 0;
    useEffect(() => {
      // Where they can't be had, whoever asks next tries again.
      if (isMissing) void fetchAll().catch(() => undefined);
    }, [isMissing]);
    return cards;
  };
}

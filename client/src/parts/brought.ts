// Brought: card texts that not every page needs, loaded once, when they are first asked for.

import type { CardId } from '@dunmer/shared/cards';
import { createStore } from '@dunmer/shared/phone';
import { useEffect } from 'react';
import { useStore } from 'zustand';

type Cards<Card> = ReadonlyMap<CardId, Card>;

/**
 * Returns a hook that gives all cards by id, in the order of the rulebook. It gives none while `bring` is fetching
 * them, or while `isAsked` is false.
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
      // If they can't be fetched, the next component that asks tries again.
      if (isMissing) void fetchAll().catch(() => undefined);
    }, [isMissing]);
    return cards;
  };
}

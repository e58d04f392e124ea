// useIntrigueCards: what is printed on the intrigue cards, brought once when it is first asked for.

import type { CardId } from '@dunmer/shared/cards';
import { createStore } from '@dunmer/shared/phone';
import type { IntrigueCard } from '@dunmer/shared/windows';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { frame } from '../net/index.ts';

export type IntrigueCards = ReadonlyMap<CardId, IntrigueCard>;

const NONE: IntrigueCards = new Map();

const known = createStore<{ readonly cards: IntrigueCards }>({ cards: NONE });

async function bring(): Promise<void> {
  const { default: list } = await import('@dunmer/shared/windows/data/intrigue.json');
  const cards = frame('intrigueCards', JSON.stringify(list)) ?? [];
  known.setState({ cards: new Map(cards.map((card) => [card.id, card])) });
}

/** All intrigue cards by their ids, in the order of the rulebook; none as long as they are on their way. */
export function useIntrigueCards(isAsked = true): IntrigueCards {
  const { cards } = useStore(known);
  const isMissing = isAsked && cards.size === 0;
  useEffect(() => {
    // Where they can't be had, whoever asks next tries again.
    if (isMissing) void bring().catch(() => undefined);
  }, [isMissing]);
  return cards;
}

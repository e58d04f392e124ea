// usePledgeCards: what is printed on the promises, brought once when it is first asked for.

import type { CardId } from '@dunmer/shared/cards';
import { createStore } from '@dunmer/shared/phone';
import type { PledgeCard } from '@dunmer/shared/windows';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { frame } from '../net/index.ts';

export type PledgeCards = ReadonlyMap<CardId, PledgeCard>;

const NONE: PledgeCards = new Map();

const known = createStore<{ readonly cards: PledgeCards }>({ cards: NONE });

async function bring(): Promise<void> {
  const { default: list } = await import('@dunmer/shared/windows/data/pledges.json');
  const cards = frame('pledgeCards', JSON.stringify(list)) ?? [];
  known.setState({ cards: new Map(cards.map((card) => [card.id, card])) });
}

/** All promises by their ids, in the order of the rulebook; none as long as they are on their way. */
export function usePledgeCards(isAsked = true): PledgeCards {
  const { cards } = useStore(known);
  const isMissing = isAsked && cards.size === 0;
  useEffect(() => {
    // Where they can't be had, whoever asks next tries again.
    if (isMissing) void bring().catch(() => undefined);
  }, [isMissing]);
  return cards;
}

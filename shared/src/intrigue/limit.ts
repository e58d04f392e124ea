// The limit of a hand (IN10), and whether a trader has more than it allows.

import type { TraderId } from '../windows/index.ts';
import { cardOf, type DeckCards } from './copies.ts';
import { type DeckCommon, handSize } from './state.ts';

const LIMIT = 7;

/** Returns `limit(t)`: 7, changed by the cards in the trader's front, and at least 0. */
export function limitOf(cards: DeckCards, { fronts }: DeckCommon, trader: TraderId): number {
  const by = fronts
    .filter(({ before }) => before === trader)
    .flatMap(({ copy }) => cards.get(cardOf(copy))?.effects ?? [])
    .reduce((sum, effect) => (effect.op === 'limit' ? sum + effect.by : sum), 0);
  return Math.max(0, LIMIT + by);
}

/** Whether a trader has more in hand than the limit. */
export const isOverLimit = (cards: DeckCards, common: DeckCommon, trader: TraderId): boolean =>
  handSize(common, trader) > limitOf(cards, common, trader);

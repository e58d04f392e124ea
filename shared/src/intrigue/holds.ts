// Holds: what a match is told of the hand of the deck that a trader has (IN10, IN12).

import type { Holds } from '../rules/index.ts';
import { intrigueCopyOf, type TraderId } from '../windows/index.ts';
import { type DeckState, handOf } from './state.ts';

/** Adds to what a trader holds what they have of this deck; null: none is played with, and hands of it rest. */
export function withDeck({ hand, holding }: Holds, deck: DeckState | null, trader: TraderId): Holds {
  if (deck === null) return { hand, holding };
  const copies = handOf(deck, trader).map(intrigueCopyOf);
  const surplus = deck.common.surplus.includes(trader);
  return { hand: [...hand, ...copies], holding: { ...holding, intrigue: copies.length, surplus } };
}

// Holds: what a match is told of a trader's hand of intrigue cards (IN10, IN12).

import type { Holds } from '../rules/index.ts';
import { intrigueCopyOf, type TraderId } from '../windows/index.ts';
import { type DeckState, handOf } from './state.ts';

/** Adds a trader's hand of this deck to what they hold. `deck` is null if no deck is in play: then hands of it rest. */
export function withDeck({ hand, holding }: Holds, deck: DeckState | null, trader: TraderId): Holds {
  if (deck === null) return { hand, holding };
  const copies = handOf(deck, trader).map(intrigueCopyOf);
  const surplus = deck.common.surplus.includes(trader);
  return { hand: [...hand, ...copies], holding: { ...holding, intrigue: copies.length, surplus } };
}

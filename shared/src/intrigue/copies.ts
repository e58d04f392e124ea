// Copies of intrigue cards (IN1): how many are made of each card, and the keys that name them.

import type { CardId } from '../cards/index.ts';
import { intrigueCopy, intrigueCopyOf, type IntrigueRules } from '../windows/index.ts';

/** The cards of a deck. `n`: how many copies a pack has. */
export type DeckCards = ReadonlyMap<CardId, IntrigueRules & { readonly n: number }>;

export const MOST_PACKS = 20;

/** IN1: whether this is a possible number of packs, 1 to 20. */
export const isPacks = (packs: number): boolean =>
  Number.isSafeInteger(packs) && packs >= 1 && packs <= MOST_PACKS;

/** Returns the keys of `n` copies of a card: `card#1`, `card#2`, …. */
export const copiesOfCard = (card: CardId, n: number): readonly string[] =>
  Array.from({ length: n }, (_, i) => intrigueCopy(card, i + 1).key);

/** IN1: returns `n` × `packs` copies of each card. */
export const copiesOf = (cards: DeckCards, packs: number): readonly string[] =>
  [...cards.values()].flatMap(({ id, n }) => copiesOfCard(id, n * packs));

/** Returns the card of a copy. */
export const cardOf = (copy: string): CardId => intrigueCopyOf(copy).card;

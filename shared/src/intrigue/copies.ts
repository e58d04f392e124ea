// Copies of intrigue cards (IN1): how many are made of each card, and the keys that name them.

import type { CardId } from '../cards/index.ts';
import type { IntrigueRules } from '../windows/index.ts';

/** The cards of a deck. `n`: how many copies a pack has. */
export type DeckCards = ReadonlyMap<CardId, IntrigueRules & { readonly n: number }>;

const MOST_PACKS = 20;

/** IN1: whether this is a possible number of packs, 1 to 20. */
export const isPacks = (packs: number): boolean =>
  Number.isSafeInteger(packs) && packs >= 1 && packs <= MOST_PACKS;

/** IN1: returns `n` × `packs` copies of each card: `card#1`, `card#2`, …. */
export const copiesOf = (cards: DeckCards, packs: number): readonly string[] =>
  [...cards.values()].flatMap(({ id, n }) => Array.from({ length: n * packs }, (_, i) => `${id}#${i + 1}`));

/** Returns the card of a copy. */
export const cardOf = (copy: string): CardId => copy.slice(0, copy.lastIndexOf('#'));

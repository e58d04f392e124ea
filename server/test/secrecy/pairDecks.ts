// Pair decks: two decks of different cards for each size, so that it is a secret too which of them the hider has.

import { present } from '@dunmer/shared/lib';
import type { CardId, Deck } from '@dunmer/shared/cards';
import { editionOf } from '../../src/catalogue/edition.ts';
import { READY_CARDS, readEdition } from '../../src/catalogue/index.ts';
import { seeded } from '@dunmer/shared/testing';

/** Sizes of decks; below six a trader is short (rule 2.2). */
export const SIZES = [3, 4, 5, 6, 8, 10] as const;
export type Size = (typeof SIZES)[number];

const { cards } = readEdition(READY_CARDS);
/** The cards of which an event has enough for every deck; it has too few uniques. */
const many = cards.filter((card) => card.rarity !== 'unique');
const random = seeded(3);

const deck = (size: number, nth: 0 | 1): Deck => {
  const all = random.shuffled(many.map((card) => card.id));
  const name = `${size} ${nth}`;
  return {
    id: `size-${size}-${nth}`,
    name: { ru: name, en: name },
    cards: Array.from({ length: size }, (_, i) => present(all[i % all.length], 'there are cards')),
  };
};

/** Returns the id of the deck of a size that the hider has in one run or the other. */
export const deckOf = (size: Size, nth: 0 | 1): string => `size-${size}-${nth}`;

/** The ready cards with these decks. */
export const PAIR_EDITION = editionOf(
  cards,
  SIZES.flatMap((size) => [deck(size, 0), deck(size, 1)]),
);

/** Returns the cards of a deck by its id. */
export const cardsIn = (id: string): readonly CardId[] =>
  present(
    PAIR_EDITION.decks.find((each) => each.id === id),
    'a deck of these',
  ).cards;

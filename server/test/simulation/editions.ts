// Editions to play with: the ready cards, and the same with abilities drawn from everything that the card format can
// express.

import { present } from '@dunmer/shared/lib';
import type { Card } from '@dunmer/shared/cards';
import { arbCatalogue, casesOf } from '@dunmer/shared/testing';
import { editionOf } from '../../src/catalogue/edition.ts';
import { type Edition, READY_CARDS, readEdition } from '../../src/catalogue/index.ts';

const READY = readEdition(READY_CARDS);

/** The ids of the decks in every edition. */
export const DECK_IDS: readonly string[] = READY.decks.map((deck) => deck.id);

/** Returns the ready cards' ids, rarities and numbers, each with the values and abilities of a drawn card. */
function redrawn(drawn: readonly Card[]): Edition {
  const cards = READY.cards.map((card, i) => {
    const { copies: _, ...other } = present(drawn[i % drawn.length], 'cards are drawn');
    const { id, rarity, copies } = card;
    return copies === undefined ? { ...other, id, rarity } : { ...other, id, rarity, copies };
  });
  return editionOf(cards, READY.decks);
}

const arbEdition = arbCatalogue().map((catalogue) => redrawn([...catalogue.values()]));

const drawn = (seed: number): Edition => present(casesOf(arbEdition, 1, seed)[0], 'one is drawn');

/**
 * Returns the editions of a seed: a server that starts again may have another edition of the same cards than before.
 */
export const editionsFor = (seed: number): readonly Edition[] =>
  seed % 3 === 0 ? [READY] : [seed % 3 === 1 ? READY : drawn(seed), drawn(seed + 1)];

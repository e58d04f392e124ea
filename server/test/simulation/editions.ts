// Editions to play with: the ready cards, and cards drawn from all that the card format can express.

import * as fc from 'fast-check';
import { present } from '@dunmer/shared/lib';
import { arbCatalogue, arbDeck } from '@dunmer/shared/testing';
import { editionOf } from '../../src/catalogue/edition.ts';
import { type Edition, READY_CARDS, readEdition } from '../../src/catalogue/index.ts';

const READY = readEdition(READY_CARDS);
const DECKS = 6;

const arbEdition = arbCatalogue().chain((catalogue) =>
  fc.array(arbDeck(catalogue), { minLength: DECKS, maxLength: DECKS }).map((decks) =>
    editionOf(
      [...catalogue.values()],
      decks.map((deck, i) => ({ ...deck, id: `deck-${i}` })),
    ),
  ),
);

/** The edition of a seed: every second one is drawn. */
export const editionFor = (seed: number): Edition =>
  seed % 2 === 0 ? READY : present(fc.sample(arbEdition, { seed, numRuns: 1 })[0], 'one is drawn');

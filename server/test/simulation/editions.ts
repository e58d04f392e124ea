// Editions to play with: the ready cards, and cards drawn from all that the card format can express.

import * as fc from 'fast-check';
import { present } from '@dunmer/shared/lib';
import { arbCatalogue, arbDeck } from '@dunmer/shared/testing';
import { editionOf } from '../../src/catalogue/edition.ts';
import { type Edition, READY_CARDS, readEdition } from '../../src/catalogue/index.ts';

const READY = readEdition(READY_CARDS);

/** The ids of the decks in every edition. */
export const DECK_IDS: readonly string[] = READY.decks.map((deck) => deck.id);

const arbEdition = arbCatalogue().chain((catalogue) =>
  fc
    .tuple(...DECK_IDS.map((id) => arbDeck(catalogue).map((deck) => ({ ...deck, id }))))
    .map((decks) => editionOf([...catalogue.values()], decks)),
);

const drawn = (seed: number): Edition =>
  present(fc.sample(arbEdition, { seed, numRuns: 1 })[0], 'one is drawn');

/** The editions of a seed: the server that starts anew may have another one than before. */
export const editionsFor = (seed: number): readonly Edition[] =>
  seed % 3 === 0 ? [READY] : [seed % 3 === 1 ? READY : drawn(seed), drawn(seed + 1)];

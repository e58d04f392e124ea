// Edition: one version of the catalogue with its ready-made decks, and the rules played with it.

import { hash } from 'node:crypto';
import type { Card, Catalogue, Deck } from '@dunmer/shared/cards';
import { type DecideMatch, decideMatch } from '@dunmer/shared/fairness';
import { PRINTED } from '@dunmer/shared/windows/printed';

export interface Edition {
  /** A hash of the content, so that the same cards are the same version everywhere. */
  readonly version: string;
  readonly cards: readonly Card[];
  readonly catalogue: Catalogue;
  readonly decks: readonly Deck[];
  /** The rules with these cards, and with the promises that come with the app where promises are played. */
  readonly decide: DecideMatch;
}

const VERSION_LETTERS = 16;

/** Makes the edition of parsed cards and decks. */
export function editionOf(cards: readonly Card[], decks: readonly Deck[]): Edition {
  const catalogue: Catalogue = new Map(cards.map((card) => [card.id, card]));
  const version = hash('sha256', JSON.stringify({ cards, decks }), 'hex').slice(0, VERSION_LETTERS);
  return { version, cards, catalogue, decks, decide: decideMatch(catalogue, undefined, PRINTED) };
}

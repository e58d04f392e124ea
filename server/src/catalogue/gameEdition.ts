// GameEdition: one version of the cards of the patrons' table, and its rules played with them (PATRONS 9).

import { hash } from 'node:crypto';
import { decideSealedGame, type GameCard, type GameTerms } from '@dunmer/shared/patrons';
import { PRINTED } from '@dunmer/shared/patrons/script';
import type { DecideAt } from '@dunmer/shared/tables';

export interface GameEdition {
  /** A hash of the content, so that the same cards are the same version everywhere. */
  readonly version: string;
  readonly cards: readonly GameCard[];
  readonly terms: GameTerms;
  readonly decide: DecideAt<'patrons'>;
}

const VERSION_LETTERS = 16;

/** Makes the edition of parsed cards in order; the first patron is the default (PT27). */
export function gameEditionOf(cards: readonly GameCard[]): GameEdition {
  const terms = { catalogue: new Map(cards.map((card) => [card.id, card])) };
  const version = hash('sha256', JSON.stringify({ patrons: cards }), 'hex').slice(0, VERSION_LETTERS);
  return { version, cards, terms, decide: decideSealedGame(terms) };
}

/** The cards that come with the app. */
export const PRINTED_GAME: GameEdition = gameEditionOf([...PRINTED.values()]);

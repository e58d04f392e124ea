// The match file (F10): what both players saw, to be checked without the server; never a deck but one's own.

import type { Card, CardId } from '../cards/index.ts';
import { type BySeat, type DeckCard, type Seat, SEATS } from '../rules/index.ts';
import type { Hex32, PublicMatchEvent } from './event.ts';

export const FILE_FORMAT = 'dunmer-trade-match/1';

/** A deck at the opening with the salt of its commitment (F1), in code-unit order of its copies. */
export interface FileDeck {
  readonly seat: Seat;
  readonly salt: Hex32;
  readonly cards: readonly DeckCard[];
}

export interface MatchFile {
  readonly format: typeof FILE_FORMAT;
  readonly match: string;
  readonly names: BySeat<string>;
  /** The definitions, as they were in this match, of the cards that its holder saw. */
  readonly cards: readonly Card[];
  /** Everything that was public, in order. */
  readonly events: readonly PublicMatchEvent[];
  /** "By the server": the places in `events` of what depends on a deck that the file does not hold. */
  readonly byServer: readonly number[];
  /** F4: who would have to act together to choose a toss; null where none could be held. */
  readonly tossesRestOn: readonly ('server' | Seat)[] | null;
  /** None in the file for everybody, one's own in a player's, both in a referee's. */
  readonly decks: readonly FileDeck[];
}

/**
 * The ids of the cards that a file defines, in code-unit order: those revealed, summoned, and in the decks it holds.
 */
export function cardsIn(events: readonly PublicMatchEvent[], decks: readonly FileDeck[]): readonly CardId[] {
  const seen = events.flatMap((event): readonly CardId[] => {
    if (event.type === 'CardsRevealed')
      return SEATS.flatMap((seat) => event.field[seat].flatMap((card) => card?.card ?? []));
    return event.type === 'CreatureSummoned' ? [event.card] : [];
  });
  return [...new Set([...seen, ...decks.flatMap((deck) => deck.cards.map(({ card }) => card))])].toSorted();
}

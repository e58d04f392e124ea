// The match file (F10): what both players saw, to be checked without the server. It never holds a deck but the
// holder's own.

import type { Card, CardId } from '../cards/index.ts';
import { type BySeat, type DeckCard, type Seat, SEATS, type Shown } from '../rules/index.ts';
import {
  byCodeUnits,
  type Held,
  type IntrigueCard,
  type PledgeCard,
  type WindowCatalogue,
} from '../windows/index.ts';
import type { Hex32, PublicMatchEvent } from './event.ts';

export const FILE_FORMAT = 'dunmer-trade-match/1';

/** A deck at the opening with the salt of its commitment (F1), in code-unit order of its copies. */
export interface FileDeck {
  readonly seat: Seat;
  readonly salt: Hex32;
  readonly cards: readonly DeckCard[];
}

/** The promises and intrigue cards of a file, in code-unit order of their ids. */
export interface FileWindowCards {
  readonly pledges: readonly PledgeCard[];
  readonly intrigue: readonly IntrigueCard[];
}

export interface MatchFile {
  readonly format: typeof FILE_FORMAT;
  readonly match: string;
  readonly names: BySeat<string>;
  /** The definitions, as of this match, of the cards that the file's holder saw. */
  readonly cards: readonly Card[];
  /** All public events, in order. */
  readonly events: readonly PublicMatchEvent[];
  /** "By the server": the indices in `events` of those that depend on a deck which is not in the file. */
  readonly byServer: readonly number[];
  /** F4: those who would have to act together to choose a toss; null if none could be held. */
  readonly tossesRestOn: readonly ('server' | Seat)[] | null;
  /** No deck in the file for everybody, the own deck in a player's, both decks in a referee's. */
  readonly decks: readonly FileDeck[];
  /** The promises and intrigue cards that were played or lay in front; only if the match was played with any. */
  readonly windowCards?: FileWindowCards;
  /** What promises and intrigue cards showed to the holder alone (PROMISES 7); absent if nothing. */
  readonly shown?: readonly Shown[];
}

/** Returns a file's list of cards in the form in which the rules look cards up. */
export const windowCardsIn = (cards: FileWindowCards | undefined): WindowCatalogue => ({
  pledges: new Map((cards?.pledges ?? []).map((card) => [card.id, card])),
  intrigue: new Map((cards?.intrigue ?? []).map((card) => [card.id, card])),
});

/** Returns the ids of the promises and intrigue cards that a file defines: all that everybody saw. */
export function windowIdsIn(
  events: readonly PublicMatchEvent[],
): Readonly<Record<keyof FileWindowCards, readonly CardId[]>> {
  const held = events.flatMap((event): readonly Held[] => {
    if (event.type === 'CardPlayed') return [event.held];
    if (event.type === 'HoldingChanged') return event.holding.fronts;
    return event.type === 'WindowsOpened' ? SEATS.flatMap((seat) => event.holdings[seat].fronts) : [];
  });
  const idsOf = (kind: 'promise' | 'intrigue'): readonly CardId[] =>
    [...new Set(held.flatMap((one) => (one.kind === kind ? [one.card] : [])))].toSorted(byCodeUnits);
  return { pledges: idsOf('promise'), intrigue: idsOf('intrigue') };
}

/**
 * Returns the ids of the cards that a file defines, in code-unit order: those that were revealed, summoned, or shown
 * to its holder alone, and those in the decks it holds.
 */
export function cardsIn(
  events: readonly PublicMatchEvent[],
  decks: readonly FileDeck[],
  shown: readonly Shown[] = [],
): readonly CardId[] {
  const seen = events.flatMap((event): readonly CardId[] => {
    if (event.type === 'CardsRevealed')
      return SEATS.flatMap((seat) => event.field[seat].flatMap((card) => card?.card ?? []));
    return event.type === 'CreatureSummoned' ? [event.card] : [];
  });
  const held = decks.flatMap((deck) => deck.cards.map(({ card }) => card));
  return [...new Set([...seen, ...held, ...shown.flatMap(({ cards }) => cards)])].toSorted();
}

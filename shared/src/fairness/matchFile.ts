// The match file (F10): what both players saw, to be checked without the server; never a deck but one's own.

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
  /** Those that were played or lay in front; only where the match was played with any. */
  readonly windowCards?: FileWindowCards;
  /** What its holder alone was shown by promises and intrigue cards (PROMISES 7); only where that is anything. */
  readonly shown?: readonly Shown[];
}

/** Makes of a file's list what the rules look cards up in. */
export const windowCardsIn = (cards: FileWindowCards | undefined): WindowCatalogue => ({
  pledges: new Map((cards?.pledges ?? []).map((card) => [card.id, card])),
  intrigue: new Map((cards?.intrigue ?? []).map((card) => [card.id, card])),
});

/** The ids of the promises and intrigue cards that a file defines: all that everybody saw. */
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
 * The ids of the cards that a file defines, in code-unit order: those revealed, summoned, shown to its holder alone,
 * and in the decks it holds.
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

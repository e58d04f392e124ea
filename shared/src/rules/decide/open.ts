// Opening a match: what everyone learns, and what each seat alone does.

import type { RuleEvent } from '../event.ts';
import type { DeckCard } from '../field.ts';
import { placingOrder, shortOf } from '../placement.ts';
import { type BySeat, ofSeat, SEATS } from '../seat.ts';

/** What a match is played for, as far as the rules ask. */
export interface MatchTerms {
  /** R21: no price of victory. */
  readonly friendly: boolean;
}

/**
 * Opens a match with two decks in their owners' order. Everyone learns who is short and who lays first (2.2); the
 * decks' sizes go to the seats alone (EVENT, Who sees what).
 */
export function openMatch(
  decks: BySeat<readonly DeckCard[]>,
  { friendly }: MatchTerms = { friendly: false },
): readonly RuleEvent[] {
  const sizes = { a: decks.a.length, b: decks.b.length };
  const events: RuleEvent[] = [
    { type: 'MatchOpened', to: 'everyone', short: shortOf(sizes), order: placingOrder(sizes), friendly },
  ];
  for (const seat of SEATS)
    events.push(
      { type: 'DeckTaken', to: seat, deck: ofSeat(decks, seat) },
      { type: 'DecksCounted', to: seat, sizes },
    );
  return events;
}

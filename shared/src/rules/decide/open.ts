// Opening a match: what everyone learns, and what each seat alone does.

import type { RuleEvent } from '../event.ts';
import type { DeckCard } from '../field.ts';
import { placingOrder, shortOf } from '../placement.ts';
import { type BySeat, bySeat, SEATS } from '../seat.ts';

/**
 * Opens a match with two decks in their owners' order. Everyone learns who is short and who lays first (2.2); the
 * decks' sizes go to the seats alone (EVENT, Who sees what).
 */
export function openMatch(decks: BySeat<readonly DeckCard[]>): readonly RuleEvent[] {
  const sizes = bySeat((seat) => decks[seat].length);
  return [
    { type: 'MatchOpened', to: 'everyone', short: shortOf(sizes), order: placingOrder(sizes) },
    ...SEATS.flatMap((seat): readonly RuleEvent[] => [
      { type: 'DeckTaken', to: seat, deck: decks[seat] },
      { type: 'DecksCounted', to: seat, sizes },
    ]),
  ];
}

// Opening a match: what everyone learns, and what only each seat learns.

import type { Held, TraderId } from '../../windows/index.ts';
import type { RuleEvent } from '../event.ts';
import type { DeckCard } from '../field.ts';
import { placingOrder, shortOf } from '../placement.ts';
import { type BySeat, ofSeat, SEATS } from '../seat.ts';
import type { Holding } from '../windowsState.ts';

/** What a match is played for, as far as the rules need it. */
export interface MatchTerms {
  /** R21: a friendly match has no price of victory. */
  readonly friendly: boolean;
  /** Present if promises or intrigue cards are played: only over a contract or for a stake (PR15). */
  readonly windows?: WindowTerms;
}

/** The facts that a match with windows needs at its opening. */
export interface WindowTerms {
  readonly traders: BySeat<TraderId>;
  /** The stake of each side. */
  readonly stake: number;
  readonly holdings: BySeat<Holding>;
  readonly hands: BySeat<readonly Held[]>;
}

/**
 * Returns the events that open a match with two decks in their owners' order. Everyone learns who is short and who
 * lays first (2.2); only the seats learn the decks' sizes (EVENT, Who sees what).
 */
export function openMatch(
  decks: BySeat<readonly DeckCard[]>,
  { friendly, windows }: MatchTerms = { friendly: false },
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
  if (windows !== undefined) {
    const { traders, stake, holdings, hands } = windows;
    events.push({ type: 'WindowsOpened', to: 'everyone', traders, stake, holdings });
    for (const seat of SEATS) events.push({ type: 'HandTaken', to: seat, hand: ofSeat(hands, seat) });
  }
  return events;
}

// imagine: a possible whole state for a seat that knows only its part. Courts are public, so what the seat can't see
// is what is left of them: its own pile in some order, and the opponent's hand and pile.

import { bySeat, type DeckCard, type Seat } from '../rules/index.ts';
import { cardIn } from './card.ts';
import { courtOf, type GameTerms } from './court.ts';
import { type GameState, NEW_GAME } from './state.ts';
import type { SeatGameView } from './view.ts';

/** Returns the cards of a seat that the viewer does not see, in code-unit order. */
function unseenOf(terms: GameTerms, { viewer, common, own }: SeatGameView, seat: Seat): readonly DeckCard[] {
  const mine = common.zone.filter((card) => card.owner === seat);
  const patron = mine.find(({ card }) => cardIn(terms.catalogue, card).kind === 'patron');
  if (patron === undefined) return [];
  const seen = [...mine, ...common.graveyard[seat], ...(seat === viewer ? own.hand : [])];
  const copies = new Set(seen.map((card) => card.copy));
  return courtOf(terms, seat, patron.card).filter((card) => !copies.has(card.copy));
}

/** Returns a state that this view could be part of; `mix` puts the unseen cards in some order. */
export function imagine(
  terms: GameTerms,
  view: SeatGameView,
  mix: (cards: readonly DeckCard[]) => readonly DeckCard[],
): GameState {
  const { viewer, common, own } = view;
  const unseen = bySeat((seat) => mix(unseenOf(terms, view, seat)));
  const held = (seat: Seat): number => (seat === viewer ? 0 : common.hand[seat]);
  return {
    common,
    secret: bySeat((seat) =>
      seat === viewer ? own : { patron: null, hand: unseen[seat].slice(0, held(seat)) },
    ),
    vault: { ...NEW_GAME.vault, piles: bySeat((seat) => unseen[seat].slice(held(seat))) },
  };
}

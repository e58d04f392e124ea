// evolve: makes every change at the patrons' table. It never refuses and never draws; the public part is not even
// given the secrets.

import { type DeckCard, type Seat, withSeat } from '../rules/index.ts';
import { type GameEvent, isPublic, type PublicGameEvent } from './event.ts';
import { evolveStage } from './evolveStage.ts';
import { evolveZone } from './evolveZone.ts';
import type { GameCommon, GameSecret, GameState, GameVault } from './state.ts';

/** Returns how many cards an event brings into a seat's hand. */
function comesToHand(event: PublicGameEvent, seat: Seat): number {
  switch (event.type) {
    case 'DrawCounted':
      return event.seat === seat ? event.count : 0;
    case 'SpellPlayed':
    case 'CardEntered':
      return event.seat === seat ? -1 : 0;
    case 'ExchangeCounted':
      return event.seat === seat ? -event.count : 0;
    case 'Discarded':
      return event.seat === seat ? -event.cards.length : 0;
    case 'Left':
      return event.owner === seat && event.into === 'hand' ? 1 : 0;
    case 'Returned':
      return event.owner === seat ? 1 : 0;
    default:
      return 0;
  }
}

/** Returns the state with the sizes of hands and piles after an event; everybody can count these. */
function evolveSizes(state: GameCommon, event: PublicGameEvent): GameCommon {
  const [toA, toB] = [comesToHand(event, 'a'), comesToHand(event, 'b')];
  const { a, b } = state.hand;
  const moved = toA === 0 && toB === 0 ? state : { ...state, hand: { a: a + toA, b: b + toB } };
  switch (event.type) {
    case 'PileShuffled':
      return { ...moved, pile: withSeat(moved.pile, event.seat, event.size) };
    case 'DrawCounted':
      return { ...moved, pile: withSeat(moved.pile, event.seat, moved.pile[event.seat] - event.count) };
    default:
      return moved;
  }
}

/** Returns the public state after a public event. */
export function evolveCommon(state: GameCommon, event: PublicGameEvent): GameCommon {
  const moved = evolveZone(evolveSizes(state, event), event);
  const stage = evolveStage(state.stage, event);
  return stage === moved.stage ? moved : { ...moved, stage };
}

const without = (cards: readonly DeckCard[], copies: readonly string[]): readonly DeckCard[] =>
  cards.filter((card) => !copies.includes(card.copy));

/** Returns a seat's secret state after an event that this seat sees. */
export function evolveSecret(state: GameSecret, seat: Seat, event: GameEvent): GameSecret {
  switch (event.type) {
    case 'PatronChosen':
      return { ...state, patron: event.patron };
    case 'CardsDrawn':
      return { ...state, hand: [...state.hand, ...event.cards] };
    case 'HandExchanged':
      return { ...state, hand: without(state.hand, event.copies) };
    case 'SpellPlayed':
    case 'CardEntered':
      return event.seat === seat ? { ...state, hand: without(state.hand, [event.card.copy]) } : state;
    case 'Discarded':
      return event.seat === seat
        ? {
            ...state,
            hand: without(
              state.hand,
              event.cards.map((card) => card.copy),
            ),
          }
        : state;
    case 'Left':
      return event.owner === seat && event.into === 'hand'
        ? { ...state, hand: [...state.hand, event.card] }
        : state;
    case 'Returned':
      return event.owner === seat ? { ...state, hand: [...state.hand, event.card] } : state;
    default:
      return state;
  }
}

/** Returns what only the server keeps, after an event. */
function evolveVault(state: GameVault, event: GameEvent): GameVault {
  switch (event.type) {
    case 'PatronSalted':
      return { ...state, salts: withSeat(state.salts, event.seat, event.salt) };
    case 'PileOrdered':
      return { ...state, piles: withSeat(state.piles, event.seat, event.pile) };
    case 'CardsDrawn': {
      const left = state.piles[event.to].slice(event.cards.length);
      return { ...state, piles: withSeat(state.piles, event.to, left) };
    }
    default:
      return state;
  }
}

/** Returns the whole state after an event: the public part, the part of each seat that sees it, and the server's. */
export function evolveGame(state: GameState, event: GameEvent): GameState {
  const vault = evolveVault(state.vault, event);
  if (isPublic(event)) {
    const a = evolveSecret(state.secret.a, 'a', event);
    const b = evolveSecret(state.secret.b, 'b', event);
    const secret = a === state.secret.a && b === state.secret.b ? state.secret : { a, b };
    return { common: evolveCommon(state.common, event), secret, vault };
  }
  if (event.to === 'server') return { ...state, vault };
  const own = evolveSecret(state.secret[event.to], event.to, event);
  return { common: state.common, secret: withSeat(state.secret, event.to, own), vault };
}

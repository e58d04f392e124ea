// evolve: every change of a sealed game, each event in the part of its audience.

import { evolveDesk, evolveFairSeals, evolveFairVault, isFairSealEvent } from '../../fairness/index.ts';
import { bySeat, type Seat, withSeat } from '../../rules/index.ts';
import { evolveGame } from '../evolve.ts';
import { gameDeskAfter } from './deskAfter.ts';
import type { Exchanges, GameTableEvent, SealedGameEvent } from './event.ts';
import { type GameSeals, type SealedGame, standingOf } from './state.ts';

/** Returns the public seals after something has happened in the game. */
export function evolveGameSeals(seals: GameSeals, event: GameTableEvent): GameSeals {
  switch (event.type) {
    case 'GameSealed': {
      const { match, commitment, bots } = event;
      return { ...seals, match, commitment, bots };
    }
    case 'PatronSealed': {
      const { seat, commitment } = event;
      return { ...seals, rows: [...seals.rows, { seat, row: 'patron', commitment }] };
    }
    case 'PatronsOpened': {
      const salts = seals.rows.map(({ seat, row }) => ({ seat, row, salt: event.salts[seat] }));
      return { ...seals, salts, patrons: bySeat((seat) => event.patrons[seat].card) };
    }
    case 'ExchangesPublished':
      return { ...seals, exchanges: event.exchanges };
    default:
      return seals;
  }
}

/** Returns what a seat knows of its own exchange after an event that it sees. */
export function evolveExchange(own: Exchanges[Seat], seat: Seat, event: SealedGameEvent): Exchanges[Seat] {
  if (event.type === 'HandExchanged') return event.copies;
  // A seat that keeps its whole hand has put nothing under the pile.
  return event.type === 'ExchangeCounted' && event.seat === seat ? (own ?? []) : own;
}

/** Returns both exchanges after an event. */
export function evolveExchanges(exchanged: Exchanges, event: SealedGameEvent): Exchanges {
  if (event.type !== 'HandExchanged' && event.type !== 'ExchangeCounted') return exchanged;
  const seat = event.type === 'HandExchanged' ? event.to : event.seat;
  return withSeat(exchanged, seat, evolveExchange(exchanged[seat], seat, event));
}

/** Returns the game after an event, but without what the game itself does to its desk. */
function evolveParts(state: SealedGame, event: SealedGameEvent): SealedGame {
  if (isFairSealEvent(event)) return { ...state, seals: evolveFairSeals(state.seals, event) };
  switch (event.type) {
    case 'SeedDrawn':
    case 'PromiseStored':
    case 'NonceStored':
      return { ...state, vault: evolveFairVault(state.vault, event) };
    case 'DeskNoted':
      return { ...state, desk: evolveDesk(state.desk, event.note) };
    case 'GameSealed':
    case 'ExchangesPublished':
      return { ...state, seals: evolveGameSeals(state.seals, event) };
    default:
      return {
        ...state,
        rules: evolveGame(state.rules, event),
        seals: evolveGameSeals(state.seals, event),
        exchanged: evolveExchanges(state.exchanged, event),
      };
  }
}

/** Returns the whole game after an event. Never refuses, never draws. */
export function evolveSealedGame(state: SealedGame, event: SealedGameEvent): SealedGame {
  const after = evolveParts(state, event);
  if (event.type === 'DeskNoted') return after;
  const desk = gameDeskAfter(state.desk, event, standingOf(state), standingOf(after));
  return desk === after.desk ? after : { ...after, desk };
}

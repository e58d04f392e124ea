// SealedGame: a game of the patrons' table with its seals and its desk, divided by audience.

import type { CardId } from '../../cards/index.ts';
import {
  type DeskState,
  type FairSeals,
  type FairVault,
  NEW_DESK,
  NEW_FAIR_SEALS,
  NEW_FAIR_VAULT,
} from '../../fairness/index.ts';
import type { BySeat, Seat } from '../../rules/index.ts';
import { type GameCommon, type GameSecret, type GameState, NEW_GAME } from '../state.ts';
import type { Exchanges } from './event.ts';

/** The public seals. What is sealed here is a patron (PT8). */
export interface GameSeals extends FairSeals<'patron'> {
  /** Both patrons, once they are open. */
  readonly patrons: BySeat<CardId> | null;
  /** The exchanges, once the game is over. */
  readonly exchanges: Exchanges | null;
}

export interface SealedGame {
  readonly rules: GameState;
  readonly seals: GameSeals;
  readonly desk: DeskState;
  /** What each seat alone may know until the end. */
  readonly exchanged: Exchanges;
  readonly vault: FairVault;
}

/** The public part of a sealed game. */
export interface GameStanding {
  readonly common: GameCommon;
  readonly seals: GameSeals;
}

interface PublicView extends GameStanding {
  readonly desk: DeskState;
}

/** What one viewer may know of a sealed game. */
export type SealedGameView =
  | (PublicView & { readonly viewer: 'watcher' })
  | (PublicView & {
      readonly viewer: Seat;
      readonly own: GameSecret;
      readonly exchanged: Exchanges[Seat];
    });

/** Returns the public part of a view, or of the whole game. */
export const standingOf = (of: SealedGame | SealedGameView): GameStanding =>
  'rules' in of ? { common: of.rules.common, seals: of.seals } : of;

/** A game in which nothing has happened yet: every replay begins with it. */
export const NEW_SEALED_GAME: SealedGame = {
  rules: NEW_GAME,
  seals: { ...NEW_FAIR_SEALS, patrons: null, exchanges: null },
  desk: NEW_DESK,
  exchanged: { a: null, b: null },
  vault: NEW_FAIR_VAULT,
};

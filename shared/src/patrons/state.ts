// GameState: the whole state of a game at the patrons' table, divided by audience: everyone, each seat, the server.

import type { CardId } from '../cards/index.ts';
import type { Hex32 } from '../fairness/index.ts';
import type { BySeat, CopyId, DeckCard, Seat } from '../rules/index.ts';
import type { QueueEntry } from './queue.ts';
import type { Stage } from './stage.ts';

/** Raises that end with the turn (PT10), added up. */
export interface Raises {
  readonly strike: number;
  readonly life: number;
}

export const NO_RAISES: Raises = { strike: 0, life: 0 };

/** A card in the zone. */
export interface ZoneCard extends DeckCard {
  readonly owner: Seat;
  readonly control: Seat;
  readonly closed: boolean;
  readonly wounds: number;
  /** A running number, new with each change of control. */
  readonly arrival: number;
  /** The turn in which it arrived; a creature is weak in that turn (PT6). */
  readonly turn: number;
  readonly raises: Raises;
}

export interface Coins {
  readonly open: number;
  readonly closed: number;
}

/** The state that everyone may know. */
export interface GameCommon {
  readonly stage: Stage;
  readonly coins: BySeat<Coins>;
  /** How many cards each hand and each pile has. */
  readonly hand: BySeat<number>;
  readonly pile: BySeat<number>;
  /** The oldest card first. */
  readonly graveyard: BySeat<readonly DeckCard[]>;
  /** By arrival. */
  readonly zone: readonly ZoneCard[];
  /** The newest arrival number so far. */
  readonly arrivals: number;
  /** First in, first out (PT15). */
  readonly queue: readonly QueueEntry[];
  /** The targets that the last ability found, which are `it` for the next (PT17). */
  readonly found: readonly CopyId[];
  /** The number of askings so far, which is also the id of the newest. */
  readonly askings: number;
}

/** The state that only one seat may know. */
export interface GameSecret {
  /** In the order in which the cards came. */
  readonly hand: readonly DeckCard[];
  /** The chosen patron, from its sealing on. */
  readonly patron: CardId | null;
}

/** The state that nobody may know before it is published. */
export interface GameVault {
  /** From the top down. */
  readonly piles: BySeat<readonly DeckCard[]>;
  readonly salts: BySeat<Hex32 | null>;
}

export interface GameState {
  readonly common: GameCommon;
  readonly secret: BySeat<GameSecret>;
  readonly vault: GameVault;
}

const NO_COINS: Coins = { open: 0, closed: 0 };
const NEW_SECRET: GameSecret = { hand: [], patron: null };

/** A game in which nothing has happened yet: every replay begins with it. */
export const NEW_GAME: GameState = {
  common: {
    stage: { at: 'preparing', step: 'patrons', sealed: { a: null, b: null } },
    coins: { a: NO_COINS, b: NO_COINS },
    hand: { a: 0, b: 0 },
    pile: { a: 0, b: 0 },
    graveyard: { a: [], b: [] },
    zone: [],
    arrivals: 0,
    queue: [],
    found: [],
    askings: 0,
  },
  secret: { a: NEW_SECRET, b: NEW_SECRET },
  vault: { piles: { a: [], b: [] }, salts: { a: null, b: null } },
};

// GameState: all that a game at the patrons' table is, by audience: for everyone, for each seat, for the server.

import type { CardId } from '../cards/index.ts';
import type { Hex32 } from '../fairness/index.ts';
import type { BySeat, CopyId, DeckCard, Seat } from '../rules/index.ts';
import type { QueueEntry } from './queue.ts';
import type { Stage } from './stage.ts';

/** Raises that end with the turn (PT10), summed. */
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
  /** The turn in which it arrived: in that one a creature is weak (PT6). */
  readonly turn: number;
  readonly raises: Raises;
}

export interface Coins {
  readonly open: number;
  readonly closed: number;
}

/** What everyone may know. */
export interface GameCommon {
  readonly stage: Stage;
  readonly coins: BySeat<Coins>;
  /** How many cards a hand has, and how many a pile. */
  readonly hand: BySeat<number>;
  readonly pile: BySeat<number>;
  /** Oldest first. */
  readonly graveyard: BySeat<readonly DeckCard[]>;
  /** By arrival. */
  readonly zone: readonly ZoneCard[];
  /** The newest arrival so far. */
  readonly arrivals: number;
  /** First in, first out (PT15). */
  readonly queue: readonly QueueEntry[];
  /** What the ability that was carried out last found: `it` (PT17). */
  readonly found: readonly CopyId[];
  /** Askings so far; the newest has this id. */
  readonly askings: number;
}

/** What one seat alone may know. */
export interface GameSecret {
  /** In the order in which its cards came. */
  readonly hand: readonly DeckCard[];
  /** The patron chosen, from its sealing on. */
  readonly patron: CardId | null;
}

/** What nobody may know before it is published. */
export interface GameVault {
  /** From the top. */
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

/** A game of which nothing has happened yet: where every replay begins. */
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

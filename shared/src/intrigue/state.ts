// DeckState: the whole state of an event's deck, divided by audience: everyone, each trader, the server.

import type { Hex32 } from '../fairness/index.ts';
import type { TraderId } from '../windows/index.ts';

/** The facts of the deck that was made (IN1, IN2). */
export interface Sealed {
  readonly event: string;
  readonly commitment: Hex32;
  readonly packs: number;
}

/** A card in front of somebody. */
export interface Front {
  readonly copy: string;
  readonly before: TraderId;
}

/** A card that is played in a contract or a match, which `where` names. */
export interface TableCopy {
  readonly who: TraderId;
  readonly copy: string;
  readonly where: string;
}

/** IN9: `who` drew 2; `bought`: the traders who have bought their one draw. */
export interface Audience {
  readonly who: TraderId;
  readonly bought: readonly TraderId[];
}

export interface Cancel {
  readonly who: TraderId;
  readonly copy: string;
}

/** The trader who is asked for an answer, to the action or to the last of its cancels. */
export interface Asked {
  readonly asking: number;
  readonly who: TraderId;
}

/** `waiting`: the traders who have not chosen yet. */
export interface Drop {
  readonly asking: number;
  readonly n: number;
  readonly traders: readonly TraderId[];
  readonly waiting: readonly TraderId[];
}

/** An open action. */
export interface Action {
  readonly id: string;
  readonly who: TraderId;
  readonly copy: string;
  readonly chosen: readonly string[];
  readonly named: readonly TraderId[];
  /**
   * Of the traders it names: those who are still to be asked, and the one who is being asked (with the player's
   * cancels in between).
   */
  readonly toAsk: readonly TraderId[];
  readonly answering: TraderId | null;
  readonly asked: Asked | null;
  readonly cancels: readonly Cancel[];
  /** The index of the effect that comes next. */
  readonly next: number;
  readonly drop: Drop | null;
}

/** The state that everyone may know. */
export interface DeckCommon {
  /** Null until the deck is made. */
  readonly sealed: Sealed | null;
  readonly word: string | null;
  /** Published when the module is closed. */
  readonly seed: Hex32 | null;
  readonly ring: number | null;
  /** In order of initiative. */
  readonly order: readonly TraderId[];
  /** The number of the pile's shuffle, the place of the next draw in it, and how many copies are left. */
  readonly shuffle: number;
  readonly place: number;
  readonly pile: number;
  /** Newest last. */
  readonly spent: readonly string[];
  /** The sizes of hands; a trader who is not listed has none. */
  readonly hands: Readonly<Record<TraderId, number>>;
  /** In the order in which they began to lie there. */
  readonly fronts: readonly Front[];
  readonly table: readonly TableCopy[];
  readonly surplus: readonly TraderId[];
  readonly audience: Audience | null;
  readonly actions: readonly Action[];
  /** The number of askings so far, which is also the number of the newest. */
  readonly askings: number;
}

/** The state that only one trader may know. */
export interface DeckSecret {
  /** In order of drawing. */
  readonly hand: readonly string[];
  /** The cards that the trader has chosen to drop in an action for which others have still to choose. */
  readonly dropping: Readonly<Record<string, readonly string[]>>;
}

/** The state that nobody may know before it is published. */
export interface DeckVault {
  readonly seed: Hex32 | null;
  /** The order of the newest shuffle, from its top. */
  readonly order: readonly string[];
}

export interface DeckState {
  readonly common: DeckCommon;
  readonly secret: Readonly<Record<TraderId, DeckSecret>>;
  readonly vault: DeckVault;
}

export const NO_SECRET: DeckSecret = { hand: [], dropping: {} };

/** A deck with which nothing has happened yet: every replay begins with it. */
export const NEW_DECK: DeckState = {
  common: {
    sealed: null,
    word: null,
    seed: null,
    ring: null,
    order: [],
    shuffle: 0,
    place: 0,
    pile: 0,
    spent: [],
    hands: {},
    fronts: [],
    table: [],
    surplus: [],
    audience: null,
    actions: [],
    askings: 0,
  },
  secret: {},
  vault: { seed: null, order: [] },
};

/** Returns how many cards a trader has in hand. */
export const handSize = (common: DeckCommon, trader: TraderId): number => common.hands[trader] ?? 0;

/** Returns the copies in a trader's hand. */
export const handOf = (state: DeckState, trader: TraderId): readonly string[] =>
  (state.secret[trader] ?? NO_SECRET).hand;

// DeckState: all that the deck of an event is, by audience: for everyone, for each trader, for the server.

import type { Hex32 } from '../fairness/index.ts';
import type { TraderId } from '../windows/index.ts';

/** What an event plays with (IN1, IN2). */
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

/** A card that is played in a contract or a match; `where` names it. */
export interface TableCopy {
  readonly who: TraderId;
  readonly copy: string;
  readonly where: string;
}

/** IN9: `who` drew 2; `bought`: who has had their one draw of it. */
export interface Audience {
  readonly who: TraderId;
  readonly bought: readonly TraderId[];
}

export interface Cancel {
  readonly who: TraderId;
  readonly copy: string;
}

/** Who is asked for an answer: to the action, or to the last of its cancels. */
export interface Asked {
  readonly asking: number;
  readonly who: TraderId;
}

/** `waiting`: who has not chosen yet. */
export interface Drop {
  readonly asking: number;
  readonly n: number;
  readonly traders: readonly TraderId[];
  readonly waiting: readonly TraderId[];
}

/** An action that is open. */
export interface Action {
  readonly id: string;
  readonly who: TraderId;
  readonly copy: string;
  readonly chosen: readonly string[];
  readonly named: readonly TraderId[];
  /** Of the named: who are still to be asked, and who is being asked with the player's cancels between. */
  readonly toAsk: readonly TraderId[];
  readonly answering: TraderId | null;
  readonly asked: Asked | null;
  readonly cancels: readonly Cancel[];
  /** The effect that comes next. */
  readonly next: number;
  readonly drop: Drop | null;
}

/** What everyone may know. */
export interface DeckCommon {
  /** null: not yet. */
  readonly sealed: Sealed | null;
  readonly word: string | null;
  /** Published when the module is closed. */
  readonly seed: Hex32 | null;
  readonly ring: number | null;
  /** In order of initiative. */
  readonly order: readonly TraderId[];
  /** Which shuffle the pile is of, the place in it of the next draw, and how many are left. */
  readonly shuffle: number;
  readonly place: number;
  readonly pile: number;
  /** Newest last. */
  readonly spent: readonly string[];
  /** Sizes; who is not here has none. */
  readonly hands: Readonly<Record<TraderId, number>>;
  /** In the order in which they came to lie there. */
  readonly fronts: readonly Front[];
  readonly table: readonly TableCopy[];
  readonly surplus: readonly TraderId[];
  readonly audience: Audience | null;
  readonly actions: readonly Action[];
  /** Askings so far; the newest has this number. */
  readonly askings: number;
}

/** What one trader alone may know. */
export interface DeckSecret {
  /** In order of drawing. */
  readonly hand: readonly string[];
  /** What they have chosen to drop in an action that others still choose for. */
  readonly dropping: Readonly<Record<string, readonly string[]>>;
}

/** What nobody may know before it is published. */
export interface DeckVault {
  readonly seed: Hex32 | null;
  /** The newest shuffle, from its top. */
  readonly order: readonly string[];
}

export interface DeckState {
  readonly common: DeckCommon;
  readonly secret: Readonly<Record<TraderId, DeckSecret>>;
  readonly vault: DeckVault;
}

export const NO_SECRET: DeckSecret = { hand: [], dropping: {} };

/** A deck of which nothing has happened yet: where every replay begins. */
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

/** How many cards a trader has in hand. */
export const handSize = (common: DeckCommon, trader: TraderId): number => common.hands[trader] ?? 0;

/** What lies in a trader's hand. */
export const handOf = (state: DeckState, trader: TraderId): readonly string[] =>
  (state.secret[trader] ?? NO_SECRET).hand;

// Shapes: what a stranger has read in docs/protocol.md about views and events, as far as they need it. Nothing here
// comes from the project.

export type Seat = 'a' | 'b';
export type BySeat<T> = Record<Seat, T>;
export type Row = 'front' | 'back' | 'half';
export type Fields = Readonly<Record<string, unknown>>;

export interface Card {
  readonly copy: string;
  readonly card: string;
}
export interface Ability extends Card {
  readonly ability: number;
}
type OnField = (Card & { altered: unknown }) | null;
interface Move {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}
interface Queue {
  step: string;
  pending: readonly Ability[];
  turn: unknown;
}
interface Choice {
  readonly kind: 'target' | 'summon';
  readonly id: number;
  readonly seat: Seat;
  readonly options?: readonly string[];
  readonly cells?: readonly number[];
}
export interface Phase {
  at: 'placing' | 'resolving' | 'choosing' | 'claiming' | 'finished';
  order?: string;
  queue?: Queue;
  choice?: Choice;
  ending?: Fields;
  price?: Fields;
  claimant?: Seat;
  claimable?: readonly string[];
}

export interface View {
  viewer: Seat | 'watcher';
  common: {
    phase: Phase;
    friendly: boolean;
    short: BySeat<boolean>;
    committed: BySeat<readonly Row[]>;
    revealed: boolean;
    field: BySeat<OnField[]>;
    discard: BySeat<readonly Card[]>;
    casts: readonly { readonly by: Ability; readonly duration: string }[];
    summons: readonly Ability[];
    rounds: number;
    tosses: number;
    choices: number;
  };
  seals: {
    match: string;
    commitment: string;
    decks: BySeat<string>;
    bots: readonly Seat[];
    promised: BySeat<boolean>;
    promises: BySeat<string | null> | null;
    opened: BySeat<boolean>;
    nonces: BySeat<string> | null;
    waived: readonly Fields[];
    rows: readonly { readonly seat: Seat; readonly row: Row; readonly commitment: string }[];
    salts: readonly { readonly seat: Seat; readonly row: Row; readonly salt: string }[] | null;
    seed: string | null;
  };
  desk: Fields;
  own?: {
    deck: readonly Card[];
    laid: (Card | null)[];
    sizes: BySeat<number>;
    seen: readonly number[];
    offered: readonly string[];
  };
  deckSeal?: { salt: string; copies: readonly string[] };
}

/** Everything that an event may hold besides its type; each kind has its own of these. */
export interface Event {
  readonly type: string;
  readonly to: string;
  readonly seat: Seat;
  readonly row: Row;
  readonly match: string;
  readonly commitment: string;
  readonly decks: BySeat<string>;
  readonly bots: readonly Seat[];
  readonly short: BySeat<boolean>;
  readonly order: string;
  readonly friendly: boolean;
  readonly deck: readonly Card[];
  readonly sizes: BySeat<number>;
  readonly salt: string;
  readonly copies: readonly string[];
  readonly promises: BySeat<string | null>;
  readonly nonces: BySeat<string>;
  readonly cells: readonly (string | null)[];
  readonly field: BySeat<readonly (Card | null)[]>;
  readonly pending: readonly Ability[];
  readonly salts: View['seals']['salts'];
  readonly occasion: { readonly step: string; readonly initiative: number };
  readonly initiative: number;
  readonly first: Seat;
  readonly winner: Seat | null;
  readonly by: Ability;
  readonly targets: readonly string[];
  readonly duration: string;
  readonly moves: readonly Move[];
  readonly changes: readonly { readonly copy: string; readonly altered: unknown }[];
  readonly choice: Choice;
  readonly creatures: readonly string[];
  readonly step: string;
  readonly copy: string;
  readonly card: string;
  readonly cell: number;
  readonly conflicts: readonly (BySeat<{ readonly fate: string }> & { readonly column: number })[];
  readonly survivors: BySeat<number>;
  readonly claim: boolean;
  readonly reason: string;
  readonly seed: string;
}

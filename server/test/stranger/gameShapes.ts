// The shapes of a match at the patrons' table, as docs/protocol.md shows them.

export type Seat = 'a' | 'b';
export type BySeat<T> = Record<Seat, T>;

export interface Card {
  readonly copy: string;
  readonly card: string;
}
interface Raises {
  readonly strike: number;
  readonly life: number;
}
export interface Lying extends Card {
  readonly owner: Seat;
  readonly control: Seat;
  readonly closed: boolean;
  readonly wounds: number;
  readonly arrival: number;
  readonly turn: number;
  readonly raises: Raises;
}

export interface Asked {
  readonly id: number;
  readonly seat: Seat;
  readonly what: string;
}

export interface Stage {
  readonly at: string;
  readonly step?: string;
  readonly sealed?: BySeat<string | null>;
  readonly first?: Seat;
  readonly exchanged?: BySeat<number | null>;
  readonly turn?: unknown;
  readonly seat?: Seat;
  readonly part?: string;
  readonly asked?: Asked | null;
  readonly outcome?: unknown;
}

export interface Note {
  readonly act: string;
  readonly seat?: Seat;
}

export interface GameView {
  readonly viewer: Seat | 'watcher';
  readonly common: {
    stage: Stage;
    readonly coins: BySeat<{ readonly open: number; readonly closed: number }>;
    readonly hand: BySeat<number>;
    readonly pile: BySeat<number>;
    readonly graveyard: BySeat<readonly Card[]>;
    zone: readonly Lying[];
    arrivals: number;
    queue: readonly unknown[];
    found: readonly string[];
    askings: number;
  };
  readonly seals: {
    match: string;
    commitment: string;
    bots: readonly Seat[];
    readonly promised: BySeat<boolean>;
    promises: BySeat<string | null> | null;
    readonly opened: BySeat<boolean>;
    nonces: BySeat<string> | null;
    waived: readonly { readonly seat: Seat; readonly by: string }[];
    rows: readonly { readonly seat: Seat; readonly row: string; readonly commitment: string }[];
    salts: readonly unknown[] | null;
    seed: string | null;
    patrons: BySeat<string> | null;
    exchanges: BySeat<readonly string[] | null> | null;
  };
  readonly desk: {
    paused: boolean;
    calls: readonly Seat[];
    announced: { readonly seat: Seat } | null;
    hurried: readonly Seat[];
    unbound: boolean;
    notes: readonly Note[];
  };
  readonly own?: { hand: readonly Card[]; patron: string | null };
  exchanged?: readonly string[] | null;
}

/** Everything that an event may hold; each kind has its own of these. */
export interface GameEvent {
  readonly type: string;
  readonly to: string;
  readonly seat: Seat;
  readonly match: string;
  readonly commitment: string;
  readonly bots: readonly Seat[];
  readonly promises: BySeat<string | null>;
  readonly nonces: BySeat<string>;
  readonly by: string;
  readonly seed: string;
  readonly patron: string;
  readonly patrons: BySeat<Card>;
  readonly salts: BySeat<string>;
  readonly winner: Seat;
  readonly size: number;
  readonly cards: readonly Card[];
  readonly count: number;
  readonly copies: readonly string[];
  readonly turn: number;
  readonly opened: readonly string[];
  readonly coins: number;
  /** Only in `Paid`. */
  readonly closed: string | null;
  readonly card: Card;
  readonly entries: readonly unknown[];
  readonly found: readonly string[];
  readonly asked: Asked;
  readonly striker: string;
  readonly defender: string;
  readonly copy: string;
  readonly n: number;
  readonly strike: number;
  readonly life: number;
  readonly control: Seat;
  readonly owner: Seat;
  readonly into: string;
  readonly outcome: unknown;
  readonly exchanges: BySeat<readonly string[] | null>;
  readonly note: Note;
}

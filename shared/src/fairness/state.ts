// SealedMatch: a match of the rules with its seals and its desk, partitioned by audience.

import {
  type BySeat,
  type CommonState,
  type CopyId,
  type LaidRow,
  type MatchState,
  NEW_MATCH,
  type Seat,
  type SecretState,
} from '../rules/index.ts';
import { type DeskState, NEW_DESK } from './desk.ts';
import type { Hex32, Nonce, RowSalt } from './event.ts';

export interface RowSeal {
  readonly seat: Seat;
  readonly row: LaidRow;
  readonly commitment: Hex32;
}

/** What everyone may know of the seals. */
export interface Seals {
  readonly match: string;
  readonly commitment: Hex32;
  readonly decks: BySeat<Hex32>;
  readonly bots: readonly Seat[];
  readonly promised: BySeat<boolean>;
  readonly promises: BySeat<Hex32 | null> | null;
  readonly opened: BySeat<boolean>;
  readonly nonces: BySeat<Nonce> | null;
  readonly waived: readonly { readonly seat: Seat; readonly by: 'referee' | 'clock' }[];
  readonly rows: readonly RowSeal[];
  readonly salts: readonly RowSalt[] | null;
  readonly seed: Hex32 | null;
}

/** What a seat alone may know: how to open its own deck's commitment. */
export interface DeckSeal {
  readonly salt: Hex32;
  readonly copies: readonly CopyId[];
}

/** What nobody may know before it is published. */
export interface Vault {
  readonly seed: Hex32;
  readonly promises: BySeat<Hex32 | null>;
  /** How often each seat has promised so far. */
  readonly promised: BySeat<number>;
  readonly nonces: BySeat<Hex32 | null>;
  readonly salts: readonly RowSalt[];
}

export interface SealedMatch {
  readonly rules: MatchState;
  readonly seals: Seals;
  readonly desk: DeskState;
  readonly deckSeals: BySeat<DeckSeal>;
  readonly vault: Vault;
}

/** What one viewer may know of a sealed match. */
export type MatchView =
  | {
      readonly viewer: 'watcher';
      readonly common: CommonState;
      readonly seals: Seals;
      readonly desk: DeskState;
    }
  | {
      readonly viewer: Seat;
      readonly common: CommonState;
      readonly seals: Seals;
      readonly desk: DeskState;
      readonly own: SecretState;
      readonly deckSeal: DeckSeal;
    };

const NEW_SEALS: Seals = {
  match: '',
  commitment: '',
  decks: { a: '', b: '' },
  bots: [],
  promised: { a: false, b: false },
  promises: null,
  opened: { a: false, b: false },
  nonces: null,
  waived: [],
  rows: [],
  salts: null,
  seed: null,
};

const NEW_DECK_SEAL: DeckSeal = { salt: '', copies: [] };

/** A match of which nothing has happened yet: where every replay begins. */
export const NEW_SEALED_MATCH: SealedMatch = {
  rules: NEW_MATCH,
  seals: NEW_SEALS,
  desk: NEW_DESK,
  deckSeals: { a: NEW_DECK_SEAL, b: NEW_DECK_SEAL },
  vault: {
    seed: '',
    promises: { a: null, b: null },
    promised: { a: 0, b: 0 },
    nonces: { a: null, b: null },
    salts: [],
  },
};

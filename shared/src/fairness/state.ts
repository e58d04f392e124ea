// SealedMatch: a match of the rules with its seals and its desk, divided by audience.

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

/** The commitment to something that a seat has sealed: a row of the trade table, or a `Row` of another table. */
export interface RowSeal<Row extends string = LaidRow> {
  readonly seat: Seat;
  readonly row: Row;
  readonly commitment: Hex32;
}

/** The public seals of any table. */
export interface FairSeals<Row extends string = string> {
  readonly match: string;
  readonly commitment: Hex32;
  readonly bots: readonly Seat[];
  readonly promised: BySeat<boolean>;
  readonly promises: BySeat<Hex32 | null> | null;
  readonly opened: BySeat<boolean>;
  readonly nonces: BySeat<Nonce> | null;
  readonly waived: readonly { readonly seat: Seat; readonly by: 'referee' | 'clock' }[];
  /** What was sealed so far (F6), in order. */
  readonly rows: readonly RowSeal<Row>[];
  readonly salts: readonly RowSalt<Row>[] | null;
  readonly seed: Hex32 | null;
}

/** The public seals of a trade match. */
export interface Seals extends FairSeals<LaidRow> {
  readonly decks: BySeat<Hex32>;
}

/** What only a seat may know: how to open its own deck's commitment. */
export interface DeckSeal {
  readonly salt: Hex32;
  readonly copies: readonly CopyId[];
}

/** What nobody may know before it is published, at any table. */
export interface FairVault {
  readonly seed: Hex32;
  readonly promises: BySeat<Hex32 | null>;
  /** How often each seat has promised so far. */
  readonly promised: BySeat<number>;
  readonly nonces: BySeat<Hex32 | null>;
}

interface Vault extends FairVault {
  readonly salts: readonly RowSalt[];
}

/** The parts of any table that don't belong to its game. */
export interface Sealed {
  readonly seals: FairSeals;
  readonly desk: DeskState;
  readonly vault: FairVault;
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

/** The seals of a table at which nothing has happened yet. */
export const NEW_FAIR_SEALS: FairSeals<never> = {
  match: '',
  commitment: '',
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

const { match, commitment, ...others } = NEW_FAIR_SEALS;
// The keys keep the order that they had before there was a second table.
const NEW_SEALS: Seals = { match, commitment, decks: { a: '', b: '' }, ...others };

/** The vault of a table at which nothing has happened yet. */
export const NEW_FAIR_VAULT: FairVault = {
  seed: '',
  promises: { a: null, b: null },
  promised: { a: 0, b: 0 },
  nonces: { a: null, b: null },
};

const NEW_DECK_SEAL: DeckSeal = { salt: '', copies: [] };

/** A match in which nothing has happened yet: every replay begins with it. */
export const NEW_SEALED_MATCH: SealedMatch = {
  rules: NEW_MATCH,
  seals: NEW_SEALS,
  desk: NEW_DESK,
  deckSeals: { a: NEW_DECK_SEAL, b: NEW_DECK_SEAL },
  vault: { ...NEW_FAIR_VAULT, salts: [] },
};

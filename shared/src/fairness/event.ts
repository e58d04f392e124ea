// Fairness events: promises, openings, seals, salts and the seed (EVENT, F1–F7), each with its audience. `FairEvent`
// is the same at any table; what is sealed, and how, differs between tables.

import type {
  BySeat,
  CopyId,
  LaidRow,
  RuleEvent,
  Seat,
  ToEveryone,
  ToSeat,
  ToServer,
} from '../rules/index.ts';
import type { DeskNote } from './desk.ts';

/** 32 bytes as 64 lower-case hexadecimal digits. */
export type Hex32 = string;

/** An n: a `Hex32`, or `''` if its seat went on without one (F4). */
export type Nonce = string;

/** The salt of something that a seat has sealed: a row of the trade table, or a `Row` of another table. */
export interface RowSalt<Row extends string = LaidRow> {
  readonly seat: Seat;
  readonly row: Row;
  readonly salt: Hex32;
}

/** The events of fair draws, at any table. */
export type FairEvent =
  | ToServer<'SeedDrawn', { readonly seed: Hex32 }>
  /** F2: who has promised is public at once, the promises themselves only when both are there. */
  | ToServer<'PromiseStored', { readonly seat: Seat; readonly promise: Hex32 }>
  | ToEveryone<'PromiseGiven', { readonly seat: Seat }>
  /** null if the seat went on without one (F4). */
  | ToEveryone<'PromisesPublished', { readonly promises: BySeat<Hex32 | null> }>
  /** F3: who has opened is public at once, each n only when both are there. */
  | ToServer<'NonceStored', { readonly seat: Seat; readonly nonce: Hex32 }>
  | ToEveryone<'NonceGiven', { readonly seat: Seat }>
  /** '' if the seat went on without one (F4). */
  | ToEveryone<'NoncesPublished', { readonly nonces: BySeat<Nonce> }>
  /** F4: a referee or the placement clock lets a silent seat go on with an empty n. */
  | ToEveryone<'NonceWaived', { readonly seat: Seat; readonly by: 'referee' | 'clock' }>
  /** F7: the seed is published at the end. */
  | ToEveryone<'SeedPublished', { readonly seed: Hex32 }>;

/** The fairness events of the trade table. */
export type FairnessEvent =
  | FairEvent
  /** F1: the commitment C to the seed, both decks' commitments, and the seats that the server's bots play (F4). */
  | ToEveryone<
      'MatchSealed',
      {
        readonly match: string;
        readonly commitment: Hex32;
        readonly decks: BySeat<Hex32>;
        readonly bots: readonly Seat[];
      }
    >
  /** F10: lets the owner open their own deck's commitment. `copies`: the deck at the opening, in code-unit order. */
  | ToSeat<'DeckSalted', { readonly salt: Hex32; readonly copies: readonly CopyId[] }>
  /** F6: the salt stays with the server; only the commitment is published. */
  | ToServer<'RowSalted', RowSalt>
  | ToEveryone<'RowSealed', { readonly seat: Seat; readonly row: LaidRow; readonly commitment: Hex32 }>
  | ToEveryone<'SaltsPublished', { readonly salts: readonly RowSalt[] }>;

/** An act of a referee, a clock or a player's call, outside the rules; both players read it. */
export type DeskEvent = ToEveryone<'DeskNoted', { readonly note: DeskNote }>;

/** Everything that happens in a match, in one stream. */
export type MatchEvent = RuleEvent | FairnessEvent | DeskEvent;

/** The events that everybody may see, also in the file (F10). */
export type PublicMatchEvent = Extract<MatchEvent, { to: 'everyone' }>;

/** The events that may leave the server: those for a player or for everybody. */
export type VisibleEvent = Exclude<MatchEvent, { to: 'server' }>;

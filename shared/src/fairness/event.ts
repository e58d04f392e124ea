// Fairness events: promises, openings, seals, salts and the seed (EVENT, F1–F7), each to its audience. The fair ones
// are those of any table; what is sealed, and how, is each table's own.

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

/** An n: a `Hex32`, or `''` where its seat went on without one (F4). */
export type Nonce = string;

/** The salt of what a seat has sealed: a row of the trade table, `Row` at another. */
export interface RowSalt<Row extends string = LaidRow> {
  readonly seat: Seat;
  readonly row: Row;
  readonly salt: Hex32;
}

/** What happens at any table for fair draws. */
export type FairEvent =
  | ToServer<'SeedDrawn', { readonly seed: Hex32 }>
  /** F2: who has promised is public, the promises only when both are there. */
  | ToServer<'PromiseStored', { readonly seat: Seat; readonly promise: Hex32 }>
  | ToEveryone<'PromiseGiven', { readonly seat: Seat }>
  /** null: the seat went on without one (F4). */
  | ToEveryone<'PromisesPublished', { readonly promises: BySeat<Hex32 | null> }>
  /** F3. */
  | ToServer<'NonceStored', { readonly seat: Seat; readonly nonce: Hex32 }>
  | ToEveryone<'NonceGiven', { readonly seat: Seat }>
  /** '' where the seat went on without one (F4). */
  | ToEveryone<'NoncesPublished', { readonly nonces: BySeat<Nonce> }>
  /** F4: a referee or the placement clock lets a silent seat go on with an empty n. */
  | ToEveryone<'NonceWaived', { readonly seat: Seat; readonly by: 'referee' | 'clock' }>
  /** F7. */
  | ToEveryone<'SeedPublished', { readonly seed: Hex32 }>;

/** Those of the trade table. */
export type FairnessEvent =
  | FairEvent
  /** F1: the seed's commitment C and both decks' commitments; which seats are the server's bots (F4). */
  | ToEveryone<
      'MatchSealed',
      {
        readonly match: string;
        readonly commitment: Hex32;
        readonly decks: BySeat<Hex32>;
        readonly bots: readonly Seat[];
      }
    >
  /** F10: the owner can open their own deck's commitment; `copies` is the deck at the opening in code-unit order. */
  | ToSeat<'DeckSalted', { readonly salt: Hex32; readonly copies: readonly CopyId[] }>
  /** F6. */
  | ToServer<'RowSalted', RowSalt>
  | ToEveryone<'RowSealed', { readonly seat: Seat; readonly row: LaidRow; readonly commitment: Hex32 }>
  | ToEveryone<'SaltsPublished', { readonly salts: readonly RowSalt[] }>;

/** What referees, clocks and the phones' own calls do to a match beside its rules; both players read it. */
export type DeskEvent = ToEveryone<'DeskNoted', { readonly note: DeskNote }>;

/** Everything that happens in a match, in one stream. */
export type MatchEvent = RuleEvent | FairnessEvent | DeskEvent;

/** What everybody may see, in the file too (F10). */
export type PublicMatchEvent = Extract<MatchEvent, { to: 'everyone' }>;

/** What may leave the server: an event that is for somebody who watches or plays. */
export type VisibleEvent = Exclude<MatchEvent, { to: 'server' }>;

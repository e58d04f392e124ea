// Commands of a sealed match: those of the rules, and the phones' part in fair tosses (F2, F3).

import type {
  HoldCommand,
  RefereeCommand,
  RuleError,
  Seat,
  SeatCommand,
  WindowCommand,
} from '../rules/index.ts';
import type { DeskNote } from './desk.ts';
import type { Hex32 } from './event.ts';

/** The phones' part in fair draws, at any table. */
export type FairSeatCommand =
  /** F2: K, sent by the phone by itself. */
  | { readonly type: 'promise'; readonly seat: Seat; readonly promise: Hex32 }
  /** F3: n, sent once both K are published. */
  | { readonly type: 'open'; readonly seat: Seat; readonly nonce: Hex32 };

/** What is asked of any table beside its game. */
export type FairCommand =
  | FairSeatCommand
  /** F4: only a referee or the placement clock. */
  | { readonly type: 'goOnWithout'; readonly seat: Seat; readonly by: 'referee' | 'clock' }
  /** What a referee, a clock or a seat's call does beside the rules; never sent by a phone as it is. */
  | { readonly type: 'note'; readonly note: DeskNote };

/** What is asked of the trade table's rules. */
export type TradeCommand =
  | SeatCommand
  /** Where promises or intrigue cards are played. */
  | WindowCommand
  | HoldCommand
  | RefereeCommand;

export type MatchSeatCommand = SeatCommand | WindowCommand | FairSeatCommand;

export type MatchCommand = TradeCommand | FairCommand;

/** Why something is refused at any table, whatever is played there. */
export type FairError =
  /** F2: a seat commits nothing before its promise is stored. */
  | { readonly code: 'promise-first' }
  /** Both promises are published, or the seat went on without one: no second draw. */
  | { readonly code: 'promise-closed' }
  /** F2: this seat has promised anew `most` times; its last promise stands, and F4 says how it goes on. */
  | { readonly code: 'promises-spent'; readonly most: number }
  /** F3: n is sent after both promises are published. */
  | { readonly code: 'promises-missing' }
  | { readonly code: 'nonce-mismatch' }
  | { readonly code: 'nonce-closed' }
  | { readonly code: 'nothing-due' }
  /** A referee has paused the match: it waits. */
  | { readonly code: 'match-paused' }
  | { readonly code: 'not-paused' }
  /** This seat has called a referee, and nobody has closed the call. */
  | { readonly code: 'call-open' }
  | { readonly code: 'no-call' }
  | { readonly code: 'already-announced' }
  | { readonly code: 'nothing-announced' }
  /** R14: the match no longer binds its players. */
  | { readonly code: 'already-unbound' }
  /** Only the other seat can be nudged. */
  | { readonly code: 'own-seat' };

export type MatchError = RuleError | FairError;

/** Fresh secret bytes of the system's generator; live they are stored in the transaction that uses them. */
export interface Entropy {
  draw(): Hex32;
}

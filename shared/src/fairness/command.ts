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
  /** F2: K, which the phone sends by itself. */
  | { readonly type: 'promise'; readonly seat: Seat; readonly promise: Hex32 }
  /** F3: n, which the phone sends once both K are published. */
  | { readonly type: 'open'; readonly seat: Seat; readonly nonce: Hex32 };

/** The commands of any table that are not part of its game. */
export type FairCommand =
  | FairSeatCommand
  /** F4: goes on without a seat's n; only a referee or the placement clock may. */
  | { readonly type: 'goOnWithout'; readonly seat: Seat; readonly by: 'referee' | 'clock' }
  /** An act of a referee, a clock, or a seat that calls, which is no part of the rules. Phones never send this form. */
  | { readonly type: 'note'; readonly note: DeskNote };

/** The commands that the rules of the trade table decide. */
export type TradeCommand =
  | SeatCommand
  /** Only if promises or intrigue cards are played. */
  | WindowCommand
  | HoldCommand
  | RefereeCommand;

export type MatchSeatCommand = SeatCommand | WindowCommand | FairSeatCommand;

export type MatchCommand = TradeCommand | FairCommand;

/** Why any table refuses a command, whatever is played there. */
export type FairError =
  /** F2: a seat commits nothing before its promise is stored. */
  | { readonly code: 'promise-first' }
  /** F2: both promises are published, or the seat went on without one, so it can't promise again. */
  | { readonly code: 'promise-closed' }
  /** F2: this seat has promised anew `most` times. Its last promise stands, and F4 says how the match goes on. */
  | { readonly code: 'promises-spent'; readonly most: number }
  /** F3: n may be sent only after both promises are published. */
  | { readonly code: 'promises-missing' }
  | { readonly code: 'nonce-mismatch' }
  | { readonly code: 'nonce-closed' }
  | { readonly code: 'nothing-due' }
  /** A referee has paused the match, and the command has to wait. */
  | { readonly code: 'match-paused' }
  | { readonly code: 'not-paused' }
  /** This seat has called a referee already, and nobody has closed the call. */
  | { readonly code: 'call-open' }
  | { readonly code: 'no-call' }
  | { readonly code: 'already-announced' }
  | { readonly code: 'nothing-announced' }
  /** R14: the match already no longer binds its players. */
  | { readonly code: 'already-unbound' }
  /** Only the other seat can be nudged. */
  | { readonly code: 'own-seat' };

export type MatchError = RuleError | FairError;

/** Draws fresh secret bytes from the system's generator. Live, they are stored in the transaction that uses them. */
export interface Entropy {
  draw(): Hex32;
}

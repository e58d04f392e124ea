// Answers: what a command comes to. Stored with the command, so a retry gets the same.

import type { Result } from '../lib/index.ts';
import type { MatchError } from '../fairness/index.ts';
import type { Seat } from '../rules/index.ts';
import type { Code, MatchId } from './command.ts';

/** A rule or the table says no; nothing has changed, and it is final for this command's id. */
export type Refusal =
  | MatchError
  | { readonly code: 'unknown-code' }
  /** Somebody else's browser holds the seat; the code offers to watch instead. */
  | { readonly code: 'seat-taken'; readonly watch: Code }
  /** The seat is already this browser's own. */
  | { readonly code: 'seat-yours'; readonly match: MatchId }
  | { readonly code: 'unknown-deck'; readonly deck: string }
  | { readonly code: 'unknown-match' }
  /** This browser has no seat in the match. */
  | { readonly code: 'no-seat' }
  /** The opponent has not come yet: there is no match. */
  | { readonly code: 'not-open' };

/** The bytes are not a command, or may not be heard now; nothing is stored. */
export type Rejection =
  | { readonly code: 'bad-shape'; readonly key: string }
  | { readonly code: 'id-reused' }
  /** A message of more than 16 KiB: it was not read. */
  | { readonly code: 'too-long' }
  | { readonly code: 'too-fast' }
  | { readonly code: 'too-old' }
  | { readonly code: 'unauthenticated' }
  /** A broken invariant: the match is stopped, the others go on. */
  | { readonly code: 'match-stopped' }
  /** Can't be saved right now: nothing is lost, the same id may be sent again. */
  | { readonly code: 'not-saved' };

export type Answer =
  | {
      readonly type: 'opened';
      readonly match: MatchId;
      readonly seat: Seat;
      readonly play: Code;
      readonly watch: Code;
    }
  | { readonly type: 'seated'; readonly match: MatchId; readonly seat: Seat }
  /** The stream's version after the command. */
  | { readonly type: 'done'; readonly version: number };

export type CommandResult = Result<Answer, Refusal | Rejection>;

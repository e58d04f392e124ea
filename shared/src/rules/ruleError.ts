// RuleError: why a rule refuses a command, as a code with facts; the client words it in the player's language.

import type { Cell } from './cell.ts';
import type { CopyId } from './field.ts';
import type { LaidRow, Phase } from './phase.ts';

export type RuleError =
  /** The command belongs to a phase that the match is not in. */
  | { readonly code: 'wrong-phase'; readonly phase: Phase['at'] }
  | { readonly code: 'row-committed'; readonly row: LaidRow }
  /** Rule 2.5: the front row is committed first. */
  | { readonly code: 'front-first' }
  /** Rule 2.2: the other side places first. */
  | { readonly code: 'opponent-first' }
  /** Rule 2.2: a short trader lays the whole half, everybody else lays rows. */
  | { readonly code: 'lay-half' }
  | { readonly code: 'lay-rows' }
  /** A cell of a row, or a card of a short deck, is missing. */
  | { readonly code: 'row-incomplete'; readonly row: LaidRow }
  | { readonly code: 'not-in-deck'; readonly copy: CopyId }
  | { readonly code: 'card-twice'; readonly copy: CopyId }
  | { readonly code: 'choice-closed'; readonly choice: number }
  | { readonly code: 'not-your-choice' }
  | { readonly code: 'target-not-allowed'; readonly copy: CopyId }
  | { readonly code: 'creature-not-allowed'; readonly copy: CopyId }
  | { readonly code: 'cell-not-allowed'; readonly cell: Cell }
  | { readonly code: 'not-claimable'; readonly copy: CopyId }
  | { readonly code: 'nothing-to-claim' }
  | { readonly code: 'placement-incomplete' }
  | { readonly code: 'no-toss-due' }
  | { readonly code: 'nothing-due' }
  | WindowError;

/** Why a promise or an intrigue card can't be played; only its player learns this (PR11). */
export type WindowError =
  /** The match is played without promises and intrigue cards (PR15). */
  | { readonly code: 'no-windows' }
  /** A play has to be answered first (IN21). */
  | { readonly code: 'play-open' }
  /** The other seat is asked, or nobody is. */
  | { readonly code: 'not-asked' }
  /** What the command answers is over. */
  | { readonly code: 'asking-closed'; readonly asking: number }
  | { readonly code: 'not-in-hand'; readonly card: string }
  /** IN10: the seat has to choose from its surplus first. */
  | { readonly code: 'surplus' }
  /** PR10 [29.2]: nobody plays their own promise. */
  | { readonly code: 'own-promise'; readonly card: string }
  | { readonly code: 'wrong-window'; readonly card: string }
  /** PR10: the other trader is not one that `with` allows. */
  | { readonly code: 'wrong-trader'; readonly card: string }
  /** Fewer things can be chosen than must be (PR11, IN15). */
  | { readonly code: 'nothing-there'; readonly card: string }
  | { readonly code: 'bad-choice'; readonly card: string }
  /** IN17: a card of this name has acted on the same thing in this moment. */
  | { readonly code: 'same-name'; readonly card: string };

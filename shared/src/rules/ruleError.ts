// RuleError: why a rule refuses a command; a code and facts, worded by the client in the player's language.

import type { Cell } from './cell.ts';
import type { CopyId } from './field.ts';
import type { LaidRow, Phase } from './phase.ts';

export type RuleError =
  /** The command belongs to another phase than the match is in. */
  | { readonly code: 'wrong-phase'; readonly phase: Phase['at'] }
  | { readonly code: 'row-committed'; readonly row: LaidRow }
  /** Rule 2.5: the front row is committed first. */
  | { readonly code: 'front-first' }
  /** Rule 2.2: the other side places first. */
  | { readonly code: 'opponent-first' }
  /** Rule 2.2: a short trader lays the whole half, everybody else rows. */
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

/** Why a promise or an intrigue card is not played; only its player learns it (PR11). */
export type WindowError =
  /** The match is played without promises and intrigue cards (PR15). */
  | { readonly code: 'no-windows' }
  /** A play waits for an answer first (IN21). */
  | { readonly code: 'play-open' }
  /** The other seat is asked, or nobody is. */
  | { readonly code: 'not-asked' }
  /** What it answers is over. */
  | { readonly code: 'asking-closed'; readonly asking: number }
  | { readonly code: 'not-in-hand'; readonly card: string }
  /** IN10: cards above the limit are chosen first. */
  | { readonly code: 'surplus' }
  /** PR10 [29.2]. */
  | { readonly code: 'own-promise'; readonly card: string }
  | { readonly code: 'wrong-window'; readonly card: string }
  /** PR10: the other is not who `with` asks for. */
  | { readonly code: 'wrong-trader'; readonly card: string }
  /** There is less to choose from than must be chosen (PR11, IN15). */
  | { readonly code: 'nothing-there'; readonly card: string }
  | { readonly code: 'bad-choice'; readonly card: string }
  /** IN17. */
  | { readonly code: 'same-name'; readonly card: string };

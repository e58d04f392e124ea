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
  | { readonly code: 'nothing-due' };

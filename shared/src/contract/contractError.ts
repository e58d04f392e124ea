// ContractError: why a contract refuses a command; a code and facts, worded by the client. Never whose purse it is.

import type { OpenGame } from './game.ts';
import type { Party } from './party.ts';
import type { ContractState } from './state.ts';

export type ContractError =
  /** The command belongs to another state than the contract is in. */
  | { readonly code: 'wrong-state'; readonly at: ContractState['at'] }
  | { readonly code: 'not-yours-to-answer' }
  | { readonly code: 'not-yours-to-withdraw' }
  /** The proposal that it answers no longer stands. */
  | { readonly code: 'stale-proposal' }
  /** There is no demand any more whose rounding could be chosen. */
  | { readonly code: 'demand-ended' }
  /** Neither a proposal nor a demand stands. */
  | { readonly code: 'no-game-open' }
  /** A proposal or a demand waits for its answer first. */
  | { readonly code: 'game-open'; readonly at: OpenGame['at']; readonly by: Party }
  /** PT1: whoever agrees was not shown that it is played at the patrons' table. */
  | { readonly code: 'table-unseen' }
  /** The module of the patrons' table is switched off: nothing is asked for or agreed to there. */
  | { readonly code: 'patrons-off' }
  | { readonly code: 'playing' }
  | { readonly code: 'not-playing' }
  /** R17: one game per contract. */
  | { readonly code: 'game-over' }
  /** A referee settles anew only what has been settled. */
  | { readonly code: 'game-not-over' }
  /** No game once one has confirmed the handover. */
  | { readonly code: 'handover-confirmed' }
  | { readonly code: 'already-done' }
  | { readonly code: 'nothing-to-take-back' }
  /** That many drakes can't be laid down. */
  | { readonly code: 'not-enough'; readonly amount: number }
  /** R11. */
  | { readonly code: 'below-least'; readonly least: number }
  /** Not a whole number from 0 to `most`. */
  | { readonly code: 'bad-sum'; readonly most: number }
  /** A sixth can be demanded of 1 drake or more. */
  | { readonly code: 'sum-too-small' }
  /** Rule 1.2: these are the sizes. */
  | { readonly code: 'not-a-choice'; readonly choices: readonly number[] }
  /** Rule 1.5: they are in a match. */
  | { readonly code: 'busy'; readonly party: Party };

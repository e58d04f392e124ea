// ContractError: why a contract refuses a command, as a code with facts; the client words it. It never says whose
// purse is short.

import type { OpenGame } from './game.ts';
import type { Party } from './party.ts';
import type { ContractState } from './state.ts';

export type ContractError =
  /** The command belongs to another state than the contract is in. */
  | { readonly code: 'wrong-state'; readonly at: ContractState['at'] }
  | { readonly code: 'not-yours-to-answer' }
  | { readonly code: 'not-yours-to-withdraw' }
  /** The proposal that the command answers no longer stands. */
  | { readonly code: 'stale-proposal' }
  /** The demand whose rounding should be chosen no longer stands. */
  | { readonly code: 'demand-ended' }
  /** Neither a proposal nor a demand stands. */
  | { readonly code: 'no-game-open' }
  /** A proposal or a demand has to be answered first. */
  | { readonly code: 'game-open'; readonly at: OpenGame['at']; readonly by: Party }
  /** PT1: the command agrees to a game at the patrons' table without saying that this table was shown. */
  | { readonly code: 'table-unseen' }
  /** The patrons module is off: no game can be proposed or agreed to at that table. */
  | { readonly code: 'patrons-off' }
  | { readonly code: 'playing' }
  | { readonly code: 'not-playing' }
  /** R17: one game per contract. */
  | { readonly code: 'game-over' }
  /** A referee can settle anew only a game that has been settled. */
  | { readonly code: 'game-not-over' }
  /** No game begins once one party has confirmed the handover. */
  | { readonly code: 'handover-confirmed' }
  | { readonly code: 'already-done' }
  | { readonly code: 'nothing-to-take-back' }
  /** This many drakes can't be laid down. */
  | { readonly code: 'not-enough'; readonly amount: number }
  /** R11: the prestige is below the least. */
  | { readonly code: 'below-least'; readonly least: number }
  /** The sum is not a whole number from 0 to `most`. */
  | { readonly code: 'bad-sum'; readonly most: number }
  /** A sixth can be demanded only if the sum is at least 1 drake. */
  | { readonly code: 'sum-too-small' }
  /** Rule 1.2: only these sizes can be chosen. */
  | { readonly code: 'not-a-choice'; readonly choices: readonly number[] }
  /** Rule 1.5: this party is in a match. */
  | { readonly code: 'busy'; readonly party: Party };

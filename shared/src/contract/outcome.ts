// Outcome: the result of a decision about a contract, and helpers to build it.

import { err, ok, type Result } from '../lib/index.ts';
import type { ContractError } from './contractError.ts';
import type { Decision, Effect } from './decision.ts';
import type { ContractState } from './state.ts';
import type { Terms } from './terms.ts';

export type Outcome = Result<Decision, ContractError>;

export const become = (state: ContractState, effects: readonly Effect[] = []): Outcome =>
  ok({ state, effects, ended: null });

export const refuse = (error: ContractError): Outcome => err(error);

/** Returns the effect on the hold. A contract without a price has no hold, so nothing moves. */
export const ofThePrice = (terms: Terms, effect: Effect): readonly Effect[] =>
  terms.sum === 0 ? [] : [effect];

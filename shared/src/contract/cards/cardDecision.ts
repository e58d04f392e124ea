// CardDecision: what becomes of a contract in which cards may be played, and of the cards, in the same step.

import type { Result } from '../../lib/index.ts';
import type { Held, HeldIntrigue, HeldPledge } from '../../windows/index.ts';
import type { ContractError } from '../contractError.ts';
import type { Decision } from '../decision.ts';
import type { Party } from '../party.ts';
import type { ContractCardError } from './cardError.ts';

export type CardMove =
  /** Out of the hand of who plays it: it lies on the table of the contract. */
  | { readonly do: 'play'; readonly by: Party; readonly card: Held }
  | { readonly do: 'spend'; readonly card: HeldIntrigue }
  | { readonly do: 'home'; readonly card: HeldPledge }
  /** A demand that ends before a size is chosen gives its promise back into the hand (PR21). */
  | { readonly do: 'takeBack'; readonly card: HeldPledge };

export interface CardDecision extends Decision {
  readonly moves: readonly CardMove[];
}

export type CardOutcome = Result<CardDecision, ContractError | ContractCardError>;

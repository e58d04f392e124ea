// CardDecision: what becomes of a contract in which cards may be played, and where its cards go in the same step.

import type { Result } from '../../lib/index.ts';
import type { Held, HeldIntrigue, HeldPledge } from '../../windows/index.ts';
import type { ContractError } from '../contractError.ts';
import type { Decision } from '../decision.ts';
import type { Party } from '../party.ts';
import type { ContractCardError } from './cardError.ts';

export type CardMove =
  /** The card goes from the player's hand to the table of the contract. */
  | { readonly do: 'play'; readonly by: Party; readonly card: Held }
  | { readonly do: 'spend'; readonly card: HeldIntrigue }
  | { readonly do: 'home'; readonly by: Party; readonly card: HeldPledge }
  /** PR21: the demand has ended before a size was chosen, so its promise goes back into the hand. */
  | { readonly do: 'takeBack'; readonly by: Party; readonly card: HeldPledge };

export interface CardDecision extends Decision {
  readonly moves: readonly CardMove[];
}

export type CardOutcome = Result<CardDecision, ContractError | ContractCardError>;

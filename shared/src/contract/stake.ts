// The stake: which prestige can be named (R11, R12), and the one step in which a match is opened over it.

import type { ContractError } from './contractError.ts';
import { type Facts, smallerPurse } from './facts.ts';
import { become, type Outcome, refuse } from './outcome.ts';
import { PARTIES } from './party.ts';
import type { Signed } from './state.ts';
import { isSum, MOST_SUM } from './terms.ts';

/** Why nobody can propose or agree to this prestige now; null where they can. */
export function faultOfStake(amount: number, facts: Facts): ContractError | null {
  if (!isSum(amount)) return { code: 'bad-sum', most: MOST_SUM };
  if (amount < facts.least) return { code: 'below-least', least: facts.least };
  return amount > smallerPurse(facts.purses) ? { code: 'not-enough', amount } : null;
}

/** Rule 1.5: a trader is in at most one match at a time. */
export function faultOfBusy(facts: Facts): ContractError | null {
  const party = PARTIES.find((one) => facts.busy[one]);
  return party === undefined ? null : { code: 'busy', party };
}

/** Sets both stakes aside and opens the match. */
export function openMatch(state: Signed, stake: number, facts: Facts): Outcome {
  const fault = faultOfBusy(facts) ?? faultOfStake(stake, facts);
  if (fault !== null) return refuse(fault);
  return become({ ...state, game: { at: 'playing', amount: stake } }, [{ do: 'open', stake }]);
}

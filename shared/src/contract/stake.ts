// The stake: which prestige can be named (R11, R12), and the step that opens the match.

import type { ContractError } from './contractError.ts';
import { type Facts, smallerPurse } from './facts.ts';
import { become, type Outcome, refuse } from './outcome.ts';
import { NOBODY, PARTIES, type Party } from './party.ts';
import type { Signed } from './state.ts';
import { type AtTable, atTable, tableOf } from './tableName.ts';
import { isSum, MOST_SUM } from './terms.ts';

/** Returns why `amount` can't be the prestige with `inPurses` drakes to lay down; null if it can. */
function faultOf(amount: number, { least }: Facts, inPurses: number): ContractError | null {
  if (!isSum(amount)) return { code: 'bad-sum', most: MOST_SUM };
  if (amount < least) return { code: 'below-least', least };
  return amount > inPurses ? { code: 'not-enough', amount } : null;
}

/**
 * Returns why a party can't name this prestige now; null if they can. The other's purse is not checked, so that no
 * proposal can sound it out.
 */
export const faultOfNaming = (amount: number, by: Party, facts: Facts): ContractError | null =>
  faultOf(amount, facts, facts.purses?.[by] ?? Infinity);

/** Returns why the two can't play for this prestige now; null if they can. */
const faultOfStake = (amount: number, facts: Facts): ContractError | null =>
  faultOf(amount, facts, smallerPurse(facts.purses));

/** Rule 1.5: a trader is in at most one match at a time. Returns the refusal if a party is in one. */
export function faultOfBusy(facts: Facts): ContractError | null {
  const party = PARTIES.find((one) => facts.busy[one]);
  return party === undefined ? null : { code: 'busy', party };
}

type NoTable = Extract<ContractError, { readonly code: 'table-unseen' | 'stale-proposal' | 'patrons-off' }>;

/** PT1: returns why no game can be proposed or agreed to at the named table; null if one can. */
export const faultOfTable = (named: AtTable, { patrons }: Pick<Facts, 'patrons'>): NoTable | null =>
  tableOf(named) === 'patrons' && patrons !== true ? { code: 'patrons-off' } : null;

/**
 * PT1: whoever agrees, agrees to both sum and table. Returns why a yes that names the table in `said` does not agree
 * to the game in `meant`; null if it does. A phone that knows only the trade table names that one.
 */
export function faultOfAgreeing(
  said: AtTable,
  meant: AtTable,
  facts: Pick<Facts, 'patrons'>,
): NoTable | null {
  if (tableOf(said) !== tableOf(meant))
    return { code: tableOf(said) === 'trade' ? 'table-unseen' : 'stale-proposal' };
  return faultOfTable(meant, facts);
}

/**
 * Sets both stakes aside and opens the match at its table. This also cancels an earlier agreement to annul: parties
 * who play want the contract.
 */
export function openMatch(state: Signed, stake: number, named: AtTable, facts: Facts): Outcome {
  const fault = faultOfBusy(facts) ?? faultOfStake(stake, facts);
  if (fault !== null) return refuse(fault);
  const table = atTable(tableOf(named));
  const game = { at: 'playing', amount: stake, ...table } as const;
  return become({ ...state, annulling: NOBODY, game }, [{ do: 'open', stake, ...table }]);
}

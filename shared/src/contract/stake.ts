// The stake: which prestige can be named (R11, R12), and the one step in which a match is opened over it.

import type { ContractError } from './contractError.ts';
import { type Facts, smallerPurse } from './facts.ts';
import { become, type Outcome, refuse } from './outcome.ts';
import { NOBODY, PARTIES, type Party } from './party.ts';
import type { Signed } from './state.ts';
import { type AtTable, atTable, tableOf } from './tableName.ts';
import { isSum, MOST_SUM } from './terms.ts';

/** Why this is no prestige, where so much is in the purses that count; null where it is one. */
function faultOf(amount: number, { least }: Facts, inPurses: number): ContractError | null {
  if (!isSum(amount)) return { code: 'bad-sum', most: MOST_SUM };
  if (amount < least) return { code: 'below-least', least };
  return amount > inPurses ? { code: 'not-enough', amount } : null;
}

/**
 * Why a party can't name this prestige now; null where they can. What the other holds is not asked: a proposal must not
 * sound it out.
 */
export const faultOfNaming = (amount: number, by: Party, facts: Facts): ContractError | null =>
  faultOf(amount, facts, facts.purses?.[by] ?? Infinity);

/** Why they can't play for this prestige now; null where they can. */
const faultOfStake = (amount: number, facts: Facts): ContractError | null =>
  faultOf(amount, facts, smallerPurse(facts.purses));

/** Rule 1.5: a trader is in at most one match at a time. */
export function faultOfBusy(facts: Facts): ContractError | null {
  const party = PARTIES.find((one) => facts.busy[one]);
  return party === undefined ? null : { code: 'busy', party };
}

type NoTable = Extract<ContractError, { readonly code: 'table-unseen' | 'stale-proposal' | 'patrons-off' }>;

/** PT1: why no game is asked for or agreed to at the table that is named; null where one is. */
export const faultOfTable = (named: AtTable, { patrons }: Pick<Facts, 'patrons'>): NoTable | null =>
  tableOf(named) === 'patrons' && patrons !== true ? { code: 'patrons-off' } : null;

/**
 * PT1: who agrees, agrees to sum and table. Why a yes that was shown `said` is none to a game at `meant`; null where it
 * is one. A phone that knows of no other table says the trade's.
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
 * Sets both stakes aside and opens the match at its table. Those who play go on with the contract: what was said before
 * about annulling it is over.
 */
export function openMatch(state: Signed, stake: number, named: AtTable, facts: Facts): Outcome {
  const fault = faultOfBusy(facts) ?? faultOfStake(stake, facts);
  if (fault !== null) return refuse(fault);
  const table = atTable(tableOf(named));
  const game = { at: 'playing', amount: stake, ...table } as const;
  return become({ ...state, annulling: NOBODY, game }, [{ do: 'open', stake, ...table }]);
}

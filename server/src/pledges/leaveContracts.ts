// LeaveContracts: what organisers take away leaves the contracts that held it, and both parties of each are told (PR25,
// PR26).

import type { PersonKey, Tx } from '../store/index.ts';
import { leaveDemands } from './leaveDemand.ts';
import type { PledgeSteps } from './steps.ts';

/**
 * The parties of open contracts that name a promise, where one of them is newly ruined, or no longer: what such a
 * contract would bring the ruined goes home (PR25).
 */
async function besideRuin(tx: Tx, { around, state }: PledgeSteps): Promise<readonly PersonKey[]> {
  const changed = [...around.people.values()].filter(
    ({ id }) => around.state.ruined.has(id) !== state.ruined.has(id),
  );
  const open = await Promise.all(changed.map(({ key }) => tx.contracts.openContractsOf(key)));
  return open
    .flat()
    .flatMap(({ one, two, pledgeOne, pledgeTwo }) => ((pledgeOne ?? pledgeTwo) === null ? [] : [one, two]));
}

/** Lets contracts go on without the promises that have left them. Returns the people whose pages change by that. */
export async function leaveContracts(tx: Tx, steps: PledgeSteps): Promise<readonly PersonKey[]> {
  const { around, moves } = steps;
  const demanding = await leaveDemands(tx, around, moves);
  const left = moves.flatMap(({ from, why }) =>
    from?.at === 'held' && (why === 'ruined' || why === 'sent-home') ? [from.contract] : [],
  );
  const contracts = await Promise.all([...new Set(left)].map((id) => tx.contracts.contract(id)));
  const parties = contracts.flatMap((contract) => (contract === null ? [] : [contract.one, contract.two]));
  return [...new Set([...(await besideRuin(tx, steps)), ...demanding, ...parties])];
}

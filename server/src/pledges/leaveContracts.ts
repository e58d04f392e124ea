// LeaveContracts: what organisers take away leaves the contracts that held it, and both parties of each are told (PR25,
// PR26).

import type { PersonKey, Tx } from '../store/index.ts';
import { leaveDemands } from './leaveDemand.ts';
import type { PledgeSteps } from './steps.ts';

/** Lets contracts go on without the promises that have left them. Returns the people whose pages change by that. */
export async function leaveContracts(tx: Tx, { around, moves }: PledgeSteps): Promise<readonly PersonKey[]> {
  const demanding = await leaveDemands(tx, around, moves);
  const left = moves.flatMap(({ from, why }) =>
    from?.at === 'held' && (why === 'ruined' || why === 'sent-home') ? [from.contract] : [],
  );
  const contracts = await Promise.all([...new Set(left)].map((id) => tx.contracts.contract(id)));
  const parties = contracts.flatMap((contract) => (contract === null ? [] : [contract.one, contract.two]));
  return [...new Set([...demanding, ...parties])];
}

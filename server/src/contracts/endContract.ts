// EndContract: a match is over, and its contract says in the same step who took the prestige (EVENT, "Contracts").

import { type ContractCommand, decideContract, type Facts } from '@dunmer/shared/contract';
import { assert, present } from '@dunmer/shared/lib';
import type { Context } from '../match/index.ts';
import type { StoredContract, StoredMatch, Tx } from '../store/index.ts';
import { writeContract } from './writeContract.ts';

/** For decisions that ask for nothing around the contract. */
export const NO_FACTS: Facts = { purses: null, least: 0, busy: { one: false, two: false } };

/** The contract over which a match is played; null where there is none. */
export async function contractOf(tx: Tx, { contract }: StoredMatch): Promise<StoredContract | null> {
  return contract === null
    ? null
    : present(await tx.deals.contractByKey(contract), 'a match knows its contract');
}

/** Writes what has become of the game of a match into its contract. */
export async function endContract(
  context: Context,
  tx: Tx,
  match: StoredMatch,
  command: Extract<ContractCommand, { type: 'ended' }>,
): Promise<void> {
  const contract = await contractOf(tx, match);
  if (contract === null) return;
  const decided = decideContract(contract, contract.state, command, NO_FACTS);
  assert(decided.ok, 'a contract waits for the match that is played over it');
  await writeContract(context, tx, contract, decided.value.state);
}

// EndContract: a match is over, and its contract records in the same step who took the prestige (EVENT, "Contracts").

import { decideContract, type Facts, type GameResult } from '@dunmer/shared/contract';
import { assert } from '@dunmer/shared/lib';
import type { Context } from '../match/index.ts';
import type { StoredContract, Tx } from '../store/index.ts';
import { writeContract } from './writeContract.ts';

/** For decisions that need no facts around the contract. */
export const NO_FACTS: Facts = {
  purses: null,
  least: 0,
  busy: { one: false, two: false },
  unsaid: false,
};

/** Writes into the contract how the game over it ended. */
export async function endContract(
  context: Context,
  tx: Tx,
  contract: StoredContract,
  result: GameResult,
): Promise<void> {
  const decided = decideContract(contract, contract.state, { type: 'ended', result }, NO_FACTS);
  assert(decided.ok, 'a contract waits for the match that is played over it');
  await writeContract(context, tx, contract, decided.value.state);
}

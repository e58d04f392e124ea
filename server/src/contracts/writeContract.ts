// WriteContract: writes a contract's state after a decision.

import type { ContractState } from '@dunmer/shared/contract';
import { noteContract } from '../journal/index.ts';
import type { Context } from '../match/index.ts';
import type { StoredContract, Tx } from '../store/index.ts';
import { waitsAnew } from './waits.ts';

/** Writes the new state of a contract. `match`: the match that has just been opened over it. */
export async function writeContract(
  { clock, time }: Context,
  tx: Tx,
  contract: StoredContract,
  state: ContractState,
  match: number | null = null,
): Promise<void> {
  const open = state.at === 'offered' || state.at === 'signed';
  const anew = waitsAnew(contract.state, state);
  const now = time.now();
  await tx.contracts.changeContract(contract.key, {
    state,
    open,
    match: match ?? contract.match,
    waits: anew.answer || anew.annulment || anew.handover ? clock.now() : contract.waits,
    answerFrom: anew.answer ? now : contract.answerFrom,
    annulFrom: anew.annulment ? now : contract.annulFrom,
    handoverFrom: anew.handover ? now : contract.handoverFrom,
  });
  noteContract(tx, contract, state);
}

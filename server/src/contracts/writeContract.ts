// Writing a contract: how it stands after a decision, and the effect that the journal holds.

import { atTable, type ContractState, tableOf } from '@dunmer/shared/contract';
import type { Context } from '../match/index.ts';
import { encode, type StoredContract, type Tx } from '../store/index.ts';
import { waitsAnew } from './waits.ts';

type Noted = Pick<StoredContract, 'id' | 'one' | 'two' | 'payer' | 'sum' | 'game' | 'table' | 'textKey'>;

/** Notes how a contract stands. */
export function noteContract(
  tx: Tx,
  { id, one, two, payer, sum, game, table, textKey: text }: Noted,
  state: ContractState,
): void {
  const named = { one, two, payer, sum, game, ...atTable(tableOf({ table })), text };
  tx.note({ is: 'contract', contract: id, ...named, state: encode(state) });
}

/** Writes the new state of a contract; `match`: the match that has been opened over it just now. */
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

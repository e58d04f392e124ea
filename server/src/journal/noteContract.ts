// NoteContract: a contract's state, as the journal records it.

import { atTable, type ContractState, tableOf } from '@dunmer/shared/contract';
import { encode, type StoredContract, type Tx } from '../store/index.ts';

type Noted = Pick<StoredContract, 'id' | 'one' | 'two' | 'payer' | 'sum' | 'game' | 'table' | 'textKey'>;

/** Notes a contract's state. */
export function noteContract(
  tx: Tx,
  { id, one, two, payer, sum, game, table, textKey: text }: Noted,
  state: ContractState,
): void {
  const named = { one, two, payer, sum, game, ...atTable(tableOf({ table })), text };
  tx.note({ is: 'contract', contract: id, ...named, state: encode(state) });
}

// PassInContract: passes for a party who was asked to answer a card in a contract and stayed silent (IN19).

import { openPlayIn } from '@dunmer/shared/contract';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Context } from '../match/index.ts';
import type { Tx } from '../store/index.ts';
import { decideContractOf } from './actOnContract.ts';

/** Passes for the party who is asked, if this is still the open question; null if it is over. */
export async function passInContract(
  context: Context,
  tx: Tx,
  key: number,
  asking: number,
): Promise<CommandResult | null> {
  const contract = await tx.contracts.contractByKey(key);
  const asked = contract === null ? null : (openPlayIn(contract.state)?.asked ?? null);
  if (contract === null || asked?.asking !== asking) return null;
  return decideContractOf(context, tx, contract.id, { type: 'passPlay', by: asked.by, asking });
}

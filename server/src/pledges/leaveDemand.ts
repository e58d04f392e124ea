// LeaveDemand: a promise that was played with a demand and taken away before a size is chosen no longer ends with that
// demand: it may lie with another demand by then (PR21, PR25, PR26).

import type { ContractState } from '@dunmer/shared/contract';
import type { PledgeMove } from '@dunmer/shared/pledges';
import type { Around } from '../holds/index.ts';
import { noteContract } from '../journal/index.ts';
import type { PersonKey, StoredContract, Tx } from '../store/index.ts';

/** The promises that these moves take from in front of people, with the people before whom they lay. */
function taken({ people }: Around, moves: readonly PledgeMove[]): ReadonlyMap<string, PersonKey> {
  return new Map(
    moves.flatMap(({ pledge, from, why }) => {
      const holder = from?.at === 'front' ? people.get(from.of)?.key : undefined;
      const isTaken = holder !== undefined && (why === 'ruined' || why === 'sent-home');
      return isTaken ? [[pledge.key, holder] as const] : [];
    }),
  );
}

/**
 * The contract's state without the promise that its demand was made with; null where this promise is not among `keys`.
 */
function without({ state }: StoredContract, keys: ReadonlySet<string>): ContractState | null {
  if (state.at !== 'signed' || state.game.at !== 'demanded' || state.game.pledge === undefined) return null;
  const { pledge, ...game } = state.game;
  return keys.has(pledge.key) ? { ...state, game } : null;
}

/**
 * Lets demands go on without the promises that organisers have taken away. Returns the parties of their contracts.
 */
export async function leaveDemands(
  tx: Tx,
  around: Around,
  moves: readonly PledgeMove[],
): Promise<readonly PersonKey[]> {
  const parties: PersonKey[] = [];
  const lying = taken(around, moves);
  const keys = new Set(lying.keys());
  for (const holder of new Set(lying.values()))
    for (const contract of await tx.contracts.openContractsOf(holder)) {
      const state = without(contract, keys);
      if (state === null) continue;
      await tx.contracts.changeContract(contract.key, { ...contract, state });
      noteContract(tx, contract, state);
      parties.push(contract.one, contract.two);
    }
  return parties;
}

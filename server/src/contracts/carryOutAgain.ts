// CarryOutAgain: writes a second settlement as it was planned.

import { assert } from '@dunmer/shared/lib';
import { transferAll } from '../ledger/index.ts';
import type { Context } from '../match/index.ts';
import { moveCopy } from '../registry/index.ts';
import type { PersonKey, StoredMatch, TextKey, Tx } from '../store/index.ts';
import type { Plan } from './planAgain.ts';
import { writeContract } from './writeContract.ts';

/** Writes what was planned: drakes, the copy, settlement `k` and the contract. */
export async function carryOutAgain(
  context: Context,
  tx: Tx,
  { key: match, id, stake }: StoredMatch,
  plan: Plan,
  { who, note }: { readonly who: PersonKey | null; readonly note: TextKey },
): Promise<void> {
  const { k, kind, winner, movements, owed, copy, known, contract } = plan;
  const at = context.clock.now();
  const paid = await transferAll(tx, movements, { subject: id, who, at, note, known });
  assert(paid.ok, 'only what is there is moved');
  if (copy !== null) await moveCopy(tx, copy.copy, { to: copy.to, why: copy.why, subject: id, who, at });
  const settled = { k, corrects: k - 1, kind, winner, pot: 2 * stake, owed };
  await tx.deals.addSettlement({ match, ...settled, note, who, at });
  tx.note({ is: 'settled', match: id, ...settled, note, who, at });
  if (contract !== null) await writeContract(context, tx, contract.contract, contract.state);
}

// CarryOutAgain: writes a second settlement as it was planned.

import { assert } from '@dunmer/shared/lib';
import { transferAll } from '../purses/index.ts';
import type { Context } from '../match/index.ts';
import { moveCopy } from '../copies/index.ts';
import type { PersonKey, PriceRuling, StoredMatch, TextKey, Tx } from '../store/index.ts';
import type { Plan } from './planAgain.ts';
import { writeContract } from './writeContract.ts';

/** What the ruling says about the card, at its turn after the ruling's own move: only later moves may pay a debt. */
const priceRuled = (
  { copy, due, isOwed }: NonNullable<Plan['price']>,
  isMoved: boolean,
): Omit<PriceRuling, 'copy'> => ({
  due,
  owed: isOwed,
  turn: copy.turn + (isMoved ? 1 : 0),
});

/** Writes what was planned: drakes, the copy, settlement `k` and the contract. */
export async function carryOutAgain(
  context: Context,
  tx: Tx,
  { key: match, id, stake }: StoredMatch,
  plan: Plan,
  { who, note }: { readonly who: PersonKey | null; readonly note: TextKey },
): Promise<void> {
  const { k, kind, winner, movements, owed, copy, price, known, contract } = plan;
  const at = context.clock.now();
  const paid = await transferAll(tx, movements, { subject: id, who, at, note, known });
  assert(paid.ok, 'only what is there is moved');
  if (copy !== null) await moveCopy(tx, copy.copy, { to: copy.to, why: copy.why, subject: id, who, at });
  const settled = { k, corrects: k - 1, kind, winner, pot: 2 * stake, owed };
  const ruled = price === null ? null : priceRuled(price, copy !== null);
  const stored = price === null || ruled === null ? null : { ...ruled, copy: price.copy.key };
  await tx.settlements.addSettlement({ match, ...settled, solace: 0, note, who, at, price: stored });
  tx.note({ is: 'settled', match: id, ...settled, note, who, at });
  if (price !== null && ruled !== null)
    tx.note({ is: 'priced', match: id, k, ...ruled, copy: price.copy.id });
  if (contract !== null) await writeContract(context, tx, contract.contract, contract.state);
}

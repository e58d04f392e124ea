// RecordHands: what everybody knows of hands, where it has changed (PR17).

import type { PledgeState } from '@dunmer/shared/pledges';
import { sameValue } from '@dunmer/shared/lib';
import type { StoredHand, Tx } from '../store/index.ts';
import type { Around } from './around.ts';

/** Writes the hands that are another than they were. Hands of the newly dealt are there already. */
export async function recordHands(tx: Tx, { people, hands }: Around, after: PledgeState): Promise<void> {
  const changed = [...people.values()].flatMap(({ id, key }): readonly StoredHand[] => {
    const before = hands.get(key);
    if (before === undefined) return [];
    const known = after.hands.get(id);
    const { size, mayHold } = known ?? before;
    const now = { ...before, size, mayHold, ruined: after.ruined.has(id) };
    return sameValue(before, now) ? [] : [now];
  });
  await tx.pledges.changeHands(changed);
  for (const hand of changed) tx.note({ is: 'hand', ...hand });
}

// RecordHands: writes what everybody knows of hands where it has changed (PR17, PR25); moves change it in the database
// themselves.

import type { PledgeState } from '@dunmer/shared/pledges';
import { sameValue } from '@dunmer/shared/lib';
import type { PersonKey, StoredHand, Tx } from '../store/index.ts';
import type { PledgeSteps } from './steps.ts';

/** Makes the hand of somebody who was dealt nothing: they get one once they are given something, or ruined. */
export const newHand = (person: PersonKey): StoredHand => ({
  person,
  house: '',
  drawn: false,
  size: 0,
  mayHold: 0,
  ruined: false,
  ruinAfter: null,
});

/** Begins the hands of people who get their first promise, or are ruined, before they are dealt any. */
export async function beginHands(tx: Tx, { around: { people, hands }, state }: PledgeSteps): Promise<void> {
  const begun = [...people.values()].flatMap(({ id, key }) =>
    hands.has(key) || !state.hands.has(id) ? [] : newHand(key),
  );
  if (begun.length > 0) await tx.pledges.addHands(begun);
}

/** The hands that differ from what they were; those of the newly dealt are written by the deal. */
function changedBy({ around: { people, hands } }: PledgeSteps, after: PledgeState): readonly StoredHand[] {
  return [...people.values()].flatMap(({ id, key }): readonly StoredHand[] => {
    const before = hands.get(key) ?? newHand(key);
    const ruined = after.ruined.has(id);
    // A ruin that was arranged for the end of a match has come.
    const ruinAfter = ruined ? null : before.ruinAfter;
    const now = { ...before, ...after.hands.get(id), ruined, ruinAfter };
    return sameValue(before, now) ? [] : [now];
  });
}

/** Notes the hands that have changed, and writes what moves don't change: what was shown, and who is ruined. */
export async function recordHands(tx: Tx, steps: PledgeSteps): Promise<void> {
  const changed = changedBy(steps, steps.state);
  const byMoves = changedBy(steps, steps.moved);
  const others = changed.filter((hand) => !byMoves.some((moved) => sameValue(moved, hand)));
  for (const hand of others) await tx.pledges.changeHand(hand);
  for (const hand of changed) tx.note({ is: 'hand', ...hand });
}

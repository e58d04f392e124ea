// Undo: whether an act of staff can be taken back, by its type and by what it has done (EVENT, "Taking acts back").

import type { Preview, StaffAct } from '@dunmer/shared/protocol';
import type { Tx } from '../store/index.ts';

/**
 * Whether the act voids a match that was still running over a contract. Nobody has taken the prestige then, another
 * game may follow in the contract, and this match is not settled anew (R10, R17).
 */
async function endsForGood(tx: Tx, act: StaffAct): Promise<boolean> {
  if (act.type !== 'voidMatch') return false;
  const ran = tx.effects.some((effect) => effect.is === 'settled' && effect.k === 1);
  const match = ran ? await tx.match(act.match) : null;
  return match !== null && match.contractId !== null;
}

/** IN1: whether the act makes the intrigue deck. It may be switched off again, but stays as it is made. */
const makesDeck = ({ effects }: Tx): boolean =>
  effects.some((effect) => effect.is === 'deck' && effect.event.type === 'PileSealed');

/**
 * Whether what an act has done in this transaction can be taken back; `undo` is what holds for most acts of its type.
 */
export const undoOf = async (tx: Tx, act: StaffAct, undo: Preview['undo']): Promise<Preview['undo']> =>
  makesDeck(tx) || (await endsForGood(tx, act)) ? 'never' : undo;

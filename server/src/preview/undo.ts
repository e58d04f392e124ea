// Undo: whether an act of staff can be taken back, by its type and by what it has done (EVENT, "Taking acts back").

import type { Preview, StaffAct } from '@dunmer/shared/protocol';
import type { Tx } from '../store/index.ts';

const UNDO: Readonly<Record<StaffAct['type'], Preview['undo']>> = {
  nudgeSeat: 'never',
  pauseMatch: 'any-time',
  resumeMatch: 'any-time',
  extend: 'never',
  applyDefault: 'void-only',
  stopDefault: 'any-time',
  award: 'by-new-act',
  voidMatch: 'by-new-act',
  collectDebts: 'by-new-act',
  unbindClaim: 'never',
  closeClaim: 'never',
  closeCall: 'any-time',
  openCards: 'never',
  openDecks: 'never',
  openPurses: 'never',
  allowMoveFor: 'any-time',
  makeLink: 'any-time',

  addPerson: 'by-new-act',
  renamePerson: 'any-time',
  revokeLinks: 'any-time',
  freezePerson: 'any-time',
  resetAccess: 'never',
  payIn: 'by-new-act',
  payOut: 'by-new-act',
  correctEntry: 'by-new-act',
  dealStart: 'by-new-act',
  makeCopy: 'by-new-act',
  moveCopy: 'by-new-act',
  freezeCopy: 'any-time',
  makeSlip: 'any-time',
  set: 'any-time',
  pauseEvent: 'any-time',
  annulContract: 'never',
};

/**
 * Whether a match is voided that ran, over a contract: nobody has taken the prestige then, another game may follow in the
 * contract, and this one is not settled anew (R10, R17).
 */
async function endsForGood(tx: Tx, act: StaffAct): Promise<boolean> {
  if (act.type !== 'voidMatch') return false;
  const ran = tx.effects.some((effect) => effect.is === 'settled' && effect.k === 1);
  const match = ran ? await tx.match(act.match) : null;
  return match !== null && match.contractId !== null;
}

/** Whether what an act has done in this transaction can be taken back. */
export const undoOf = async (tx: Tx, act: StaffAct): Promise<Preview['undo']> =>
  (await endsForGood(tx, act)) ? 'never' : UNDO[act.type];

// Undo: whether an act of staff can be taken back, by its type (EVENT, "Taking acts back").

import type { Preview, StaffAct } from '@dunmer/shared/protocol';

export const UNDO: Readonly<Record<StaffAct['type'], Preview['undo']>> = {
  nudgeSeat: 'never',
  pauseMatch: 'any-time',
  resumeMatch: 'any-time',
  extend: 'never',
  applyDefault: 'void-only',
  stopDefault: 'any-time',
  award: 'by-new-act',
  voidMatch: 'by-new-act',
  unbindClaim: 'never',
  closeClaim: 'by-new-act',
  closeCall: 'any-time',
  openCards: 'never',
  openDecks: 'never',
  allowMoveFor: 'any-time',
  makeLink: 'any-time',

  addPerson: 'by-new-act',
  renamePerson: 'any-time',
  revokeLinks: 'any-time',
  freezePerson: 'any-time',
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

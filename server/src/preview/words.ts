// Words: what an act does to a match or a person, by the name under which the phone knows its words.

import type { StaffAct } from '@dunmer/shared/protocol';

/** What both players read in the match's log. */
export const NOTED: Partial<Readonly<Record<StaffAct['type'], string>>> = {
  nudgeSeat: 'nudged',
  pauseMatch: 'paused',
  resumeMatch: 'resumed',
  extend: 'extended',
  applyDefault: 'defaultAnnounced',
  stopDefault: 'defaultStopped',
  closeCall: 'callClosed',
  unbindClaim: 'unbound',
  closeClaim: 'ended',
  openCards: 'opened',
  openDecks: 'decksOpened',
  openPurses: 'pursesOpened',
  makeLink: 'linkMade',
  resetAccess: 'linkMade',
  award: 'awarded',
  voidMatch: 'voided',
};

export const DONE_TO_PERSON: Partial<Readonly<Record<StaffAct['type'], string>>> = {
  addPerson: 'added',
  renamePerson: 'renamed',
};

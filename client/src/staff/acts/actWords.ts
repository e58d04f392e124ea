// ActWords: the acts of staff, and the keys of their words.

import type { StaffAct } from '@dunmer/shared/protocol';

/** The type of an act of staff. */
export type ActType = StaffAct['type'];

/** The keys of an act's words. An act that works both ways has its own words for each way. */
export type ActWords =
  | ActType
  | 'thawPerson'
  | 'freezeStaff'
  | 'thawStaff'
  | 'thawCopy'
  | 'resumeEvent'
  | 'restorePerson'
  | 'spendSurplus';

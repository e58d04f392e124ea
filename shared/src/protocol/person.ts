// People: who somebody is to the event, and what their phone may do.

import type { Code } from './command.ts';

/** Says nothing; never shown. */
export type PersonId = string;

/** What staff are; a person may trade beside it. */
export const STAFF_ROLES = ['referee', 'organiser', 'display'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** As others see a person: the name and the public code of the badge, which gives no rights. */
export interface PersonBrief {
  readonly person: PersonId;
  readonly name: string;
  readonly code: Code;
}

/** What a browser is to the person whose link it has opened. */
export interface MeInfo extends PersonBrief {
  readonly staff: StaffRole | null;
  readonly trades: boolean;
  readonly frozen: boolean;
  /** False on a phone from which the person has moved on: it only shows. */
  readonly controls: boolean;
  /** Whether the four digits that move the link are chosen. */
  readonly hasPin: boolean;
  /** Staff: whether the passphrase is chosen, and whether this browser has said it within the last 30 minutes. */
  readonly passphrase: 'none' | 'locked' | 'open';
}

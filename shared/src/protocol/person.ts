// People: who somebody is to the event, and what their phone may do.

import type { Code, PersonId } from './ids.ts';

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
  /** Always so: a phone from which the person has moved on is told nothing of them. Phones that speak 4 ask. */
  readonly controls: true;
  /** Whether the four digits that move the link are chosen. */
  readonly hasPin: boolean;
  /** Ten wrong ones were tried on the link: they move nothing until a tap or a referee. */
  readonly pinRests: boolean;
  /** Staff: whether the passphrase is chosen, and whether this browser has said it within the last 30 minutes. */
  readonly passphrase: 'none' | 'locked' | 'open';
}

/**
 * How a used link can be had by another phone: a tap on the one that holds it, its owner's PIN, or a referee (EVENT,
 * "Who").
 */
export interface WaysIn {
  /** Whose it is. */
  readonly name: string;
  readonly hasPin: boolean;
  /** Ten wrong ones were tried: it moves nothing until a tap or a referee. */
  readonly pinRests: boolean;
  /** Whether there is a phone to tap on. */
  readonly isHeld: boolean;
}

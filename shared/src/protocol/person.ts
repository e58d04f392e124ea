// People: a person as the event and other people see them, and what their phone may do.

import type { Code, PersonId } from './ids.ts';

/** The roles of staff. A member of staff may also trade. */
export const STAFF_ROLES = ['referee', 'organiser', 'display'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** A person as others see them: their name and the public code of their badge, which gives no rights. */
export interface PersonBrief {
  readonly person: PersonId;
  readonly name: string;
  readonly code: Code;
}

/** The person whose link this browser has opened, and what the browser may do for them. */
export interface MeInfo extends PersonBrief {
  readonly staff: StaffRole | null;
  readonly trades: boolean;
  readonly frozen: boolean;
  /**
   * Always true: a phone from which the person has moved on is told nothing of them. Phones that speak 4 ask for it.
   */
  readonly controls: true;
  /** Whether the person has chosen the four-digit PIN that moves the link. */
  readonly hasPin: boolean;
  /** Ten wrong PINs were tried on the link: none moves it until a tap or a referee does. */
  readonly pinRests: boolean;
  /**
   * For staff: whether the passphrase is chosen, and whether this browser has entered it within the last 30 minutes.
   */
  readonly passphrase: 'none' | 'locked' | 'open';
}

/**
 * The ways to move a used link to another phone: a tap on the phone that holds it, its owner's PIN, or a referee
 * (EVENT, "Who").
 */
export interface WaysIn {
  /** The owner's name. */
  readonly name: string;
  readonly hasPin: boolean;
  /** Ten wrong PINs were tried: none moves the link until a tap or a referee does. */
  readonly pinRests: boolean;
  /** Whether there is a phone to tap on. */
  readonly isHeld: boolean;
}

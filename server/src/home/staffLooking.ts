// StaffLooking: who of staff looks at what modules keep of everybody, and what of it they read.

import type { Interests } from '../interest/index.ts';
import type { PersonKey } from '../store/index.ts';

export interface StaffLooking {
  readonly interests: Interests;
  /** A referee knows of a hand its size (PROMISES 7). */
  readonly isOrganiser: boolean;
}

/**
 * Whether they read that somebody will be ruined once their match is over: organisers do, and nobody who plays; so none
 * who is a trader to that match (EVENT, "Who").
 */
export const readsRuinOf = ({ interests, isOrganiser }: StaffLooking, person: PersonKey): boolean =>
  isOrganiser && interests.to(person) === 'other';

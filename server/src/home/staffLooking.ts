// StaffLooking: which member of staff looks at what modules keep about everybody, and what they may read.

import type { Interests } from '../interest/index.ts';
import type { PersonKey } from '../store/index.ts';

export interface StaffLooking {
  readonly interests: Interests;
  /** Whether they are an organiser; a referee is told only the size of a hand (PROMISES 7). */
  readonly isOrganiser: boolean;
}

/**
 * Whether this member of staff reads that somebody will be ruined once their match is over. Organisers do, unless they
 * have an interest in that match; nobody who plays does (EVENT, "Who").
 */
export const readsRuinOf = ({ interests, isOrganiser }: StaffLooking, person: PersonKey): boolean =>
  isOrganiser && interests.to(person) === 'other';

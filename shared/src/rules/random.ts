// Chance as an argument: a toss for an occasion. Live it is drawn by F5, in scripts and tests from a list.

import type { Seat } from './seat.ts';

/** A step in which abilities come up by initiative: after the reveal, or between the rounds. */
export type InitiativeStep = 'reveal' | 'summon-1' | 'summon-2';

export type Occasion =
  | { readonly step: 'placement' }
  /** PR18: who begins the first stop that both seats could be asked at. */
  | { readonly step: 'window' }
  | { readonly step: InitiativeStep; readonly initiative: number };

export interface Random {
  /** The winner of the toss; `nth` counts the tosses held before, that of rule 2.2 aside. */
  toss(occasion: Occasion, nth: number): Seat;
}

// Chance as an argument: a toss for an occasion. Live matches draw it by F5; scripts and tests take it from a list.

import type { Seat } from './seat.ts';

/** A step in which abilities come up by initiative: after the reveal, or between the rounds. */
export type InitiativeStep = 'reveal' | 'summon-1' | 'summon-2';

export type Occasion =
  | { readonly step: 'placement' }
  /** PR18: who begins the first stop at which both seats could be asked. */
  | { readonly step: 'window' }
  | { readonly step: InitiativeStep; readonly initiative: number };

export interface Random {
  /** Returns the winner of a toss; `nth` is the number of tosses held before, without that of rule 2.2. */
  toss(occasion: Occasion, nth: number): Seat;
}

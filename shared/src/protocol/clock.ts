// Clocks of a match, as they are shown.

import type { Seat } from '../rules/index.ts';

/** A clock that runs or stands: milliseconds left when this was sent. */
export interface ClockView {
  readonly kind: 'placement' | 'decision' | 'window' | 'claim' | 'turn' | 'ask' | 'default';
  readonly seat: Seat;
  readonly left: number;
  readonly runs: boolean;
}

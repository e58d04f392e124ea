// Clocks: the clocks of a match, as screens show them.

import type { Seat } from '../rules/index.ts';

/** A clock that runs or stands still. `left`: the milliseconds left when this was sent. */
export interface ClockView {
  readonly kind: 'placement' | 'decision' | 'window' | 'claim' | 'turn' | 'ask' | 'default';
  readonly seat: Seat;
  readonly left: number;
  readonly runs: boolean;
}

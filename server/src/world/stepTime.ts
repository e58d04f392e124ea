// StepTime: when a transaction does what it does. All that a step writes stands under one time, that of its row of the
// journal too, however long the step takes: verify holds the deck's events to that row (IN5).

import type { InBody, Part } from '../memory/index.ts';
import type { Clock } from '../ports/index.ts';

/** Nothing of it outlives the body. */
const TIME: Part<{ at: number | null }> = {
  layer: () => ({ at: null }),
  lay: () => undefined,
  enter: () => undefined,
};

/** Takes a transaction and the clock; returns the time of the calendar at which this was first asked in it. */
export function stepTime({ staged }: InBody, clock: Pick<Clock, 'now'>): number {
  const time = staged.of(TIME);
  time.at ??= clock.now();
  return time.at;
}

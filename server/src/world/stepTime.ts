// StepTime: the time of a transaction. Everything that a step writes has the same time, and so has its row in the
// journal, however long the step takes: verify checks the deck's events against that row (IN5).

import type { InBody, Part } from '../memory/index.ts';
import type { Clock } from '../ports/index.ts';

/** Nothing of this outlives the body. */
const TIME: Part<{ at: number | null }> = {
  layer: () => ({ at: null }),
  lay: () => undefined,
  enter: () => undefined,
};

/** Returns the time of the calendar at which this function was first called in this transaction. */
export function stepTime({ staged }: InBody, clock: Pick<Clock, 'now'>): number {
  const time = staged.of(TIME);
  time.at ??= clock.now();
  return time.at;
}

// Asking at the run's pace, and waiting for the answer.

import type { Pace } from './pace.ts';
import type { Wire } from './wire.ts';

/** Sends a message when it is time; resolves to its answer. */
export const askInTime = (wire: Wire, pace: Pace, name: string, args: readonly unknown[]): Promise<unknown> =>
  new Promise((resolve) => {
    pace.schedule((meant) => {
      wire.ask(name, args, (answer) => {
        pace.answered(meant);
        resolve(answer);
      });
    });
  });

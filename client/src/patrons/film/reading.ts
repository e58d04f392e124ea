// Reading: what the film tells in a step, for how long it has to stand.

import type { Told } from './catchUp.ts';
import type { Step } from './steps.ts';
import { type Teller, told } from './told.ts';

/** Whose doing a step is: the reader knows what they have just done. */
function isOwn({ events: [event] }: Step, { viewer }: Teller): boolean {
  return event !== undefined && 'seat' in event && event.seat === viewer && event.type !== 'TurnBegun';
}

/** What its reader is told in a step: how many letters, and whether it is news. */
export const toldIn = (teller: Teller, step: Step): Told => ({
  letters: step.events.reduce((sum, event) => sum + told(teller, event).length, 0),
  isOwn: isOwn(step, teller),
});

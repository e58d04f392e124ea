// catchUp: how long each unseen step is shown. A player who is waited for never watches long: the film runs faster,
// and if that is not enough, its first steps are left to the log. Pure.

import type { Step } from './steps.ts';
import { type Teller, told } from './told.ts';

/** An easy reading speed. */
const LETTERS_A_SECOND = 17;
const LEAST_MS = 750;
/** The reader knows already what they have just done. */
const OWN_MS = 520;
/** A shorter step can't be seen. */
const SHORTEST_MS = 650;

/**
 * How long, in milliseconds, the film may run while this is awaited from the reader. Anyone who comes back after a
 * long time reads the rest in the log.
 */
export const PATIENCE_MS = { nothing: 45_000, turn: 6000, answer: 4000 } as const;
export type Awaited = keyof typeof PATIENCE_MS;

export interface Told {
  readonly letters: number;
  readonly isOwn: boolean;
}

interface Shown {
  /** How many steps are left out, from the first on. */
  readonly cut: number;
  /** How long each of the others is shown. */
  readonly ms: readonly number[];
}

const easy = ({ letters, isOwn }: Told): number =>
  isOwn ? OWN_MS : Math.max(LEAST_MS, Math.ceil((letters * 1000) / LETTERS_A_SECOND));

const total = (ms: readonly number[]): number => ms.reduce((sum, each) => sum + each, 0);

/** Plans how these steps are shown, the oldest first. */
export function catchUp(steps: readonly Told[], awaited: Awaited): Shown {
  const patience = PATIENCE_MS[awaited];
  const most = Math.max(1, Math.floor(patience / SHORTEST_MS));
  const cut = Math.max(0, steps.length - most);
  const ms = steps.slice(cut).map(easy);
  if (total(ms) <= patience) return { cut, ms };
  const pace = patience / total(ms);
  const faster = ms.map((each) => Math.min(each, Math.max(SHORTEST_MS, Math.floor(each * pace))));
  // When even the shortest times are too long together, all steps get the same time.
  return { cut, ms: total(faster) <= patience ? faster : ms.map(() => Math.floor(patience / ms.length)) };
}

// What the film tells in a step, which decides how long it is shown.

/** Tells whether a step is the reader's own act. What was done for them by default is not. */
function isOwn({ events: [event] }: Step, { viewer }: Teller): boolean {
  if (event === undefined || !('seat' in event) || event.seat !== viewer) return false;
  return event.type !== 'TurnBegun' && event.type !== 'DefaultApplied';
}

/** Returns how many letters a step tells its reader, and whether it is their own act. */
export const toldIn = (teller: Teller, step: Step): Told => ({
  letters: step.events.reduce((sum, event) => sum + told(teller, event).length, 0),
  isOwn: isOwn(step, teller),
});

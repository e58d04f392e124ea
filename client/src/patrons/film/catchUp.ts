// catchUp: how long each step stands that has not been seen yet. Nobody who is waited for watches long: then the film
// runs faster, and where even that is too slow, what came first is left to the log. Pure.

import type { Step } from './steps.ts';
import { type Teller, told } from './told.ts';

/** Who reads a line, at an easy pace. */
const LETTERS_A_SECOND = 17;
const LEAST_MS = 750;
/** What the reader has just done is no news. */
const OWN_MS = 520;
/** Below that nothing can be seen any more. */
const SHORTEST_MS = 650;

/** How long the film may run while this is waited for; whoever comes back after long reads the rest in the log. */
export const PATIENCE_MS = { nothing: 45_000, turn: 6000, answer: 4000 } as const;
export type Awaited = keyof typeof PATIENCE_MS;

export interface Told {
  readonly letters: number;
  readonly isOwn: boolean;
}

interface Shown {
  /** How many of the steps are left out, from the first on. */
  readonly cut: number;
  /** How long each of the others stands. */
  readonly ms: readonly number[];
}

const easy = ({ letters, isOwn }: Told): number =>
  isOwn ? OWN_MS : Math.max(LEAST_MS, Math.ceil((letters * 1000) / LETTERS_A_SECOND));

const total = (ms: readonly number[]): number => ms.reduce((sum, each) => sum + each, 0);

/** How these steps are shown, the oldest first. */
export function catchUp(steps: readonly Told[], awaited: Awaited): Shown {
  const patience = PATIENCE_MS[awaited];
  const most = Math.max(1, Math.floor(patience / SHORTEST_MS));
  const cut = Math.max(0, steps.length - most);
  const ms = steps.slice(cut).map(easy);
  if (total(ms) <= patience) return { cut, ms };
  const pace = patience / total(ms);
  const faster = ms.map((each) => Math.min(each, Math.max(SHORTEST_MS, Math.floor(each * pace))));
  // Where too many are at their shortest, all get the same.
  return { cut, ms: total(faster) <= patience ? faster : ms.map(() => Math.floor(patience / ms.length)) };
}

// What the film tells in a step, for how long it has to stand.

/** Whose doing a step is: the reader knows what they have just done, not what was done for them. */
function isOwn({ events: [event] }: Step, { viewer }: Teller): boolean {
  if (event === undefined || !('seat' in event) || event.seat !== viewer) return false;
  return event.type !== 'TurnBegun' && event.type !== 'DefaultApplied';
}

/** What its reader is told in a step: how many letters, and whether it is news. */
export const toldIn = (teller: Teller, step: Step): Told => ({
  letters: step.events.reduce((sum, event) => sum + told(teller, event).length, 0),
  isOwn: isOwn(step, teller),
});

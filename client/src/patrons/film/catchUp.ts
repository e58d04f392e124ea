// catchUp: how long each step stands that has not been seen yet. Nobody who is waited for watches long: then the film
// runs faster, and where even that is too slow, what came first is left to the log. Pure.

/** Who reads a line, at an easy pace. */
const LETTERS_A_SECOND = 17;
const LEAST_MS = 750;
/** What the reader has just done is no news. */
const OWN_MS = 520;
/** Below that nothing can be seen any more. */
const SHORTEST_MS = 420;

/** How long the film may run while this is waited for. */
export const PATIENCE_MS = { nothing: Number.POSITIVE_INFINITY, turn: 6000, answer: 3500 } as const;
export type Awaited = keyof typeof PATIENCE_MS;

export interface Told {
  readonly letters: number;
  readonly isOwn: boolean;
}

export interface Shown {
  /** How many of the steps are left out, from the first on. */
  readonly cut: number;
  /** How long each of the others stands. */
  readonly ms: readonly number[];
}

const easy = ({ letters, isOwn }: Told): number =>
  isOwn ? OWN_MS : Math.max(LEAST_MS, Math.ceil((letters * 1000) / LETTERS_A_SECOND));

/** How these steps are shown, the oldest first. */
export function catchUp(steps: readonly Told[], awaited: Awaited): Shown {
  const patience = PATIENCE_MS[awaited];
  const most = Math.max(1, Math.floor(patience / SHORTEST_MS));
  const cut = Math.max(0, steps.length - most);
  const ms = steps.slice(cut).map(easy);
  const total = ms.reduce((sum, each) => sum + each, 0);
  const pace = Math.min(1, patience / Math.max(1, total));
  return { cut, ms: ms.map((each) => Math.max(SHORTEST_MS, Math.round(each * pace))) };
}

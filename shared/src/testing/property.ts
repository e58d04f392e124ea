// Property: checks a property on many drawn cases. Only this file draws them: the same ones each time, unless others
// are asked for.

import * as fc from 'fast-check';

/** The suite's seed. `npm run test:long` draws fresh seeds, and prints them. */
const SEED = 1;
/**
 * The usual number of runs, to which the global number is compared: twice that number doubles the runs of each
 * property.
 */
const USUAL = 100;

/**
 * Returns the seed, and how many cases to draw for `runs`, as configured for the whole process
 * (`scripts/suite/drawing.ts`).
 */
function drawing(runs: number): { readonly seed: number; readonly numRuns: number } {
  const { seed = SEED, numRuns = USUAL } = fc.readConfigureGlobal();
  return { seed, numRuns: Math.ceil((runs * numRuns) / USUAL) };
}

/**
 * Takes how often the cases of a property reached something that the suite's own cases are known to reach; returns that
 * number, for comparing it with the least. Of other seeds nothing is asked: what they leave out is chance, so it
 * returns Infinity.
 */
export const reached = (times: number): number =>
  (fc.readConfigureGlobal().seed ?? SEED) === SEED ? times : Infinity;

/** Throws, with the smallest case found, if a property does not hold for `runs` cases. */
export function assertProperty<Ts>(property: fc.IProperty<Ts>, runs = USUAL): void {
  fc.assert(property, drawing(runs));
}

/** Like `assertProperty`, for an asynchronous property. */
export async function assertAsyncProperty<Ts>(property: fc.IAsyncProperty<Ts>, runs = USUAL): Promise<void> {
  await fc.assert(property, drawing(runs));
}

/** Throws if a property does not hold for a seed's first case, made as small as `shortening` milliseconds allow. */
export async function assertCase<Ts>(
  property: fc.IAsyncProperty<Ts>,
  seed: number,
  shortening: number,
): Promise<void> {
  await fc.assert(property, { seed, numRuns: 1, interruptAfterTimeLimit: shortening });
}

/**
 * Whether one of a seed's `runs` cases breaks a property. A planted mistake has to be found each time, so these cases
 * never change.
 */
export function isBroken<Ts>(property: fc.IProperty<Ts>, runs: number, seed: number): boolean {
  return fc.check(property, { seed, numRuns: runs, endOnFailure: true }).failed;
}

/** Returns `count` cases of a seed, the same ones each time. */
export function casesOf<T>(arbitrary: fc.Arbitrary<T>, count: number, seed: number): readonly T[] {
  return fc.sample(arbitrary, { seed, numRuns: count });
}

// Property: what is held against many drawn cases. Nothing else draws them: the same each time, unless others are asked
// for.

import * as fc from 'fast-check';

/** The seed in the suite. Fresh ones are drawn by `npm run test:long`, which says them. */
const SEED = 1;
/** What the global number of runs is measured against: twice as many of it are twice as many of each. */
const USUAL = 100;

/**
 * The seed, and how many cases stand for `runs`, as they are set up for the whole process (`scripts/suite/drawing.ts`).
 */
function drawing(runs: number): { readonly seed: number; readonly numRuns: number } {
  const { seed = SEED, numRuns = USUAL } = fc.readConfigureGlobal();
  return { seed, numRuns: Math.ceil((runs * numRuns) / USUAL) };
}

/** Throws, with the smallest case found, where a property does not hold for `runs` cases. */
export function assertProperty<Ts>(property: fc.IProperty<Ts>, runs = USUAL): void {
  fc.assert(property, drawing(runs));
}

/** The same of a property that takes its time. */
export async function assertAsyncProperty<Ts>(property: fc.IAsyncProperty<Ts>, runs = USUAL): Promise<void> {
  await fc.assert(property, drawing(runs));
}

/** Throws where a property does not hold for a seed's first case, made as small as `shortening` milliseconds allow. */
export async function assertCase<Ts>(
  property: fc.IAsyncProperty<Ts>,
  seed: number,
  shortening: number,
): Promise<void> {
  await fc.assert(property, { seed, numRuns: 1, interruptAfterTimeLimit: shortening });
}

/**
 * Whether one of a seed's `runs` cases breaks a property: a planted mistake is to be found each time, so they never
 * change.
 */
export function isBroken<Ts>(property: fc.IProperty<Ts>, runs: number, seed: number): boolean {
  return fc.check(property, { seed, numRuns: runs, endOnFailure: true }).failed;
}

/** `count` cases of a seed, the same each time. */
export function casesOf<T>(arbitrary: fc.Arbitrary<T>, count: number, seed: number): readonly T[] {
  return fc.sample(arbitrary, { seed, numRuns: count });
}

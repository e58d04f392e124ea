// Statistics of a few numbers.

import { present } from '@dunmer/shared/lib';

/** The middle of a list that is not empty, the smallest and the largest. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((x, y) => x - y);

/** The value below which a share of the numbers lies (0.99: the p99). */
export function quantile(numbers: readonly number[], share: number): number {
  const all = sorted(numbers);
  return present(all[Math.min(all.length - 1, Math.floor(all.length * share))], 'there are numbers');
}

/** The spread of a list that is not empty; of an even number the lower of the two in the middle. */
export function spreadOf(numbers: readonly number[]): Spread {
  const all = sorted(numbers);
  const at = (i: number): number => present(all[i], 'there are numbers');
  return { median: at((all.length - 1) >> 1), min: at(0), max: at(all.length - 1) };
}

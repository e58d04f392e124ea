// Statistics of a few numbers.

import { present } from '@dunmer/shared/lib';

/** The median of a list that is not empty, its smallest and its largest number. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((x, y) => x - y);

/** Returns the value below which this share of the numbers lies (0.99: the p99). */
export function quantile(numbers: readonly number[], share: number): number {
  const all = sorted(numbers);
  return present(all[Math.min(all.length - 1, Math.floor(all.length * share))], 'there are numbers');
}

/**
 * Returns the spread of a list that is not empty; with an even count the median is the lower of the two in the middle.
 */
export function spreadOf(numbers: readonly number[]): Spread {
  const all = sorted(numbers);
  const at = (i: number): number => present(all[i], 'there are numbers');
  return { median: at((all.length - 1) >> 1), min: at(0), max: at(all.length - 1) };
}

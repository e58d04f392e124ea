// Row: one line of the table of goals, and how a measurement is judged by it.

import type { Spread } from './stats.ts';

export interface Goal {
  /** The row's number in the table of goals, with a letter where it has several parts. */
  readonly row: string;
  readonly what: string;
  /** Whether more is better. */
  readonly better: 'more' | 'less';
  readonly must: number;
  readonly aim: number;
  /** What is measured: only times of the clock need a quiet machine. */
  readonly measures: 'cpu' | 'count' | 'clock';
  /**
   * Whether every machine gives the same result, as for ratios and counts: then the committed value is a floor. Not for
   * times and speeds, nor for a value that is next to nothing.
   */
  readonly isFloor: boolean;
}

/** Something that must fail the row, which proves that the row can detect it. */
export interface Control {
  readonly name: string;
  readonly value: Spread;
}

export interface Measurement {
  readonly goal: Goal;
  readonly value: Spread;
  readonly noisy: boolean;
  readonly controls: readonly Control[];
  /** Absolute figures, for people. */
  readonly facts: Readonly<Record<string, number>>;
}

export type Verdict = 'aim' | 'must' | 'missed' | 'noisy' | 'blind';

const reaches = ({ better }: Goal, value: number, limit: number): boolean =>
  better === 'more' ? value >= limit : value <= limit;

/** In a few short rounds only a miss by this share is certain. */
const EDGE = 0.75;

/** Whether a value comes near a limit: a speed lacks at most a quarter, a size is at most a third above it. */
export const isNear = (goal: Goal, value: number, limit: number): boolean =>
  reaches(goal, value, goal.better === 'more' ? limit * EDGE : limit / EDGE);

/** Whether a control meets the row's must, which it must not. */
export const isBlindTo = (goal: Goal, { value }: Control): boolean => reaches(goal, value.median, goal.must);

/**
 * Returns the verdict on a measurement. `noisy`: a time that was disturbed and is not judged. `blind`: a control has
 * not failed.
 */
export function verdictOn({ goal, value, noisy, controls }: Measurement): Verdict {
  if (noisy && goal.measures === 'clock') return 'noisy';
  if (!reaches(goal, value.median, goal.must)) return 'missed';
  if (controls.some((control) => isBlindTo(goal, control))) return 'blind';
  return reaches(goal, value.median, goal.aim) ? 'aim' : 'must';
}

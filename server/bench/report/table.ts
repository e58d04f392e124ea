// The table that people read.

import { type Goal, isBlindTo, type Measurement, verdictOn } from '../harness/index.ts';

const short = (value: number): string => {
  const size = Math.abs(value);
  if (size === 0) return '0';
  if (size < 0.01) return `1/${Math.round(1 / value)}`;
  return size < 100 ? value.toPrecision(3) : String(Math.round(value));
};

const limit = ({ better }: Goal, value: number): string => `${better === 'more' ? '≥' : '≤'} ${short(value)}`;

const WORDS = {
  aim: 'reaches its aim',
  must: 'meets its must',
  missed: 'MISSES ITS MUST',
  noisy: 'noisy, not judged',
  blind: 'BLIND: A CONTROL DID NOT FAIL',
} as const;

/**
 * Returns the lines of one measurement: the ratio with its spread, the goals, the verdict, then facts and controls.
 */
export function linesOf(measured: Measurement): readonly string[] {
  const { goal, value, noisy, controls, facts } = measured;
  const spread = value.min === value.max ? '' : ` (${short(value.min)} to ${short(value.max)})`;
  return [
    `${goal.row.padEnd(3)} ${goal.what}`,
    `    ${short(value.median)}${spread}, must ${limit(goal, goal.must)}, aim ${limit(goal, goal.aim)}: ` +
      `${WORDS[verdictOn(measured)]}${noisy ? ' [noisy]' : ''}`,
    ...controls.map(
      (control) =>
        `    control, ${control.name}: ${short(control.value.median)}, ${isBlindTo(goal, control) ? 'NOT SEEN' : 'fails as it must'}`,
    ),
    ...Object.entries(facts).map(([name, fact]) => `    ${name}: ${short(fact)}`),
  ];
}

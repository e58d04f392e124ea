// The tally for the suite: each row that is judged counts as a test.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isNear, type Measurement, verdictOn } from '../harness/index.ts';
import { linesOf } from './table.ts';

/** The committed results of the rows, by their numbers. */
export type OnRecord = ReadonlyMap<string, { readonly value: number; readonly isMissed: boolean }>;

/**
 * How a row is judged: `whole` by the median of many rounds; `quick` by a few short ones with servers that are hardly
 * warm.
 */
export interface Standard {
  readonly run: 'whole' | 'quick';
  readonly record: OnRecord;
}

type Verdict = ReturnType<typeof verdictOn> | 'open' | 'fallen';

/** The rounds by which a row is judged: in a quick run its best and its worst, and for counts only the median. */
const heardOf = ({ goal, value }: Measurement, run: Standard['run']): readonly number[] =>
  run === 'whole' || goal.measures === 'count' ? [value.median] : [value.min, value.max];

/**
 * Whether a row has fallen by more than a quarter below what is committed. A value that should be small is compared
 * with nothing smaller than its aim: a heap may have been measured as next to none, or less.
 */
function hasFallen(row: Measurement, { run, record }: Standard): boolean {
  const { goal } = row;
  const before = record.get(goal.row);
  if (!goal.isFloor || before === undefined) return false;
  const held = goal.better === 'less' ? Math.max(before.value, goal.aim) : before.value;
  return heardOf(row, run).every((value) => !isNear(goal, value, held));
}

/**
 * Whether a quick run can't tell: some rounds have come near the must. A count has an edge of its own, its median.
 */
const isOpen = (row: Measurement): boolean =>
  row.goal.measures !== 'count' &&
  heardOf(row, 'quick').some((value) => isNear(row.goal, value, row.goal.must));

/**
 * A fall below the record always fails. A miss of the must fails too, except in a quick run where it is on record or
 * near the edge.
 */
function judge(row: Measurement, standard: Standard): Verdict {
  const verdict = verdictOn(row);
  if (verdict === 'noisy' || verdict === 'blind') return verdict;
  if (hasFallen(row, standard)) return 'fallen';
  if (verdict !== 'missed' || standard.run === 'whole') return verdict;
  return standard.record.get(row.goal.row)?.isMissed === true || isOpen(row) ? 'open' : verdict;
}

const FAILED: readonly Verdict[] = ['missed', 'blind', 'fallen'];

/**
 * Returns the rows that seem to fail and are to be measured once more: noise, even of memory, does not come twice.
 */
export function doubtfulAmong(measured: readonly Measurement[], standard: Standard): ReadonlySet<string> {
  const doubtful = measured.filter((row) => FAILED.includes(judge(row, standard)));
  return new Set(doubtful.map(({ goal }) => goal.row));
}

/** What a row that fails says: its lines, and the value from which it has fallen. */
function failureOf(row: Measurement, verdict: Verdict, { record }: Standard): string {
  const before = record.get(row.goal.row)?.value;
  const fall =
    verdict === 'fallen' && before !== undefined
      ? [`    more than a quarter worse than what is committed: ${Number(before.toPrecision(4))}`]
      : [];
  return [...linesOf(row).slice(1), ...fall].join('\n');
}

/**
 * Counts the rows that were met, missed (or blind, or fallen), and not judged (for noise, an edge, or a miss on
 * record), with what the missed ones say.
 */
export function tallyOf(measured: readonly Measurement[], standard: Standard) {
  const judged = measured.map((row) => ({ row, verdict: judge(row, standard) }));
  const count = (...wanted: readonly Verdict[]): number =>
    judged.filter(({ verdict }) => wanted.includes(verdict)).length;
  const failed = judged.filter(({ verdict }) => FAILED.includes(verdict));
  return {
    numPassedTests: count('aim', 'must'),
    numFailedTests: failed.length,
    numPendingTests: count('noisy', 'open'),
    testResults: [
      {
        name: 'benchmark',
        assertionResults: failed.map(({ row, verdict }) => ({
          status: 'failed',
          fullName: `row ${row.goal.row}: ${row.goal.what}`,
          failureMessages: [failureOf(row, verdict, standard)],
        })),
      },
    ],
  };
}

/** Writes the tally where the suite reads it, in the form of vitest's reports. */
export function writeTally(file: string, tally: ReturnType<typeof tallyOf>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tally));
}

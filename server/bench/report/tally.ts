// The tally for the suite: a row that is judged is a test.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isNear, type Measurement, verdictOn } from '../harness/index.ts';
import { linesOf } from './table.ts';

/** What the committed results say of a row, by its number. */
export type OnRecord = ReadonlyMap<string, { readonly value: number; readonly isMissed: boolean }>;

/** How it is judged: `whole` by the middle of many rounds; `quick` by a few short ones with servers that are hardly warm. */
export interface Standard {
  readonly run: 'whole' | 'quick';
  readonly record: OnRecord;
}

type Verdict = ReturnType<typeof verdictOn> | 'open' | 'fallen';

/** The rounds that speak for a row: in a quick run the best and the worst of them, of what is counted the middle alone. */
const heardOf = ({ goal, value }: Measurement, run: Standard['run']): readonly number[] =>
  run === 'whole' || goal.measures === 'count' ? [value.median] : [value.min, value.max];

/**
 * Whether a row has fallen below what is committed, by more than a quarter. What should be small is held to nothing
 * smaller than its aim: a heap may have been measured as next to none, or less.
 */
function hasFallen(row: Measurement, { run, record }: Standard): boolean {
  const { goal } = row;
  const before = record.get(goal.row);
  if (!goal.isFloor || before === undefined) return false;
  const held = goal.better === 'less' ? Math.max(before.value, goal.aim) : before.value;
  return heardOf(row, run).every((value) => !isNear(goal, value, held));
}

/** Whether a quick run can't tell: some rounds have come near the must. What is counted has an edge of its own: its middle. */
const isOpen = (row: Measurement): boolean =>
  row.goal.measures !== 'count' &&
  heardOf(row, 'quick').some((value) => isNear(row.goal, value, row.goal.must));

/** A fall below the record fails always; a miss of the must does, but in a quick run where it is on record or on the edge. */
function judge(row: Measurement, standard: Standard): Verdict {
  const verdict = verdictOn(row);
  if (verdict === 'noisy' || verdict === 'blind') return verdict;
  if (hasFallen(row, standard)) return 'fallen';
  if (verdict !== 'missed' || standard.run === 'whole') return verdict;
  return standard.record.get(row.goal.row)?.isMissed === true || isOpen(row) ? 'open' : verdict;
}

const FAILED: readonly Verdict[] = ['missed', 'blind', 'fallen'];

/** The rows that seem to fail: noise, be it of memory, does not come twice, so these are to be measured once more. */
export function doubtfulAmong(measured: readonly Measurement[], standard: Standard): ReadonlySet<string> {
  const doubtful = measured.filter((row) => FAILED.includes(judge(row, standard)));
  return new Set(doubtful.map(({ goal }) => goal.row));
}

/** What a row that fails says: its lines, and what it has fallen from. */
function failureOf(row: Measurement, verdict: Verdict, { record }: Standard): string {
  const before = record.get(row.goal.row)?.value;
  const fall =
    verdict === 'fallen' && before !== undefined
      ? [`    more than a quarter worse than what is committed: ${Number(before.toPrecision(4))}`]
      : [];
  return [...linesOf(row).slice(1), ...fall].join('\n');
}

/** Rows that were met, missed (or blind, or fallen), and not judged: for noise, an edge, or a miss on record; and what the missed ones say. */
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

// The tally for the suite: a row that is judged is a test.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Measurement, verdictOn } from '../harness/index.ts';
import { linesOf } from './table.ts';

type Verdict = ReturnType<typeof verdictOn> | 'open';

// A few short rounds with servers that are hardly warm tell no more than that a goal is missed by this much.
const EDGE = 0.75;

/** Whether some of a row's rounds came near its goal, so that a few short ones don't decide it. What is counted has an edge of its own: its middle. */
function isOpen(row: Measurement): boolean {
  const { goal, value } = row;
  if (goal.measures === 'count') return false;
  const must = goal.better === 'more' ? goal.must * EDGE : goal.must / EDGE;
  return [value.min, value.max].some(
    (median) => verdictOn({ ...row, goal: { ...goal, must }, value: { ...value, median } }) !== 'missed',
  );
}

/** With misses on record, as in a quick run, those and rows on the edge are not judged. */
function judge(row: Measurement, known: ReadonlySet<string> | null): Verdict {
  const verdict = verdictOn(row);
  if (verdict !== 'missed' || known === null) return verdict;
  return known.has(row.goal.row) || isOpen(row) ? 'open' : verdict;
}

const FAILED: readonly Verdict[] = ['missed', 'blind'];

/** The rows that seem to fail: noise, be it of memory, does not come twice, so these are to be measured once more. */
export function doubtfulAmong(
  measured: readonly Measurement[],
  known: ReadonlySet<string> | null,
): ReadonlySet<string> {
  const doubtful = measured.filter((row) => FAILED.includes(judge(row, known)));
  return new Set(doubtful.map(({ goal }) => goal.row));
}

/** Rows that were met, missed (or blind), and not judged: for noise, an edge, or a miss on record; and what the missed ones say. */
export function tallyOf(measured: readonly Measurement[], known: ReadonlySet<string> | null = null) {
  const judged = measured.map((row) => ({ row, verdict: judge(row, known) }));
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
        assertionResults: failed.map(({ row }) => ({
          status: 'failed',
          fullName: `row ${row.goal.row}: ${row.goal.what}`,
          failureMessages: [linesOf(row).slice(1).join('\n')],
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

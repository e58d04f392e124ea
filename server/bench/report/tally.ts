// The tally for the suite: a row that is judged is a test.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Measurement, verdictOn } from '../harness/index.ts';

type Verdict = ReturnType<typeof verdictOn> | 'open';

/** Whether some of a row's rounds met its goal, so that a few short ones don't decide it. */
const isOpen = (row: Measurement): boolean =>
  [row.value.min, row.value.max].some(
    (median) => verdictOn({ ...row, value: { ...row.value, median } }) !== 'missed',
  );

/**
 * Rows that were met, missed (or blind), and not judged: for noise. With misses on record, as in a quick run, those and
 * rows on the edge are not judged either.
 */
export function tallyOf(measured: readonly Measurement[], known: ReadonlySet<string> | null = null) {
  const verdicts = measured.map((row): Verdict => {
    const verdict = verdictOn(row);
    if (verdict !== 'missed' || known === null) return verdict;
    return known.has(row.goal.row) || isOpen(row) ? 'open' : verdict;
  });
  const count = (...wanted: readonly Verdict[]): number =>
    verdicts.filter((verdict) => wanted.includes(verdict)).length;
  return {
    numPassedTests: count('aim', 'must'),
    numFailedTests: count('missed', 'blind'),
    numPendingTests: count('noisy', 'open'),
  };
}

/** Writes the tally where the suite reads it. */
export function writeTally(file: string, tally: ReturnType<typeof tallyOf>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tally));
}

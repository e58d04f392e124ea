// The tally for the suite: a row that is judged is a test.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Measurement, verdictOn } from '../harness/index.ts';

type Verdict = ReturnType<typeof verdictOn> | 'known';

/** Rows that were met, missed (or blind), and not judged: for noise, or because their miss is known. */
export function tallyOf(measured: readonly Measurement[], known: ReadonlySet<string> = new Set()) {
  const verdicts = measured.map((row): Verdict => {
    const verdict = verdictOn(row);
    return verdict === 'missed' && known.has(row.goal.row) ? 'known' : verdict;
  });
  const count = (...wanted: readonly Verdict[]): number =>
    verdicts.filter((verdict) => wanted.includes(verdict)).length;
  return {
    numPassedTests: count('aim', 'must'),
    numFailedTests: count('missed', 'blind'),
    numPendingTests: count('noisy', 'known'),
  };
}

/** Writes the tally where the suite reads it. */
export function writeTally(file: string, tally: ReturnType<typeof tallyOf>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tally));
}

// The tally for the suite: a row that is judged is a test.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Measurement, verdictOn } from '../harness/index.ts';

/** Rows that were met, missed (or blind), and not judged. */
export function tallyOf(measured: readonly Measurement[]) {
  const verdicts = measured.map(verdictOn);
  const count = (...wanted: readonly string[]): number =>
    verdicts.filter((verdict) => wanted.includes(verdict)).length;
  return {
    numPassedTests: count('aim', 'must'),
    numFailedTests: count('missed', 'blind'),
    numPendingTests: count('noisy'),
  };
}

/** Writes the tally where the suite reads it. */
export function writeTally(file: string, measured: readonly Measurement[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tallyOf(measured)));
}

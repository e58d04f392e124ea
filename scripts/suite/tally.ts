// The tally of a run: how many tests passed, failed and were skipped, read from each runner's own report.
import { count, parsed, part, type Report } from './report.ts';

export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** Returns the tally of a check that is its own test: passed where its exit status is 0. */
export const tallyOfStatus = (status: number): Tally =>
  status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };

const tallyOfVitest = (report: Report): Tally => ({
  passed: count(report, 'numPassedTests'),
  failed: count(report, 'numFailedTests'),
  skipped: count(report, 'numPendingTests', 'numTodoTests'),
});

/** A test that passed only when repeated has passed; it is named all the same (`findingsOfReport`). */
const tallyOfPlaywright = (stats: Report): Tally => ({
  passed: count(stats, 'expected', 'flaky'),
  failed: count(stats, 'unexpected'),
  skipped: count(stats, 'skipped'),
});

/**
 * Returns the tally of a runner's JSON report (vitest's or Playwright's). A run that failed without a failed test, or
 * in which nothing ran, counts one failure, because silence is no success. So does a text that is no report.
 */
export const tallyOfReport = (text: string, status: number): Tally => {
  const report = parsed(text);
  const stats = part(report, 'stats');
  const tally = stats === null ? tallyOfVitest(report) : tallyOfPlaywright(stats);
  const silent = tally.failed === 0 && (status !== 0 || tally.passed === 0);
  return silent ? { ...tally, failed: 1 } : tally;
};

/** Returns the sum of several tallies. */
export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, tally) => total + tally.passed, 0),
  failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  skipped: tallies.reduce((total, tally) => total + tally.skipped, 0),
});

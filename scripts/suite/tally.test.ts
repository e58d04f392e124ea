import { expect, test } from 'vitest';
import { sum, tallyOfReport, tallyOfStatus } from './tally.ts';

const vitest = (passed: number, failed: number): string =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1 });

test('a check passes by its exit status alone', () => {
  expect(tallyOfStatus(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(tallyOfStatus(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('the tests of a vitest report are counted', () => {
  expect(tallyOfReport(vitest(7, 2), 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

test('a Playwright test that passed only when repeated counts as passed', () => {
  const report = JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } });
  expect(tallyOfReport(report, 1)).toEqual({ passed: 4, failed: 1, skipped: 4 });
});

test.each([
  ['a runner that failed without a failed test', vitest(7, 0), 1],
  ['a runner that found nothing to run', vitest(0, 0), 0],
  ['a report that was never written', '', 0],
  ['a report that is not an object', '3', 0],
])('%s counts as one failure', (_, report, status) => {
  expect(tallyOfReport(report, status).failed).toBe(1);
});

test('tallies add up', () => {
  expect(sum([tallyOfStatus(0), tallyOfStatus(1), tallyOfStatus(0)])).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
  });
});

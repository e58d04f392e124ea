import { describe, expect, test } from 'vitest';
import type { Goal, Measurement } from '../harness/index.ts';
import { doubtfulAmong, tallyOf } from './tally.ts';

const goal: Goal = { row: '1', what: 'ours / theirs', better: 'more', must: 3, aim: 5, measures: 'cpu' };
const row = (min: number, median: number, max: number, facts: Partial<Goal> = {}): Measurement => ({
  goal: { ...goal, ...facts },
  value: { min, median, max },
  noisy: false,
  controls: [],
  facts: {},
});
const counts = (measured: readonly Measurement[], known: ReadonlySet<string> | null = new Set()) => {
  const { numPassedTests, numFailedTests, numPendingTests } = tallyOf(measured, known);
  return { passed: numPassedTests, failed: numFailedTests, open: numPendingTests };
};

describe('in a quick run', () => {
  test('a row that meets its must passes', () => {
    expect(counts([row(2, 3.5, 4)])).toEqual({ passed: 1, failed: 0, open: 0 });
  });
  test('a row of which some rounds come within a quarter of it is left to the whole run', () => {
    expect(counts([row(2, 2.5, 3.1)])).toEqual({ passed: 0, failed: 0, open: 1 });
    expect(counts([row(1.9, 2.1, 2.3)])).toEqual({ passed: 0, failed: 0, open: 1 });
    expect(counts([row(3.9, 4.1, 4.3, { better: 'less' })])).toEqual({ passed: 0, failed: 0, open: 1 });
  });
  test('a row that all rounds miss by more fails, and says by how much', () => {
    expect(counts([row(4.1, 4.3, 4.5, { better: 'less' })])).toEqual({ passed: 0, failed: 1, open: 0 });
    expect(counts([row(1.8, 2, 2.2)])).toEqual({ passed: 0, failed: 1, open: 0 });
    const [results] = tallyOf([row(1.8, 2, 2.2)], new Set()).testResults;
    expect(results?.assertionResults[0]?.fullName).toBe('row 1: ours / theirs');
    expect(results?.assertionResults[0]?.failureMessages[0]).toContain('2.00 (1.80 to 2.20), must ≥ 3.00');
  });
  test('a miss on record is no news', () => {
    expect(counts([row(1.8, 2, 2.2)], new Set(['1']))).toEqual({ passed: 0, failed: 0, open: 1 });
  });
  test('what is counted fails by its middle', () => {
    expect(counts([row(2, 2.5, 3.1, { measures: 'count' })])).toEqual({ passed: 0, failed: 1, open: 0 });
  });
  test('only what seems to fail is measured again', () => {
    const measured = [
      row(1.8, 2, 2.2),
      row(2, 2.5, 2.9, { row: '2', measures: 'count' }),
      row(2, 2.5, 3.1, { row: '3' }),
      row(4, 4, 4, { row: '4' }),
    ];
    expect(doubtfulAmong(measured, new Set())).toEqual(new Set(['1', '2']));
    expect(doubtfulAmong(measured, new Set(['1']))).toEqual(new Set(['2']));
  });
});

test('the whole run fails for every miss', () => {
  expect(counts([row(2, 2.5, 3.1)], null)).toEqual({ passed: 0, failed: 1, open: 0 });
});

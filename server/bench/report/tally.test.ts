import { describe, expect, test } from 'vitest';
import type { Goal, Measurement } from '../harness/index.ts';
import { doubtfulAmong, type OnRecord, type Standard, tallyOf } from './tally.ts';

const goal: Goal = {
  row: '1',
  what: 'ours / theirs',
  better: 'more',
  must: 3,
  aim: 5,
  measures: 'cpu',
  isFloor: true,
};
const row = (min: number, median: number, max: number, facts: Partial<Goal> = {}): Measurement => ({
  goal: { ...goal, ...facts },
  value: { min, median, max },
  noisy: false,
  controls: [],
  facts: {},
});
const quick = (record: OnRecord = new Map()): Standard => ({ run: 'quick', record });
const whole = (record: OnRecord = new Map()): Standard => ({ run: 'whole', record });
/** Row 1 with this committed value. */
const committed = (value: number, isMissed = false): OnRecord => new Map([['1', { value, isMissed }]]);
const counts = (measured: readonly Measurement[], standard = quick()) => {
  const { numPassedTests, numFailedTests, numPendingTests } = tallyOf(measured, standard);
  return { passed: numPassedTests, failed: numFailedTests, open: numPendingTests };
};
const said = (measured: Measurement, standard: Standard): string =>
  tallyOf([measured], standard).testResults[0]?.assertionResults[0]?.failureMessages[0] ?? '';

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
    const [results] = tallyOf([row(1.8, 2, 2.2)], quick()).testResults;
    expect(results?.assertionResults[0]?.fullName).toBe('row 1: ours / theirs');
    expect(results?.assertionResults[0]?.failureMessages[0]).toContain('2.00 (1.80 to 2.20), must ≥ 3.00');
  });
  test('a miss on record is no news', () => {
    expect(counts([row(1.8, 2, 2.2)], quick(committed(2.1, true)))).toEqual({
      passed: 0,
      failed: 0,
      open: 1,
    });
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
    expect(doubtfulAmong(measured, quick())).toEqual(new Set(['1', '2']));
    expect(doubtfulAmong(measured, quick(committed(2.1, true)))).toEqual(new Set(['2']));
  });
});

test('the whole run fails for every miss', () => {
  expect(counts([row(2, 2.5, 3.1)], whole())).toEqual({ passed: 0, failed: 1, open: 0 });
  expect(counts([row(2, 2.5, 3.1)], whole(committed(2.5, true)))).toEqual({ passed: 0, failed: 1, open: 0 });
});

describe('what is committed is a floor', () => {
  test('a row that still meets its must fails where it is worse by more than a quarter', () => {
    expect(counts([row(4, 4.4, 4.5)], quick(committed(6.2)))).toEqual({ passed: 0, failed: 1, open: 0 });
    expect(counts([row(4, 4.4, 4.5)], whole(committed(6.2)))).toEqual({ passed: 0, failed: 1, open: 0 });
    expect(counts([row(4, 4.4, 4.5)], quick(committed(5.5)))).toEqual({ passed: 1, failed: 0, open: 0 });
    expect(said(row(4, 4.4, 4.5), quick(committed(6.2)))).toContain('than what is committed: 6.2');
  });
  test('a miss on record fails where it becomes worse by more than a quarter', () => {
    const worse = row(0.1, 0.1, 0.1);
    expect(counts([worse], quick(committed(2.7, true)))).toEqual({ passed: 0, failed: 1, open: 0 });
    expect(doubtfulAmong([worse], quick(committed(2.7, true)))).toEqual(new Set(['1']));
  });
  test('a quick run judges by the best round, a whole one by the middle', () => {
    const uneven = row(3, 3.9, 5);
    expect(counts([uneven], quick(committed(6)))).toEqual({ passed: 1, failed: 0, open: 0 });
    expect(counts([uneven], whole(committed(6)))).toEqual({ passed: 0, failed: 1, open: 0 });
  });
  test('what should be small is held to nothing smaller than its aim, whatever chance has put on record', () => {
    const heap = { better: 'less', must: 4, aim: 1, measures: 'count' } as const;
    const passes = { passed: 1, failed: 0, open: 0 };
    for (const record of [-0.2, 0, 0.3])
      expect(counts([row(1, 1, 1, heap)], quick(committed(record)))).toEqual(passes);
    expect(counts([row(1.6, 1.6, 1.6, heap)], quick(committed(-0.2)))).toMatchObject({ failed: 1 });
  });
  test('of what should be small, more is worse', () => {
    const bytes = { better: 'less', must: 10, aim: 1, measures: 'count' } as const;
    expect(counts([row(5, 5, 5, bytes)], quick(committed(3.5)))).toEqual({ passed: 0, failed: 1, open: 0 });
    expect(counts([row(4.5, 4.5, 4.5, bytes)], quick(committed(3.5)))).toEqual({
      passed: 1,
      failed: 0,
      open: 0,
    });
  });
  test('not of what is another on every machine', () => {
    expect(counts([row(4, 4, 4, { isFloor: false })], quick(committed(9)))).toEqual({
      passed: 1,
      failed: 0,
      open: 0,
    });
  });
});

import { expect, test } from 'vitest';
import { lastingOf, longest } from './longest.ts';

const vitest = JSON.stringify({
  testResults: [
    { assertionResults: [{ fullName: 'sums add up', duration: 1500 }, { fullName: 'never begun' }] },
    { assertionResults: [{ fullName: 'sums are right', duration: 20 }] },
  ],
});

const browser = JSON.stringify({
  stats: { expected: 2 },
  suites: [
    {
      specs: [{ file: 'a.spec.ts', title: 'they play', tests: [{ results: [{ duration: 4000 }] }] }],
      suites: [
        {
          specs: [
            {
              file: 'a.spec.ts',
              title: 'they wait',
              tests: [{ results: [{ duration: 3000 }, { duration: 2500 }] }],
            },
          ],
        },
      ],
    },
  ],
});

test('the longest tests of all runners are told together, repetitions counted in', () => {
  expect(longest([...lastingOf(vitest), ...lastingOf(browser)])).toEqual([
    '    5.5 s  a.spec.ts › they wait',
    '    4.0 s  a.spec.ts › they play',
    '    1.5 s  sums add up',
    '    0.0 s  sums are right',
    '    0.0 s  never begun',
  ]);
});

test('no more than ten are told, and none of a report that was never written', () => {
  const many = Array.from({ length: 30 }, (_, i) => ({ name: `test ${i}`, ms: 1000 * i }));
  expect(longest(many)).toHaveLength(10);
  expect(longest(many)[0]).toContain('test 29');
  expect(longest(lastingOf(''))).toEqual([]);
});

import { expect, test } from 'vitest';
import { closing } from './closing.ts';
import { type Finding, findingsOfReport, lastWords } from './findings.ts';
import type { Outcome } from './step.ts';

const vitest = JSON.stringify({
  numPassedTests: 1,
  numFailedTests: 1,
  testResults: [
    {
      name: '/a/sums.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'sums add up', status: 'passed', failureMessages: [] },
        {
          fullName: 'sums are right',
          status: 'failed',
          failureMessages: [
            'AssertionError: \u001B[31mexpected 1 to be 2\u001B[39m\n    at /a/sums.test.ts:3:1\n    at deep',
          ],
        },
      ],
    },
    { name: '/a/broken.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
});

const browser = JSON.stringify({
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  suites: [
    {
      title: 'match.spec.ts',
      specs: [],
      suites: [
        {
          specs: [
            { file: 'match.spec.ts', title: 'they play', tests: [{ status: 'expected', results: [] }] },
            {
              file: 'match.spec.ts',
              title: 'they drag',
              tests: [
                {
                  status: 'unexpected',
                  results: [
                    {
                      errors: [
                        {
                          message: 'Error: not visible\n\nLocator: hand',
                          location: { file: 'phone.ts', line: 7 },
                        },
                        { message: 'another' },
                      ],
                    },
                  ],
                },
              ],
            },
            {
              file: 'match.spec.ts',
              title: 'they wait',
              tests: [
                { status: 'flaky', results: [{ errors: [{ message: 'Error: late' }] }, { errors: [] }] },
              ],
            },
          ],
        },
      ],
    },
  ],
  errors: [{ message: 'Error: the worker has died' }],
});

test('a failed test of vitest is found with its words, without colours and stack; a broken file too', () => {
  expect(findingsOfReport(vitest)).toEqual([
    { kind: 'failed', name: 'sums are right', says: ['AssertionError: expected 1 to be 2'] },
    { kind: 'failed', name: '/a/broken.test.ts', says: ['Cannot find module'] },
  ]);
});

test('a failed test of Playwright is found with its place, a flaky one by its name, and an error outside all tests', () => {
  expect(findingsOfReport(browser)).toEqual([
    {
      kind: 'failed',
      name: 'match.spec.ts › they drag',
      says: ['Error: not visible', 'Locator: hand', 'at phone.ts:7, and 1 more'],
    },
    { kind: 'flaky', name: 'match.spec.ts › they wait', says: ['Error: late'] },
    { kind: 'failed', name: 'the run itself', says: ['Error: the worker has died'] },
  ]);
});

test('a report that was never written finds nothing', () => {
  expect(findingsOfReport('')).toEqual([]);
});

test('a check without a report is told by what sounds wrong in it, else by its last lines', () => {
  expect(lastWords('building\nsrc/a.ts(1,2): error TS1: no\ndone\n')).toEqual([
    'src/a.ts(1,2): error TS1: no',
  ]);
  const stack = ' ❯ Timeout.fire client/src/a.tsx:13:27\n ❯ node:internal/timers:685:17';
  expect(lastWords(`7 passed\nTypeError: not read\n ❯ node:timers:1:1\n${stack}\n`)).toEqual([
    'TypeError: not read',
    '❯ Timeout.fire client/src/a.tsx:13:27',
  ]);
  expect(lastWords('1\n2\n3\n4\n5\n\n')).toEqual(['2', '3', '4', '5']);
});

const outcome = (findings: readonly Finding[]): Outcome => ({
  step: { name: 'browser', args: [], minutes: 1 },
  tally: { passed: 1, failed: findings.length, skipped: 0 },
  findings,
  lasting: [],
  seconds: 1,
});
const many = (count: number): readonly Finding[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'failed',
    name: `test ${i}`,
    says: ['1', '2', '3', '4', '5'],
  }));

test.each([1, 3, 10, 22])('the end of a run names all of %i failed tests, and fits a screen', (count) => {
  const lines = closing([outcome(many(count))]);
  for (const { name } of many(count)) expect(lines.join('\n')).toContain(`FAILED browser: ${name}`);
  expect(lines.length).toBeLessThan(27);
});

test('of more failed tests than fit, the end says how many are left out', () => {
  expect(closing([outcome(many(40))]).at(-1)).toBe('… and 18 more');
});

test('a flaky test is told after the failed ones', () => {
  const flaky: Finding = { kind: 'flaky', name: 'shy', says: ['late'] };
  const lines = closing([outcome([flaky, ...many(1)])]);
  expect(lines.slice(-2)).toEqual(['flaky  browser: shy', '         late']);
});

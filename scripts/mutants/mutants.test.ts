// The mistakes themselves: each is one, stands where it says, and a dozen are made and noticed.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { judgeAll, lineOf } from './judging.ts';
import type { Mutant } from './mutant.ts';
import { KINDS, MUTANTS } from './mutants.ts';
import { firstFailed } from './workshop.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Kinds of mistakes with quick tests, because each mistake runs its tests in a process of its own. */
const QUICK: readonly (readonly [kind: string, tests: string])[] = [
  ['rules', 'src/rules/'],
  ['fairness', 'src/fairness/commitments'],
  ['fairness', 'src/fairness/witness'],
  ['fairness', 'src/fairness/due'],
  ['pledges', 'src/pledges/rules'],
  ['patrons', 'src/patrons/rules'],
  ['server', 'src/callers/callers'],
  ['server', 'src/realtime/limits'],
  ['server', 'src/lists/csv'],
  ['client', 'src/text/plural'],
  ['client', 'src/parts/sum'],
  ['intrigue', 'src/clocks/answers'],
];

test('every mistake is one, and has a name of its own', () => {
  expect(MUTANTS.filter(({ find, replace }) => find === replace)).toEqual([]);
  const names = MUTANTS.map(({ file, breaks }) => `${file}: ${breaks}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('every mistake can be made: its text stands in its file exactly once', () => {
  const lost = MUTANTS.filter(
    ({ file, find }) => readFileSync(`${root}/${file}`, 'utf8').split(find).length !== 2,
  );
  expect(lost.map(({ file, breaks, find }) => `${file}: ${breaks}: ${find}`)).toEqual([]);
});

test('fairness, server and client have sixty of them', () => {
  const { rules, ...others } = KINDS;
  expect(rules?.length).toBeGreaterThan(100);
  expect(Object.values(others).flat().length).toBeGreaterThanOrEqual(60);
});

/** The first mistake of each kind with those quick tests: a dozen, of every kind. */
const SAMPLE: readonly Mutant[] = QUICK.flatMap(([kind, tests]) =>
  (KINDS[kind] ?? []).filter((mutant) => mutant.tests.includes(tests)).slice(0, 1),
);

test('a mistake is noticed by the test that failed, not by one that was left out after it', () => {
  const ok = 'ok 1 - a.test.ts > is fine # time=1.20ms';
  const [leftOut, failed] = [
    'not ok 2 - a.test.ts > comes later',
    'not ok 3 - b.test.ts > fails # time=0.80ms',
  ];
  expect(firstFailed([ok, leftOut, failed].join('\n'))).toBe('b.test.ts > fails');
  expect(firstFailed([ok, leftOut].join('\n'))).toBe('a.test.ts > comes later');
  expect(firstFailed([ok, 'not ok 2 - b.test.ts'].join('\n'))).toBeNull();
});

/** A change that is no mistake, and one that can't be made. */
const file = 'shared/src/fairness/commitments.ts';
const beside = { file, replace: '// All commitments', tests: ['src/fairness/commitments'] };
const HARMLESS = { ...beside, breaks: 'nothing', find: '// Commitments' };
const GONE = { ...beside, breaks: 'nowhere', find: 'a text that stands nowhere' };

test(
  'a dozen of every kind are noticed by their tests, what is no mistake survives, and what stands nowhere is lost',
  { timeout: 900_000 },
  async () => {
    expect(SAMPLE).toHaveLength(QUICK.length);
    expect(new Set(QUICK.map(([kind]) => kind))).toEqual(new Set(Object.keys(KINDS)));
    const judged = await judgeAll([HARMLESS, GONE, ...SAMPLE], 2, () => undefined);
    expect(judged).toHaveLength(SAMPLE.length + 2);
    const unnoticed = judged.filter(({ verdict }) => verdict.is !== 'noticed');
    expect(unnoticed.map(lineOf).toSorted()).toEqual([
      `LOST      ${file}: nowhere: in ${file} its text does not stand exactly once: ${GONE.find}`,
      `SURVIVES  ${file}: nothing`,
    ]);
  },
);

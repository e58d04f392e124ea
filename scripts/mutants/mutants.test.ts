// The mistakes themselves: each is one, stands where it says, and one of each kind is made and noticed.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { judgeAll, lineOf } from './judging.ts';
import type { Mutant } from './mutant.ts';
import { KINDS, MUTANTS } from './mutants.ts';
import { firstFailed } from './workshop.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Whose sample is asked of tests that take little. */
const SEED = 10;

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

/** One of each kind, the same each time. */
function sample(): readonly Mutant[] {
  const generator = xoroshiro128plus(SEED);
  return Object.values(KINDS).flatMap((mutants) => {
    const at = uniformInt(generator, 0, mutants.length - 1);
    return mutants.slice(at, at + 1);
  });
}

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

test('one of each kind is noticed by its tests', { timeout: 300_000 }, async () => {
  const judged = await judgeAll(sample(), 2, () => undefined);
  expect(judged).toHaveLength(Object.keys(KINDS).length);
  expect(judged.filter(({ verdict }) => verdict.is !== 'noticed').map(lineOf)).toEqual([]);
});

test('what is no mistake survives, and what stands nowhere is lost', { timeout: 300_000 }, async () => {
  const tests = ['src/fairness/commitments'];
  const file = 'shared/src/fairness/commitments.ts';
  const harmless = { breaks: 'nothing', file, find: '// Commitments', replace: '// All commitments', tests };
  const gone = { ...harmless, find: 'a text that stands nowhere' };
  const judged = await judgeAll([harmless, gone], 1, () => undefined);
  expect(judged.map(({ verdict }) => verdict.is)).toEqual(['survives', 'lost']);
});

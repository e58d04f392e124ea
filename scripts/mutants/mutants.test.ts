import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTANTS } from './mutants.ts';

const rules = new URL('../../shared/src/rules/', import.meta.url);

test('every mistake for the tests of the rules finds its place exactly once', () => {
  const lost = MUTANTS.filter(
    ({ file, find }) => readFileSync(new URL(file, rules), 'utf8').split(find).length !== 2,
  );
  expect(lost.map(({ file, breaks }) => `${file}: ${breaks}`)).toEqual([]);
});

test('every mistake is one, and has a name of its own', () => {
  expect(MUTANTS.filter(({ find, replace }) => find === replace)).toEqual([]);
  const names = MUTANTS.map(({ file, breaks }) => `${file}: ${breaks}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

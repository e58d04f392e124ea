import { expect, test } from 'vitest';
import { MUTANTS } from './mutants.ts';

test('every mistake for the tests of the rules is one, and has a name of its own', () => {
  expect(MUTANTS.filter(({ find, replace }) => find === replace)).toEqual([]);
  const names = MUTANTS.map(({ file, breaks }) => `${file}: ${breaks}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

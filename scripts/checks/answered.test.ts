// Answered: what a page of a test reads over HTTP is answered in one place. Whoever answers every path with a list says
// by it who this browser is, too: every later page of the same worker takes that for another release.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const HARNESS = 'client/src/harness/answering.ts';
const stubs = (file: string): boolean => readFileSync(file, 'utf8').includes("stubGlobal('fetch'");

it('a page of a test is answered by paths alone', () => {
  const files = globSync('client/src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  expect(files.filter(stubs)).toEqual([HARNESS]);
});

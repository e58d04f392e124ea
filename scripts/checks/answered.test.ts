// Answered: there is one place where pages in tests get their answers over HTTP. A test that answers every path with a
// list answers who this browser is in the same way; then every later page of the same worker believes that it talks to
// another release.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const HARNESS = 'client/src/harness/answering.ts';
const stubs = (file: string): boolean => readFileSync(file, 'utf8').includes("stubGlobal('fetch'");

it('a page of a test is answered by paths alone', () => {
  const files = globSync('client/src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  expect(files.filter(stubs)).toEqual([HARNESS]);
});

// The conformance cases, each under its own name: every build must reproduce them.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolveLine } from './index.ts';

const read = (name: string): readonly string[] =>
  readFileSync(new URL(`../../../docs/conformance/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

const cases = read('cases.ndjson');
interface Expected {
  readonly id: string | null;
  readonly error?: { readonly code: string };
}

const expected = read('expected.ndjson').map((line) => {
  const result: Expected = JSON.parse(line);
  return result;
});

describe('conformance', () => {
  it('has a result for every case, all 200 of them', () => {
    expect(cases.length).toBe(200);
    expect(expected.length).toBe(cases.length);
  });

  expected.forEach((result, i) => {
    it(`case ${i + 1}: ${result.id}`, () => {
      const resolved = resolveLine(cases[i] ?? '');
      if (result.error === undefined) expect(resolved).toEqual(result);
      else expect(resolved).toMatchObject({ id: result.id, error: { code: result.error.code } });
    });
  });
});

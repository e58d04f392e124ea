// The conformance cases of the windows of a match, each under its own name: every build must reproduce them.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolveWindowLine } from '../index.ts';

const read = (name: string): readonly string[] =>
  readFileSync(new URL(`../../../../docs/conformance/windows/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

interface Expected {
  readonly id: string | null;
  readonly error?: { readonly code: string };
}

const cases = read('cases.ndjson');
const expected = read('expected.ndjson').map((line) => {
  const result: Expected = JSON.parse(line);
  return result;
});

describe('conformance of the windows of a match', () => {
  it('has a result for every case, all 100 of them', () => {
    expect([cases.length, expected.length]).toEqual([100, 100]);
  });

  expected.forEach((result, i) => {
    it(`case ${i + 1}: ${result.id}`, () => {
      const resolved = resolveWindowLine(cases[i] ?? '');
      if (result.error === undefined) expect(resolved).toEqual(result);
      else expect(resolved).toMatchObject({ id: result.id, error: { code: result.error.code } });
    });
  });
});

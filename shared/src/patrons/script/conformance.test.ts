// The conformance cases of the patrons' table, each under its own name: every build must reproduce them.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import data from '../data/cards.json' with { type: 'json' };
import { resolveGameLine } from '../script.ts';

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../../docs/conformance/patrons/${name}`, import.meta.url), 'utf8');
const read = (name: string): readonly string[] => textOf(name).trimEnd().split('\n');

interface Expected {
  readonly id: string | null;
  readonly error?: { readonly code: string };
}

const cases = read('cases.ndjson');
const expected = read('expected.ndjson').map((line) => {
  const result: Expected = JSON.parse(line);
  return result;
});

it('the printed catalogue is the one of the cases', () => {
  expect(data).toEqual(JSON.parse(textOf('cards.json')));
});

describe('conformance at the patrons’ table', () => {
  it('has a result for every case, all 121 of them', () => {
    expect([cases.length, expected.length]).toEqual([121, 121]);
  });

  expected.forEach((result, i) => {
    it(`case ${i + 1}: ${result.id}`, () => {
      const resolved = resolveGameLine(cases[i] ?? '');
      if (result.error === undefined) expect(resolved).toEqual(result);
      else expect(resolved).toMatchObject({ id: result.id, error: { code: result.error.code } });
    });
  });
});

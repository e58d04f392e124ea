// The index of rules as it is committed: each rule with the files that decide it and the tests that name it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Entry, indexPage, readIndex } from './ruleIndex.ts';

const index = await readIndex();
const marks = (entries: readonly Entry[]): readonly string[] => entries.map(({ rule }) => rule.mark);

test('the rulebook has the rules that everybody knows', () => {
  const all = marks(index.entries);
  expect(all).toEqual(
    expect.arrayContaining(['1.1', '6.2', '7', 'R1', 'R21', 'F1', 'F10', 'CARDS, "Values"']),
  );
  expect(new Set(all).size).toBe(all.length);
});

test('every rule names at least one file that decides it', () => {
  expect(marks(index.entries.filter(({ shared, server }) => shared.length + server.length === 0))).toEqual(
    [],
  );
});

test('every rule has a test that names it', () => {
  expect(marks(index.entries.filter(({ tests }) => tests.length === 0))).toEqual([]);
});

test('no file names a rule that the rulebook does not have', () => {
  expect(index.unknown).toEqual([]);
});

test('docs/rules-index.md is what code and tests say now: else run `npm run rules`', () => {
  const page = fileURLToPath(new URL('../../docs/rules-index.md', import.meta.url));
  expect(readFileSync(page, 'utf8').replaceAll('\r\n', '\n')).toBe(indexPage(index));
});

import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CONCEPTS, straysIn } from './strays.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const straying = (path: string, source = ''): number => straysIn(path, source).length;

test.each([
  ['a file', 'client/src/text/dealActs.ts', ''],
  ['a folder', 'server/src/registry/index.ts', ''],
  ['a variable', 'server/src/a.ts', 'const deals = 1;'],
  ['a type', 'server/src/a.ts', 'interface DealStatus { at: string }'],
  ['a property', 'server/src/a.ts', 'reader.ledger.entries();'],
])('%s that strays is found', (_, path, source) => {
  expect(straying(path, source)).toBe(1);
});

test.each([
  ['what deals cards', 'server/src/copies/dealStart.ts', 'export function dealStart(): void {}'],
  ['what is dealt', 'client/src/a.ts', 'const dealt = []; const undealt = 0;'],
  ['a word in which another stands', 'client/src/a.ts', 'const ideal = 1; const indoors = 2;'],
])('%s is none', (_, path, source) => {
  expect(straysIn(path, source)).toEqual([]);
});

test('the glossary has each word', () => {
  const glossary = readFileSync(`${root}docs/architecture.md`, 'utf8');
  const words = CONCEPTS.flatMap(({ word }) => word.split(', '));
  expect(words.filter((word) => !new RegExp(`^\\|[^|]*\\b${word}\\b`, 'm').test(glossary))).toEqual([]);
});

test('in the product every name goes by the glossary', async () => {
  const found: string[] = [];
  for await (const file of glob('{shared,server,client}/src/**/*.{ts,tsx}', { cwd: root })) {
    const path = file.replaceAll('\\', '/');
    found.push(...straysIn(path, readFileSync(root + path, 'utf8')));
  }
  expect(found).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { moduleStateOf } from './moduleState.ts';

const server = fileURLToPath(new URL('../../server/', import.meta.url));
const namesIn = (source: string) => moduleStateOf('a.ts', source).map(({ name }) => name);

test.each([
  ['a variable that can be set anew', 'let count = 0;'],
  ['a map by transactions', 'const count = new WeakMap<object, number>();'],
  ['an exported set', 'export const count = new Set<string>();'],
  ['a list that is filled later', 'const count: string[] = [];'],
  ['one without a type', 'const count = [];'],
  ['a dictionary that is filled later', 'const count: Record<string, number> = {};'],
  ['a map that is called something else', 'const count = new Map<string, number>() as Map<string, number>;'],
  ['a variable out of several', 'let { count } = { count: 0 };'],
  ['what a class has for all of its objects', 'class A { static count = 0; }'],
  ['a map of a class', 'class A { static readonly count = new Map<string, number>(); }'],
  ['what is written into later', 'const count = { n: 0 }; export const more = () => { count.n += 1; };'],
])('%s is found', (_, source) => {
  expect(namesIn(source)).toEqual(['count']);
});

test.each([
  ['a set that can only be read', "const WORDS: ReadonlySet<string> = new Set(['a']);"],
  [
    'what lives as long as a call',
    'const of = () => { let n = 0; const seen = new Map<string, number>(); return seen.size + n; };',
  ],
  [
    'what an object keeps',
    'class A { readonly #seen = new Map<string, number>(); get n() { return this.#seen.size; } }',
  ],
  ['a constant', "const WORDS = ['a', 'b'] as const;"],
  ['a constant of a class', 'class A { static readonly MOST = 3; }'],
  [
    'what is written into an argument',
    'const A = { n: 0 }; const of = (b: { n: number }) => { b.n = A.n; };',
  ],
])('%s is none', (_, source) => {
  expect(namesIn(source)).toEqual([]);
});

/** A program lives as long as its process, and nobody imports it. */
const PROGRAMS = ['src/main.ts', 'src/tools/resolve.ts', 'src/tools/bots/main.ts', 'src/bot/worker.ts'];

test('no module of the server keeps anything of its own between calls', async () => {
  const found: string[] = [];
  for await (const file of glob('src/**/*.ts', { cwd: server })) {
    if (file.endsWith('.test.ts') || PROGRAMS.includes(file)) continue;
    const state = moduleStateOf(file, readFileSync(server + file, 'utf8'));
    found.push(...state.map(({ name, why }) => `${file}: ${name} ${why}`));
  }
  expect(found).toEqual([]);
});

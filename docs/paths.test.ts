// What the pages for strangers name is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const PAGES = ['architecture.md', 'recipes.md', 'protocol.md', '../README.md', '../CONTRIBUTING.md'];
const decisions = readdirSync(`${root}docs/decisions`).map((name) => `decisions/${name}`);
/** An example, and what a command makes. */
const NOT_THERE = ['docs/decisions/NNN-name.md', 'e2e/shots/'];
/** A path of the tree between backticks; a pattern names none. */
const NAMED = /`((?:shared|server|client|scripts|e2e|docs)\/[\w./-]+)`/g;

test.each([...PAGES, ...decisions])('every path that %s names is there', (page) => {
  const text = readFileSync(`${root}docs/${page}`, 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(root + path) && !NOT_THERE.includes(path))).toEqual([]);
});

test('the pages name paths', () => {
  const text = readFileSync(`${root}docs/architecture.md`, 'utf8');
  expect([...text.matchAll(NAMED)].length).toBeGreaterThan(30);
});

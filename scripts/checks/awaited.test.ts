// Awaited: a process for which a worker waits synchronously blocks all of that worker's tests if it does not end, so it
// needs a limit.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const WAITING = new Set(['execSync', 'execFileSync', 'spawnSync']);

/** Returns each call in `source` that waits without a limit, as it is written. */
const unlimitedIn = (path: string, source: string): readonly string[] => {
  const found: string[] = [];
  new Visitor({
    CallExpression: ({ callee, start, end }) => {
      const call = source.slice(start, end);
      const waits = callee.type === 'Identifier' && WAITING.has(callee.name);
      if (waits && !/\btimeout\b/.test(call)) found.push(`${path}: ${call.split('\n', 1).join('')}`);
    },
  }).visit(parseSync(path, source).program);
  return found;
};

test('a wait without a limit is found, and one with a limit is none', () => {
  expect(unlimitedIn('a.ts', "const { status } = spawnSync('tool', ['-V']);")).toEqual([
    "a.ts: spawnSync('tool', ['-V'])",
  ]);
  expect(unlimitedIn('a.ts', "spawnSync('tool', [], { timeout: 9 }); execFile('tool');")).toEqual([]);
});

test('no test waits for a process without a limit', async () => {
  const found: string[] = [];
  const tests = ['{scripts,server,shared,client}/**/*.test.{ts,tsx}', 'server/{test,bench}/**/*.ts'];
  const exclude = ['**/node_modules/**'];
  for await (const file of glob(tests, { cwd: root, exclude })) {
    const source = readFileSync(root + file, 'utf8');
    // Most files wait for nothing, and parsing all of them takes seconds.
    if (/(?:exec|spawn)\w*Sync\(/.test(source)) found.push(...unlimitedIn(file, source));
  }
  expect(found).toEqual([]);
});

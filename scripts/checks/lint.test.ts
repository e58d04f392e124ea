// The linter's own test: code that must never be written is planted and found.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const planted = [
  ['shared/src/rules/clock.ts', 'export const now = (): number => Date.now();', 'no-restricted-globals'],
  ['shared/src/rules/clock2.ts', 'export const now = (): Date => new Date();', 'no-restricted-globals'],
  [
    'shared/src/rules/dice.ts',
    'export const roll = (): number => Math.random();',
    'no-restricted-properties',
  ],
  [
    'server/src/lucky.test.ts',
    "import * as fc from 'fast-check';\nfc.assert(fc.property(fc.nat(), (n) => n >= 0));",
    'no-restricted-properties',
  ],
  [
    'shared/src/rules/lucky.ts',
    "import * as fc from 'fast-check';\nexport const one = fc.sample(fc.nat(), 1);",
    'no-restricted-properties',
  ],
  ['server/src/dice.test.ts', 'export const roll = (): number => Math.random();', 'no-restricted-properties'],
  ['shared/src/rules/loose.ts', 'export const loose = (x: any): unknown => x;', 'no-explicit-any'],
  ['shared/src/rules/sure.ts', 'export const sure = (x?: string): string => x!;', 'no-non-null-assertion'],
  ['server/src/thing.ts', 'const thing = 1;\nexport default thing;', 'no-default-export'],
  ['client/src/unused.ts', "import { thing } from './thing.ts';", 'no-unused-vars'],
  ['client/src/later.tsx', 'export const later = 1; // TODO later', 'no-warning-comments'],
] as const;

let folder = '';
let report = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [file, source] of planted) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${source}\n`);
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  report = spawnSync(process.execPath, [oxlint, '--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 200_000,
  }).stdout;
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(planted)('in %s, "%s" is refused by %s', (file, _, rule) => {
  const found = report.split('\n').filter((line) => line.includes(file) && line.includes(rule));
  expect(found, report).not.toEqual([]);
});

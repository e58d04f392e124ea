import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lengthOf, LONGEST, wideCommentsIn } from './legible.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = ['*.ts', '{shared,server,client,e2e,scripts,docs}/**/*.{ts,tsx,mjs}'];

const long = 'x'.repeat(60);

test.each([
  ['a comment of its own line', `// ${long} ${long}`],
  ['one of several lines', `/**\n * ${long} ${long}\n */`],
  ['one after code', `const a = 1; // ${long} ${long}`],
])('%s is found where it is too wide', (_, source) => {
  expect(wideCommentsIn('a.ts', `const b = 2;\n${source}\n`)).toHaveLength(1);
});

test.each([
  ['a comment of 120 letters', `// ${'x'.repeat(117)}`],
  ['a string', `const a = '${long} // ${long}';`],
  ['a template', `const a = \`-- ${long} ${long}\`; \n// short`],
])('%s is not', (_, source) => {
  expect(wideCommentsIn('a.ts', source)).toEqual([]);
});

const wide: string[] = [];
const lengthy: string[] = [];
let files = 0;
for await (const found of glob(SOURCES, { cwd: root, exclude: ['**/node_modules', '**/dist'] })) {
  const path = found.replaceAll('\\', '/');
  const source = readFileSync(root + path, 'utf8').replaceAll('\r\n', '\n');
  files += 1;
  if (lengthOf(source) > LONGEST && !/\.(?:test|spec)\.tsx?$/.test(path)) lengthy.push(path);
  wide.push(...wideCommentsIn(path, source).map((line) => `${path}:${line}`));
}

test('files are read', () => {
  expect(files).toBeGreaterThan(1500);
});

test('no line with a comment has more than 120 letters', () => {
  expect(wide).toEqual([]);
});

test('no file but those of tests has more than 250 lines', () => {
  expect(lengthy).toEqual([]);
});

// The records of decisions: numbered without a gap, listed on their page, and named by numbers that exist.
import { readdirSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = `${root}docs/decisions/`;
const INDEX = 'README.md';
const linesOf = (path: string): readonly string[] =>
  readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trimEnd().split('\n');
const records = readdirSync(folder)
  .filter((name) => name !== INDEX)
  .toSorted()
  .map((name) => ({ name, number: name.slice(0, 3), lines: linesOf(folder + name) }));
const numbers = new Set(records.map(({ number }) => number));

test('records are numbered from 001, without a gap or a double', () => {
  const expected = records.map((_, at) => String(at + 1).padStart(3, '0'));
  expect(records.map(({ number }) => number)).toEqual(expected);
  expect(records.length).toBeGreaterThan(30);
});

test.each(records)('$name begins with its number and a title, and has at most 40 lines', (record) => {
  expect(record.lines[0]).toMatch(new RegExp(`^# ${record.number} \\p{Lu}`, 'u'));
  expect(record.lines.length).toBeLessThanOrEqual(40);
});

test('the page of records lists each with its title, in order', () => {
  const rows = records.map(
    ({ name, number, lines: [title = ''] }) => `| [${number}](${name}) | ${title.slice('# 000 '.length)} |`,
  );
  expect(linesOf(folder + INDEX).filter((line) => line.startsWith('| ['))).toEqual(rows);
});

test('every record that a page or a comment names is there, under that number', async () => {
  const wrong: string[] = [];
  let found = 0;
  const pages = ['*.md', 'docs/**/*.md', '{shared,server,client,e2e,scripts}/**/*.{ts,tsx}'];
  const exclude = ['**/node_modules', '**/dist', 'docs/rules'];
  for await (const page of glob(pages, { cwd: root, exclude })) {
    const text = readFileSync(root + page, 'utf8');
    const links = [...text.matchAll(/\[(\d{3})\]\((?:[\w./]*\/)?([\w-]+\.md)\)/g)];
    const words = [...text.matchAll(/\bdecisions? (\d{3})\b/g)];
    found += links.length + words.length;
    wrong.push(
      ...links
        .filter(([, number = '', name]) => !records.some((it) => it.number === number && it.name === name))
        .map(([link]) => `${page}: ${link}`),
      ...words.filter(([, number = '']) => !numbers.has(number)).map(([word]) => `${page}: ${word}`),
    );
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(records.length);
});

test('no record names another by a number alone, which nobody could follow', () => {
  const bare = records.flatMap(({ name, lines }) =>
    lines.filter((line) => /\(0\d\d\)/.test(line)).map((line) => `${name}: ${line}`),
  );
  expect(bare).toEqual([]);
});

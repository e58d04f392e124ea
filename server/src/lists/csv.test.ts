import { expect, test } from 'vitest';
import { csvOf, type Separator } from './csv.ts';

const cells = (...row: readonly (string | number | boolean | null)[]): string => ended(',', ...row);
const ended = (by: Separator, ...row: readonly (string | number | boolean | null)[]): string =>
  csvOf([], [row], by).split('\r\n')[1] ?? '';

test('no cell of an export is a formula, whatever somebody is called', () => {
  for (const name of ['=1+1', '+7', '-2', '@SUM(A1)', '\tx', '\rx', '  =x', '＝1', '\0=1'])
    expect(cells(name), name).toMatch(/^"'/);
  // Where a spreadsheet ends cells at a semicolon or a tab, what comes after it begins a new cell.
  for (const name of ['x;=1+1;y', 'x;  +7', 'x\t-2', 'x|@SUM(A1)', 'x;＝1'])
    expect(cells(name), name).not.toMatch(/[;|\t]\s*[=+\-@＝]/);
  for (const name of ['x,=1+1,y', 'x,  +7', 'x\t-2', 'x|@SUM(A1)', 'x,＝1'])
    expect(ended(';', name), name).not.toMatch(/[,|\t]\s*[=+\-@＝]/);
  expect(ended(';', 'Анна; -5', -5, null)).toBe('"Анна; -5";"-5";""');
  expect(cells('Анна', -5, null, true)).toBe('"Анна","-5","","true"');
});

test('nor does one begin with a line of a text, which is a row where its quotes are not taken for what they are', () => {
  // Reads the row like a spreadsheet that takes the other separator: what follows a closing quote is no longer quoted.
  for (const separator of [',', ';'] as const)
    for (const text of [
      "silk\n=cmd|' /C calc'!A0\nmore",
      'silk\n  +7',
      'silk\n\n@SUM(A1)',
      'silk\n-5',
      'silk\n＝1',
    ]) {
      const lines = csvOf(['text'], [['id', text]], separator).split('\n');
      for (const line of lines) expect(line, text).not.toMatch(/^\s*[=+\-@＝]/);
    }
  expect(ended(';', 'Шёлк\nсоль')).toBe('"Шёлк\nсоль"');
});

test('every cell is quoted, lines end as spreadsheets want, and the first bytes say that it is UTF-8', () => {
  const csv = csvOf(['имя', 'text'], [['a"b', 'one\ntwo, three']]);
  expect(csv).toBe('\uFEFF"имя","text"\r\n"a""b","one\ntwo, three"\r\n');
});

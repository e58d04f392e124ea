import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const cells = (...row: readonly (string | number | boolean | null)[]): string =>
  csvOf([], [row]).split('\r\n')[1] ?? '';

test('no cell of an export is a formula, whatever somebody is called', () => {
  for (const name of ['=1+1', '+7', '-2', '@SUM(A1)', '\tx', '\rx', '  =x', '＝1', '\0=1'])
    expect(cells(name), name).toMatch(/^"'/);
  expect(cells('Анна', -5, null, true)).toBe('"Анна","-5","","true"');
});

test('every cell is quoted, lines end as spreadsheets want, and the first bytes say that it is UTF-8', () => {
  const csv = csvOf(['имя', 'text'], [['a"b', 'one\ntwo, three']]);
  expect(csv).toBe('\uFEFF"имя","text"\r\n"a""b","one\ntwo, three"\r\n');
});

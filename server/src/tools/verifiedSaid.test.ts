import { expect, test } from 'vitest';
import { lastRowSaid } from './verifiedSaid.ts';

const at = new Date(2026, 4, 3, 9, 4, 7).getTime();
const MINUTE = 60_000;

test.each([
  [0, ', less than a minute ago'],
  [59_999, ', less than a minute ago'],
  [MINUTE, ', 1 minute ago'],
  [59 * MINUTE, ', 59 minutes ago'],
  [60 * MINUTE, ', 1 hour ago'],
  [50 * 60 * MINUTE, ', 2 days ago'],
  [-1, ''],
])('a last row of %s ms ago is said with its local time%s', (ms, ago) => {
  expect(lastRowSaid(at, at + ms)).toBe(`the last row was written on 2026-05-03 at 09:04:07${ago}`);
});

test('a journal without rows says so', () => {
  expect(lastRowSaid(null, at)).toBe('nothing has been written yet');
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONG } from './longFirst.ts';

test('every file that goes first is there, once', () => {
  const root = new URL('../../', import.meta.url);
  expect(LONG.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  expect(new Set(LONG).size).toBe(LONG.length);
});

// Lines of a byte stream: only \n ends one.

import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { assertAsyncProperty } from '@dunmer/shared/testing';
import { linesOf } from './ndjson.ts';

async function split(text: string, size: number): Promise<readonly string[]> {
  const bytes = new TextEncoder().encode(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const lines: string[] = [];
  for await (const line of linesOf(chunks())) lines.push(line);
  return lines;
}

it('ends lines at \\n, tolerates \\r before it and a byte-order mark, and keeps the last line without one', async () => {
  expect(await split('\uFEFFone\r\ntwo\n\nthree', 4)).toEqual(['one', 'two', '', 'three']);
});

it('does not end a line at U+2028, U+2029 or a lone \\r', async () => {
  expect(await split('a\u2028b\u2029c\rd\ne\n', 3)).toEqual(['a\u2028b\u2029c\rd', 'e']);
});

it('gives the same lines however the bytes are cut, also through a character', async () => {
  await assertAsyncProperty(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' })),
      fc.integer({ min: 1, max: 7 }),
      async (parts, size) => {
        const lines = parts.map((part) => part.replace(/[\r\n\uFEFF]/g, ''));
        expect(await split(lines.map((line) => `${line}\n`).join(''), size)).toEqual(lines);
      },
    ),
  );
});

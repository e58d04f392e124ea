import * as fc from 'fast-check';
import { assertProperty } from '../testing/index.ts';
import { expect, test } from 'vitest';
import { viewHash } from './index.ts';

/** Returns the JSON of `value` with its keys in order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([x], [y]) => (x < y ? -1 : 1));
  return `{${entries.map(([key, each]) => `"${key}":${canonical(each)}`).join(',')}}`;
}

function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

test('the hash of a view is FNV-1a over its canonical JSON, escapes and other alphabets included', () => {
  expect(viewHash({ b: 'a "quoted"\n\\ башня 🜂', a: [1, -0.5, true, null, {}] })).toBe(
    fnv1a('{"a":[1,-0.5,true,null,{}],"b":"a \\"quoted\\"\\n\\\\ башня 🜂"}'),
  );
  assertProperty(
    fc.property(fc.jsonValue(), (value) => {
      expect(viewHash(value)).toBe(fnv1a(canonical(value)));
    }),
  );
});

test('a key that holds nothing counts as no key', () => {
  expect(viewHash({ a: 1, b: undefined })).toBe(viewHash({ a: 1 }));
});

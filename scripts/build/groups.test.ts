// Groups of the client that name files by their path: if one had moved, it would silently come with another group.

import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { groups } from './groups.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = globSync(['client/src/**/*.{ts,tsx}', 'shared/src/**/*.ts'], { cwd: root });

/** The alternatives of a pattern, each as a pattern of its own. */
const waysOf = ({ source }: RegExp): readonly string[] => {
  const [, before = '', inside = '', after = ''] = /^(.*)\(\?:([^)]*)\)(.*)$/.exec(source) ?? [];
  if (inside === '') return [source];
  const [own = '', ...others] = after.split('|');
  return [...inside.split('|').map((way) => `${before}${way}${own}`), ...others];
};

test('each place that a part names holds a file', () => {
  const places = groups.flatMap(({ test: named }) => (named === undefined ? [] : waysOf(named)));
  expect(places.length).toBeGreaterThan(5);
  const empty = places.filter((place) => !files.some((file) => new RegExp(place).test(file)));
  expect(empty).toEqual([]);
});

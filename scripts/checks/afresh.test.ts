// The files of a worker share one page and its modules: each store of the client is reset between tests.

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A store that a module of the client makes once, for as long as the page lives. */
const STORE = /^(?:export )?const (\w+)(?:: [^=]+)? = createStore\b/gm;
/** Words that have loaded are the same for every test. */
const KEPT = ['brought'];

test('each store that lives as long as the page is reset between tests', () => {
  const files = globSync('client/src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  const stores = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(STORE)].map(([, name = '']) => name),
  );
  const resets = readFileSync('client/src/harness/afresh.ts', 'utf8');
  expect(stores).toContain('shown');
  const left = stores.filter((name) => !KEPT.includes(name) && !resets.includes(`  ${name}.replace(`));
  expect(left).toEqual([]);
});

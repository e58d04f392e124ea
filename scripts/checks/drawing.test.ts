// Cases of properties are drawn by a fixed seed: the linter refuses functions that draw by themselves, as long as it
// knows their names.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('fast-check is everywhere imported as fc, by which the linter knows it', async () => {
  const named: string[] = [];
  let users = 0;
  const sources = '{shared,server,client,e2e,scripts}/**/*.{ts,tsx}';
  for await (const file of glob(sources, { cwd: root, exclude: ['**/node_modules', '**/dist'] })) {
    const source = readFileSync(`${root}${file}`, 'utf8');
    const imports = source.match(/^(?:import|export) .*from 'fast-check';$|^\} from 'fast-check';$/gm) ?? [];
    users += imports.length;
    named.push(...imports.filter((line) => !/^import (?:type )?\* as fc from/.test(line)).map(() => file));
  }
  expect(named).toEqual([]);
  expect(users).toBeGreaterThan(10);
});

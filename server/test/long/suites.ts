// Suites: the heavy suites of `npm test` at larger sizes, and the unit tests with fresh cases for every property and
// their files in another order.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Sizes } from './sizes.ts';
import type { Staged } from './stage.ts';

/** Heavy tests that are left out, because this command plays them itself. */
const OWN = ['**/simulation.heavy.test.ts', '**/secrecy.heavy.test.ts'];
const HEAVY = ['--project=server-counting', '--project=server-heavy', ...OWN.map((it) => `--exclude=${it}`)];
/** Properties are among the unit tests. */
const UNITS = ['--project=shared', '--project=server', '--project=client'];
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns whether all tests of these projects pass, in a vitest process that is ended when the time is over. */
async function passes(
  projects: readonly string[],
  env: Readonly<Record<string, string>>,
  until: number,
): Promise<boolean> {
  const left = Math.max(1, Math.round(until - performance.now()));
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...projects, `--testTimeout=${left}`],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, timeout: left },
  );
  await once(child, 'close');
  return child.exitCode === 0;
}

/** Runs the suites; one that is not finished when the time is over has failed. */
export async function runSuites(seed: number, sizes: Sizes['suites'], until: number): Promise<Staged> {
  const settings = Object.entries(sizes).map(([name, size]) => [name, String(size)] as const);
  const env = { ...Object.fromEntries(settings), SEED: String(seed), PROPERTY_SEED: String(seed) };
  const hold = await passes(UNITS, env, until);
  const pass = await passes(HEAVY, env, until);
  const said = `properties with seed ${seed} ${hold ? 'hold' : 'see above'}, heavy suites ${pass ? 'pass' : 'see above'}`;
  return { isGood: hold && pass, said };
}

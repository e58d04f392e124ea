// Suites: the heavy suites of `npm test` with the sizes of RELIABILITY's second column.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Staged } from './stage.ts';

/** Larger sizes, by the environment variables that the suites read. */
const SIZES: Readonly<Record<string, number>> = {
  KILLS: 200,
  KILL_MATCHES: 3000,
  TRACED_REPLIES: 5000,
  MALFORMED_FRAMES: 200_000,
  STALLED_SECONDS: 600,
  STORM_CLIENTS: 1000,
  BANK_OPERATIONS: 20_000,
};

/** Those that this command runs itself, as long as there is time. */
const OWN = ['**/simulation.heavy.test.ts', '**/secrecy.heavy.test.ts'];
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs them in a process of their own, which is ended when the time is over. */
export async function runSuites(seed: number, until: number): Promise<Staged> {
  const sizes = Object.entries(SIZES).map(([name, size]) => [name, String(size)] as const);
  const left = Math.max(1, Math.round(until - performance.now()));
  const projects = ['--project=server-counting', '--project=server-heavy'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...projects, `--testTimeout=${left}`];
  const child = spawn(process.execPath, [...args, ...OWN.map((suite) => `--exclude=${suite}`)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...Object.fromEntries(sizes), SEED: String(seed) },
    timeout: left,
  });
  await once(child, 'close');
  const isGood = child.exitCode === 0;
  return { isGood, said: isGood ? 'all heavy suites' : 'see above' };
}

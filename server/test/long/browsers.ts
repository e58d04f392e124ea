// Browsers: matches between two browsers over bad lines, by the test that the browser's suite plays once.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Staged } from './stage.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const TEST = 'a match through stalls, resets and flapping';

/** Plays so many of these matches; those that are not finished when the time is over have failed. */
export async function playInBrowsers(matches: number, until: number): Promise<Staged> {
  const left = Math.max(1, Math.round(until - performance.now()));
  const child = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/playwright.config.ts',
      'specs/faults.spec.ts',
      `--grep=${TEST}`,
      `--repeat-each=${matches}`,
      `--global-timeout=${left}`,
      '--retries=0',
      '--reporter=line',
    ],
    { cwd: root, stdio: 'inherit', timeout: left },
  );
  await once(child, 'close');
  const isGood = child.exitCode === 0;
  return { isGood, said: `${matches} matches between browsers ${isGood ? 'are alike' : 'see above'}` };
}

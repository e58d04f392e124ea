// A step that does not end, in real processes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runStep } from './step.ts';

test('a step that does not end is cut, and tells which tests and processes it was about', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  const underway = join(folder, 'underway');
  const hangs = `const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'who-hangs'], { stdio: 'inherit' });
    require('node:fs').writeFileSync(process.env.UNDERWAY, 'a.test.ts\\nb.test.ts');
    console.log('an error of before');
    setInterval(() => {}, 1000);`;
  writeFileSync(underway, 'of another run');
  const step = {
    name: 'units',
    args: ['-e', hangs],
    minutes: 1 / 30,
    report: join(folder, 'none'),
    underway,
  };
  const { tally, findings } = await runStep(step, process.env, true);
  rmSync(folder, { recursive: true });
  expect(tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
  const [{ says } = { says: [] }] = findings;
  expect(says.slice(0, 2)).toEqual([
    expect.stringMatching(/^units did not end within [\d.]+ minutes and is cut$/),
    'tests under way: a.test.ts, b.test.ts',
  ]);
  if (process.platform === 'linux') expect(says[2]).toMatch(/^processes: \d+ \(.*who-hangs$/);
});

// How a command is supervised, in real processes: the parent is told to end, the child ends in its own way.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { nextStart } from './child.mjs';

const groups: ChildProcess[] = [];
/**
 * Notes a child in a group of its own, so that nothing of it stays behind when a test fails and keeps the output of the
 * run open.
 */
const kept = <Child extends ChildProcess>(child: Child): Child => {
  groups.push(child);
  return child;
};
afterEach(() => {
  for (const { pid } of groups.splice(0)) {
    try {
      process.kill(-(pid ?? Number.NaN), 'SIGKILL');
    } catch {
      // The whole group has ended already.
    }
  }
});

const supervise = new URL('child.mjs', import.meta.url).href;
const parentOf = (child: string): string =>
  `import { supervise } from '${supervise}';
   process.exitCode = await supervise(process.execPath, ['-e', ${JSON.stringify(child)}], process.env);`;

const start = (child: string) =>
  kept(
    spawn(process.execPath, ['--input-type=module', '-e', parentOf(child)], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s reaches the child once, and the exit status is the child’s',
  async (signal) => {
    const parent = start(`
      let times = 0;
      process.on('${signal}', () => { times += 1; setTimeout(() => process.exit(40 + times), 100); });
      setInterval(() => {}, 1000);
      process.stdout.write('ready');
    `);
    const ended = once(parent, 'exit');
    await once(parent.stdout, 'data');
    parent.kill(signal);
    parent.kill(signal);
    expect((await ended)[0]).toBe(41);
  },
);

test('a child that is killed ends with 128 and the number of its signal', async () => {
  const parent = start(`process.kill(process.pid, 'SIGKILL')`);
  expect((await once(parent, 'exit'))[0]).toBe(137);
});

test('what the child prints is the output, byte for byte', async () => {
  const parent = start(`process.stdout.write('{"id":"a"}\\n')`);
  const chunks: Buffer[] = [];
  parent.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(parent, 'close');
  expect(Buffer.concat(chunks).toString()).toBe('{"id":"a"}\n');
});

test('where the shell between npm and us is killed, the child is told to end', async () => {
  const child = `process.on('SIGTERM', () => { process.stdout.write('told'); process.exit(0); });
    setInterval(() => {}, 1000);
    process.stdout.write('ready');`;
  const script = `const { spawn } = require('node:child_process');
    spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(parentOf(child))}], { stdio: 'inherit' });`;
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const shell = kept(
    spawn(process.execPath, ['-e', script], { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const [first] = await once(shell.stdout, 'data');
  expect(String(first)).toBe('ready');
  shell.kill('SIGKILL');
  const [second] = await once(shell.stdout, 'data');
  expect(String(second)).toBe('told');
});

/** Starts a command that is kept up, and is started again `pause` milliseconds after a crash. */
const keptUp = (child: string, pause: number) => {
  const parent = `import { keepUp } from '${supervise}';
    const next = ({ status }) => (status === 0 ? null : { pause: ${pause}, crashes: 1 });
    process.exitCode = await keepUp(process.execPath, ['-e', ${JSON.stringify(child)}], process.env, next);`;
  return kept(
    spawn(process.execPath, ['--input-type=module', '-e', parent], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
};

test('a command that crashes is started again, and says so, until it ends well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-up-'));
  const turns = JSON.stringify(join(folder, 'turns'));
  const parent = keptUp(
    `const { appendFileSync, readFileSync } = require('node:fs');
     appendFileSync(${turns}, '.');
     if (readFileSync(${turns}, 'utf8').length < 3) process.kill(process.pid, 'SIGKILL');`,
    1,
  );
  const [said, [status]] = await Promise.all([text(parent.stderr), once(parent, 'close')]);
  expect([status, readFileSync(join(folder, 'turns'), 'utf8')]).toEqual([0, '...']);
  expect(said).toBe('It has ended by itself (137). It is started again in 0.001 s.\n'.repeat(2));
  rmSync(folder, { recursive: true });
});

test('who ends it while it waits to be started again has ended it', async () => {
  const parent = keptUp(`process.exit(3)`, 600_000);
  await once(parent.stderr, 'data');
  const ended = once(parent, 'exit');
  parent.kill('SIGINT');
  expect((await ended)[0]).toBe(3);
});

describe('a server is started again', () => {
  const crash = { status: 137, told: false, lived: 60_000 };

  test('after a crash, a little later each time, and anew from the first pause once it has been well', () => {
    expect(nextStart(crash, 0)).toEqual({ pause: 1_000, crashes: 1 });
    const early = { ...crash, lived: 300 };
    expect([1, 2, 3, 4].map((crashes) => nextStart(early, crashes)?.pause)).toEqual([
      2_000, 5_000, 10_000, 30_000,
    ]);
    expect(nextStart(crash, 4)).toEqual({ pause: 1_000, crashes: 1 });
  });

  test('not where it ended well or was told to end', () => {
    expect(nextStart({ ...crash, status: 0 }, 0)).toBeNull();
    expect(nextStart({ ...crash, told: true }, 0)).toBeNull();
  });

  test('not where it never came up: it was refused something, and would be again; nor for ever', () => {
    expect(nextStart({ status: 1, told: false, lived: 900 }, 0)).toBeNull();
    expect(nextStart({ status: 1, told: false, lived: 900 }, 5)).toBeNull();
  });
});

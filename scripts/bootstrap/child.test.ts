// How a command is supervised, in real processes: the parent is told to end, the child ends in its own way.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const supervise = new URL('child.mjs', import.meta.url).href;
const parentOf = (child: string): string =>
  `import { supervise } from '${supervise}';
   process.exitCode = await supervise(process.execPath, ['-e', ${JSON.stringify(child)}], process.env);`;

const start = (child: string) =>
  spawn(process.execPath, ['--input-type=module', '-e', parentOf(child)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

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
  const shell = spawn(process.execPath, ['-e', script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [first] = await once(shell.stdout, 'data');
  expect(String(first)).toBe('ready');
  shell.kill('SIGKILL');
  const [second] = await once(shell.stdout, 'data');
  expect(String(second)).toBe('told');
});

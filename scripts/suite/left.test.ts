import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { leavesOf, leftBy, runningOf } from './left.ts';

const stat = (pid: number, parent: number, name = 'node') =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194560 1 0 0 0 120 30 0 0 20 0 11 0 999 1 1`;
const of = (pid: number, parent: number, command: string) => {
  const running = runningOf(stat(pid, parent), command);
  if (running === null) throw new Error('it is one');
  return running;
};

test('a process is read with its parent, its work and its command, whatever its name is', () => {
  expect(runningOf(stat(7, 3, 'a) b (c'), '/usr/bin/node\0--flag\0/x/y/verify.js\0')).toEqual({
    pid: 7,
    parent: 3,
    state: 'S',
    worked: 1.5,
    command: 'node --flag verify.js',
  });
  expect(runningOf('', '')).toBeNull();
});

test('of a command that did not end is told who has nobody below: that is who is waited for', () => {
  const all = [of(2, 1, 'runner'), of(3, 2, 'worker'), of(4, 3, 'tool'), of(5, 2, 'idle'), of(9, 8, 'other')];
  expect(leavesOf(1, all)).toEqual(['4 (S, 1.5 s of work) tool', '5 (S, 1.5 s of work) idle']);
});

test.runIf(process.platform === 'linux')('a process of ours that runs is found', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdout.write("up"); setInterval(() => {}, 1000)']);
  await once(child.stdout, 'data');
  const left = leftBy(process.pid);
  child.kill('SIGKILL');
  expect(left).toContainEqual(expect.stringContaining(`${child.pid} (`));
});

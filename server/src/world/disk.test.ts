// The room that the event has left on the disk (RELIABILITY, "disk"): staff are warned below 500 MB, and nothing large
// begins below 200.

import { expect, test } from 'vitest';
import { ScriptedClock } from '@dunmer/shared/testing';
import { Disk } from './disk.ts';

const MB = 1_000_000;
const flush = (): Promise<void> => new Promise((done) => setImmediate(done));

test.each([
  [null, 'enough', null],
  [500 * MB, 'enough', null],
  [500 * MB - 1, 'low', 490 * MB],
  [200 * MB, 'low', 200 * MB],
  [200 * MB - 1, 'short', 190 * MB],
  [0, 'short', 0],
])('with %s bytes free there is %s', async (free, room, told) => {
  const disk = new Disk(async () => free, new ScriptedClock(0));
  await disk.start();
  expect([disk.room, disk.free]).toEqual([room, told]);
  disk.stop();
});

test('it is looked at every ten seconds, and told when there is something new to tell', async () => {
  const clock = new ScriptedClock(0);
  let free = 600 * MB;
  let told = 0;
  const disk = new Disk(async () => free, clock);
  disk.listen(() => (told += 1));
  await disk.start();
  const look = async (now: number): Promise<readonly unknown[]> => {
    free = now;
    clock.advance(10_000);
    await flush();
    return [disk.room, told];
  };
  expect(await look(550 * MB)).toEqual(['enough', 0]);
  expect(await look(499 * MB)).toEqual(['low', 1]);
  expect(await look(498 * MB)).toEqual(['low', 1]);
  expect(await look(489 * MB)).toEqual(['low', 2]);
  expect(await look(100 * MB)).toEqual(['short', 3]);
  expect(await look(900 * MB)).toEqual(['enough', 4]);
  disk.stop();
  expect(await look(1)).toEqual(['enough', 4]);
});

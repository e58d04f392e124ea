// A full disk (P16) under the real process: the system refuses to let its files grow. Nothing is acknowledged,
// reading goes on, and staff are told; once there is room again, it goes on by itself, without a restart.

import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientCommand, CommandResult, FloorView } from '@dunmer/shared/protocol';
import { newCommandId, openPair, Phone, seeded, ServerProcess, trader } from '../test/support/index.ts';

const REFEREE = 20;
const random = seeded(5);
/** Less than the server's files already have, so that every write behind that is refused. */
const FULL = 40_000;

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({ seeding: { count: 21, staff: { [REFEREE]: 'referee' } } });
});
afterAll(() => server.dispose());

/**
 * Limits the files of the running server as a full disk would. `prlimit` is part of util-linux, which every Debian has.
 */
function limitFiles(bytes: number | 'unlimited'): void {
  try {
    // Only the soft limit, so that it can be lifted again.
    execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`], { timeout: 60_000 });
  } catch (error) {
    throw new Error('this test needs prlimit: on Debian, apt-get install util-linux', { cause: error });
  }
}

const ask = (phone: Phone, command: ClientCommand): Promise<CommandResult> =>
  new Promise((resolve) => phone.wire.emit('command', command, resolve));
const practise = (): ClientCommand => ({
  id: newCommandId(random, Date.now()),
  type: 'practise',
  name: 'Rae',
  deck: 'caravan',
  against: 'simple',
});
const untilFloor = (phone: Phone, holds: (floor: FloorView) => boolean): Promise<void> =>
  new Promise((resolve) => {
    phone.wire.on('floor', (floor) => {
      if (holds(floor)) resolve();
    });
  });
const health = async (): Promise<number> => (await fetch(`${server.url}/healthz`)).status;

test('on a full disk nothing is acknowledged, and everything can be read; with room it goes on without a restart', async () => {
  const { a, b, close } = await openPair(server.url, random);
  const referee = await Phone.connect({ url: server.url, random, cookie: trader(REFEREE).cookie });
  await new Promise((resolve) => referee.wire.emit('floor', resolve));
  expect(await health()).toBe(200);
  const { pid } = server;

  limitFiles(FULL);
  const told = untilFloor(referee, ({ disk }) => disk?.saves === false);
  const refused: ClientCommand[] = [];
  const asked = async () => {
    const command = practise();
    const answer = await ask(a, command);
    if (!answer.ok) refused.push(command);
    return answer;
  };
  await expect.poll(asked).toEqual({ ok: false, error: { code: 'not-saved' } });
  await told;
  expect(await health()).toBe(503);
  const synced = await b.requestSync({ follow: { by: 'seat', match: b.match }, since: 0 });
  expect(synced.ok && synced.value.batches).toHaveLength(1);
  const home = await fetch(`${server.url}/api/me`, { headers: { cookie: b.cookie } });
  expect(home.status).toBe(200);
  expect(await ask(a, practise())).toMatchObject({ ok: false });

  const over = untilFloor(referee, ({ disk }) => disk?.saves === true);
  limitFiles('unlimited');
  await over;
  expect([await health(), server.pid]).toEqual([200, pid]);
  // The same id now succeeds, once.
  for (const command of refused) {
    const answer = await ask(a, command);
    expect(answer).toMatchObject({ ok: true });
    expect(await ask(a, command)).toEqual(answer);
  }
  for (const phone of [a, b]) phone.autoplay();
  await Promise.all([a.untilFinished(), b.untilFinished()]);
  referee.close();
  close();
});

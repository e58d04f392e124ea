// A phone whose line was down while its film came up to a question says so when it is back, together with the request
// to follow the match: its owner's clock begins then, and not 40 s later (EVENT, "How a match ends").

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GameSocket, GameSockets, SEEDING } from '../../test/support/gameSockets.ts';
import { Hold } from '../../test/support/heldStore.ts';
import { testApp, type TestApp } from '../../test/support/index.ts';

let dataDir: string;
let app: TestApp;
let table: GameSockets;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dunmer-watched-'));
  app = await testApp({ dataDir }, { seeding: SEEDING });
  table = await GameSockets.open(app);
});
afterEach(async () => {
  table.close();
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Returns which clocks run, as the server tells a watcher who asks. */
async function running({ wire }: GameSocket): Promise<readonly string[]> {
  const synced = await wire.emitWithAck('sync', { follow: { by: 'code', code: table.code }, since: 0 });
  if (!synced.ok) throw new Error(synced.error.code);
  return synced.value.clocks.flatMap(({ kind, seat, runs }) => (runs ? [`${kind} ${seat}`] : []));
}

test('what was watched is heard before the match is followed again, of whoever has its seat alone', async () => {
  const { match, seats, watcher } = table;
  const watched = { match, choice: 'asking-0' } as const;
  watcher.wire.emit('watched', watched);
  await watcher.wire.emitWithAck('alive');
  expect(await running(watcher)).toEqual([]);
  seats.a.wire.disconnect();
  const back = await GameSocket.connect(app.url, 0);
  const following = back.wire.emitWithAck('sync', { follow: { by: 'seat', match }, since: 0 });
  back.wire.emit('watched', watched);
  expect(await following).toMatchObject({ ok: true, value: { viewer: 'a' } });
  await expect.poll(() => running(watcher)).toEqual(['ask a']);
  back.wire.disconnect();
});

test('after a restart it is heard before the match was read again', async () => {
  await app.close();
  const hold = new Hold();
  const held = hold.next('log');
  app = await testApp({ dataDir }, { open: (options) => hold.open(options) });
  const release = await held;
  const back = await GameSocket.connect(app.url, 0);
  back.wire.emit('watched', { match: table.match, choice: 'asking-0' });
  await back.wire.emitWithAck('alive');
  release();
  await expect.poll(() => running(back)).toEqual(['ask a']);
  back.wire.disconnect();
});

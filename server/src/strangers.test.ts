// What strangers, watchers and pages of others must not be able to do.

import { afterEach, expect, test } from 'vitest';
import { io } from 'socket.io-client';
import { present } from '@dunmer/shared/lib';
import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import {
  newCookie,
  openPair,
  Phone,
  seeded,
  testApp,
  type TestApp,
  untilQuiet,
} from '../test/support/index.ts';
import { ScriptedClock } from '../test/support/scriptedClock.ts';
import { say } from '../test/support/shout.ts';

let app: TestApp;
afterEach(async () => app.close());

test('a watcher who claims to have seen the future cuts nobody', async () => {
  const clock = new ScriptedClock(Date.now());
  app = await testApp({}, { clock });
  const { a, b, watch, close } = await openPair(app.url, seeded(1));
  await untilQuiet([a, b]);
  for (const { wire, match, mirror } of [a, b]) wire.emit('seen', { match, version: mirror?.version ?? 0 });
  const liar = await Phone.connect({ url: app.url, random: seeded(2) });
  const synced = await liar.requestSync({ follow: { by: 'code', code: watch }, since: 1_000_000 });
  expect(synced.ok && synced.value.batches).toEqual([]);
  for (let second = 0; second < 15; second++) {
    clock.advance(1000);
    await new Promise((resolve) => a.wire.emit('alive', () => resolve(null)));
  }
  expect([a.losses, b.losses, liar.losses]).toEqual([0, 0, 0]);
  liar.close();
  close();
});

test('who sends no cookie holds no seat, least of all a bot’s', async () => {
  app = await testApp();
  const phone = await Phone.connect({ url: app.url, random: seeded(3) });
  const { match } = await phone.practise('caravan', 'middle');
  phone.autoplay();
  await phone.untilFinished();
  expect((await fetch(`${app.url}/api/matches/${match}/file`)).status).toBe(404);
  phone.close();
});

test('a message of more than 16 KiB is answered as too long, and nothing of it is read', async () => {
  app = await testApp();
  const phone = await Phone.connect({ url: app.url, random: seeded(4) });
  const answer = await say(phone, 'command', 'я'.repeat(9000));
  expect(answer).toEqual({ ok: false, error: { code: 'too-long' } });
  expect(phone.losses).toBe(0);
  phone.close();
});

test('a page from elsewhere gets no socket, not even from another port of this host', async () => {
  app = await testApp();
  const cookie = await newCookie(app.url);
  const connects = (origin: string): Promise<boolean> =>
    new Promise((resolve) => {
      const extraHeaders = { cookie, origin };
      const options = { transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders };
      const wire = io(app.url, { ...options, auth: { protocol: PROTOCOL_VERSION } });
      const done = (isIn: boolean) => (): void => {
        wire.disconnect();
        resolve(isIn);
      };
      wire.on('connect', done(true));
      wire.on('connect_error', done(false));
    });
  const own = present(new URL(app.url).origin, 'an origin');
  expect(
    await Promise.all(['http://127.0.0.1:1', 'https://elsewhere.example', 'null', own].map(connects)),
  ).toEqual([false, false, false, true]);
});

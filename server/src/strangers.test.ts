// What strangers, watchers and pages of others must not be able to do.

import { get } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
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
import { RawWire } from '../test/hostile/rawWire.ts';
import { ScriptedClock } from '@dunmer/shared/testing';
import { say } from '../test/support/shout.ts';

let app: TestApp;
afterEach(async () => app.close());

test('a watcher who claims to have seen the future cuts nobody', async () => {
  const clock = new ScriptedClock(Date.now());
  app = await testApp({}, { clock });
  const { a, b, watch, close } = await openPair(app.url, seeded(1));
  await untilQuiet([a, b]);
  for (const { wire, match, log } of [a, b]) wire.emit('seen', { match, version: log.version });
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

const connectsAs = (extraHeaders: Record<string, string>): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders };
    const wire = io(app.url, { ...options, auth: { protocol: PROTOCOL_VERSION } });
    const done = (isIn: boolean) => (): void => {
      wire.disconnect();
      resolve(isIn);
    };
    wire.on('connect', done(true));
    wire.on('connect_error', done(false));
  });

test('a page from elsewhere gets no socket, not even from another port of this host', async () => {
  app = await testApp();
  const cookie = await newCookie(app.url);
  const own = present(new URL(app.url).origin, 'an origin');
  const origins = ['http://127.0.0.1:1', 'https://elsewhere.example', 'null', own];
  expect(await Promise.all(origins.map((origin) => connectsAs({ cookie, origin })))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('no second line takes the place of a socket’s first: nobody would count it', async () => {
  app = await testApp();
  const cookie = await newCookie(app.url);
  let greeting = '';
  const wire = await RawWire.open(app.app.port, cookie, (said) => (greeting ||= said));
  const sid = /"sid":"([^"]+)"/.exec(greeting)?.[1] ?? '';
  expect(sid).not.toBe('');
  const refused = new Promise<number | undefined>((resolve, reject) => {
    const path = `/socket.io/?EIO=4&transport=websocket&sid=${sid}`;
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'ZHVubWVyLXRyYWRlLXJvdw==',
    };
    get({ host: '127.0.0.1', port: app.app.port, path, headers: { cookie, ...upgrade } })
      .on('response', ({ statusCode }) => resolve(statusCode))
      .on('upgrade', () => resolve(101))
      .on('error', reject);
  });
  expect(await refused).toBe(400);
  expect(wire.isClosed).toBe(false);
  wire.socket.destroy();
});

describe('a page of somebody else, which lets its name point here', () => {
  /** What the server answers to a request under this name. */
  const askedAs = (host: string, path: string): Promise<{ status: number; type: string; body: string }> =>
    new Promise((resolve, reject) => {
      const asked = { host: '127.0.0.1', port: app.app.port, path, headers: { host, accept: 'text/html' } };
      get(asked, (answer) => {
        void text(answer).then((body) => {
          const { statusCode: status = 0, headers } = answer;
          expect(headers['set-cookie']).toBeUndefined();
          resolve({ status, type: headers['content-type'] ?? '', body });
        });
      }).on('error', reject);
    });

  test('gets one plain sentence, whatever it asks for, and no cookie', async () => {
    app = await testApp();
    for (const path of ['/', '/api/session', '/healthz', '/l/secret'])
      expect(await askedAs(`evil.example:${app.app.port}`, path)).toMatchObject({
        status: 421,
        type: 'text/plain; charset=utf-8',
        body: expect.stringContaining('This server does not go by that address.'),
      });
  });

  test('gets no socket either, though it says where it is from', async () => {
    app = await testApp({ publicUrl: 'https://trade.example' });
    const cookie = await newCookie(app.url);
    const connects = (host: string, origin = `http://${host}`): Promise<boolean> =>
      connectsAs({ cookie, host, origin });
    expect(await connects(`evil.example:${app.app.port}`)).toBe(false);
    expect(await connects('trade.example', 'https://evil.example')).toBe(false);
    expect(await connects('trade.example', 'https://trade.example')).toBe(true);
    expect(await connects(`localhost:${app.app.port}`)).toBe(true);
  });

  test('this machine is asked by its addresses and by its own name', async () => {
    app = await testApp({ publicUrl: 'https://trade.example' });
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const names = [
      'localhost',
      'trade.example',
      `${hostname()}:3000`,
      ...addresses.map(({ family, address }) => (family === 'IPv6' ? `[${address}]:80` : address)),
    ];
    const statuses = await Promise.all(names.map(async (name) => (await askedAs(name, '/healthz')).status));
    expect(statuses).toEqual(names.map(() => 200));
  });
});

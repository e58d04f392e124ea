// Crowds: many sockets and requests of strangers keep nobody out whom the event knows.

import { afterEach, describe, expect, test } from 'vitest';
import { io } from 'socket.io-client';
import { present } from '@dunmer/shared/lib';
import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import {
  newCommandId,
  newCookie,
  Phone,
  seeded,
  testApp,
  type TestApp,
  trader,
} from '../../test/support/index.ts';
import { RawWire } from '../../test/hostile/rawWire.ts';
import { issuedCookie } from '../../test/support/issued.ts';
import { ScriptedClock } from '@dunmer/shared/testing';
import { say } from '../../test/support/shout.ts';
import type { Wire } from '../../test/support/wire.ts';

const random = seeded(1);
let app: TestApp;
const wires: Wire[] = [];
afterEach(async () => {
  for (const wire of wires.splice(0)) wire.disconnect();
  await app.close();
});

interface Guest {
  readonly cookie: string;
  /** The address of this machine from which it connects. */
  readonly from?: string;
  readonly protocol?: number;
}

/** The cookie of a browser that was greeted and of which nothing else is known. */
const greeted = (number: number): string => issuedCookie(app.app.matches.context.tokens, number);

/** Connects; resolves to null when it was not let in. */
function connect({ cookie, from = '127.0.0.1', protocol = PROTOCOL_VERSION }: Guest): Promise<Wire | null> {
  const options = { localAddress: from, extraHeaders: { cookie }, auth: { protocol } };
  const wire: Wire = io(app.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...options,
  });
  wires.push(wire);
  return new Promise((resolve) => {
    wire.on('connect', () => resolve(wire));
    wire.on('connect_error', () => resolve(null));
  });
}

const fill = async (count: number, first: number, from?: string): Promise<readonly (Wire | null)[]> => {
  const all: (Wire | null)[] = [];
  for (let i = 0; i < count; i++)
    all.push(await connect({ cookie: greeted(first + i), ...(from === undefined ? {} : { from }) }));
  return all;
};
const letIn = (all: readonly (Wire | null)[]): number => all.filter((wire) => wire !== null).length;

/**
 * Resolves to the reason in the server's farewell, if any, and the reason that the socket gives for its disconnect.
 */
const farewellOf = (wire: Wire | null | undefined): Promise<readonly [string | null, string]> =>
  new Promise((resolve) => {
    let said: string | null = null;
    wire?.on('farewell', ({ why }) => (said = why));
    wire?.on('disconnect', (reason) => resolve([said, reason]));
  });

const places = { sockets: 8, strangers: 5, strangersOfAddress: 3 };

describe('sockets', () => {
  test('of strangers are few at one address, and traders there get theirs all the same', async () => {
    app = await testApp({ limitLoopback: true }, { places });
    expect(letIn(await fill(6, 0))).toBe(3);
    expect(letIn(await fill(6, 10, '127.0.0.2'))).toBe(2);
    const traders = [];
    for (let number = 0; number < 3; number++) traders.push(await connect(trader(number)));
    expect(letIn(traders)).toBe(3);
  });

  test('a trader takes the place of the stranger who has asked for nothing for longest, and who is told so', async () => {
    app = await testApp({ limitLoopback: true }, { places: { ...places, sockets: 3 } });
    const [first, second] = await fill(3, 0);
    await first?.emitWithAck('home');
    const gone = farewellOf(second);
    expect(await connect(trader(0))).not.toBeNull();
    expect(await gone).toEqual(['full', 'io server disconnect']);
    expect(first?.connected).toBe(true);
  });

  test('that all follow a match, from several addresses, keep out no newcomer of another one', async () => {
    app = await testApp({ limitLoopback: true }, { places: { ...places, strangers: 6 } });
    const crowd = [...(await fill(3, 0)), ...(await fill(3, 10, '127.0.0.2'))];
    const [host] = crowd;
    const command = { id: newCommandId(random, Date.now()), type: 'practise', name: 'Anna' } as const;
    const opened = await host?.emitWithAck('command', { ...command, deck: 'caravan', against: 'simple' });
    if (opened?.ok !== true || opened.value.type !== 'opened') throw new Error('no practice has begun');
    const follow = { by: 'code', code: opened.value.watch } as const;
    for (const wire of crowd)
      expect(await wire?.emitWithAck('sync', { follow, since: 0 })).toMatchObject({ ok: true });
    expect(letIn(await fill(2, 20, '127.0.0.3'))).toBe(2);
    expect(letIn(crowd.map((wire) => (wire?.connected === true ? wire : null)))).toBe(4);
  });

  test('of somebody who has just opened a link are a stranger’s no more', async () => {
    app = await testApp({ limitLoopback: true }, { places: { sockets: 2 }, event: 'sample', seeding: null });
    const { links } = present(app.app.sample, 'a sample event');
    const tokens = links.filter(({ staff }) => staff === null).map(({ url }) => url.split('/l/')[1] ?? '');
    const join = async (nth: number, cookie: string): Promise<Wire> => {
      const wire = present(await connect({ cookie }), 'a place');
      const link = {
        id: newCommandId(random, Date.now()),
        type: 'useLink',
        secret: tokens[nth] ?? '',
      } as const;
      expect(await wire.emitWithAck('command', link)).toMatchObject({ ok: true });
      return wire;
    };
    const cookie = await newCookie(app.url);
    (await join(0, cookie)).disconnect();
    const joined = await join(1, await newCookie(app.url));
    const stranger = await connect({ cookie: await newCookie(app.url) });
    const gone = farewellOf(stranger);
    expect(await connect({ cookie })).not.toBeNull();
    expect((await gone)[0]).toBe('full');
    expect(joined.connected).toBe(true);
  });

  test('that are nobody’s and follow nothing are told to rest after five minutes; the others stay', async () => {
    const clock = new ScriptedClock(1_700_000_000_000);
    app = await testApp({ limitLoopback: true }, { clock });
    const [idle, practising, known] = [
      await connect({ cookie: await newCookie(app.url) }),
      await Phone.connect({ url: app.url, random: seeded(1) }),
      await connect(trader(0)),
    ];
    await practising.practise('caravan', 'simple');
    const gone = farewellOf(idle);
    // Whatever the bot does meanwhile, the phone reports as seen.
    for (let passed = 0; passed < 288_000; passed += 4_000) {
      clock.advance(4_000);
      practising.wire.emit('seen', { match: practising.match, version: practising.log.version });
      await say(practising, 'alive');
    }
    await idle?.emitWithAck('alive');
    clock.advance(12_000);
    expect(await gone).toEqual(['idle', 'io server disconnect']);
    expect([practising.losses, known?.connected]).toEqual([0, true]);
    practising.close();
  });

  test('of the release before are hung up on, and not told that another tab is in use', async () => {
    const clock = new ScriptedClock(1_700_000_000_000);
    app = await testApp({ limitLoopback: true }, { clock });
    const cookie = await newCookie(app.url);
    const gone = farewellOf(await connect({ cookie, protocol: PROTOCOL_VERSION - 1 }));
    clock.advance(300_000);
    expect(await gone).toEqual([null, 'transport close']);
  });

  test('beyond three of a browser push out the oldest, who is told so', async () => {
    app = await testApp();
    const oldest = await connect(trader(0));
    const gone = farewellOf(oldest);
    for (let i = 0; i < 3; i++) await connect(trader(0));
    expect(await gone).toEqual(['elsewhere', 'io server disconnect']);
  });

  test('that don’t say who they are hold no place for long', async () => {
    app = await testApp({ limitLoopback: true }, { places: { toAuthenticate: 300 } });
    const silent = await RawWire.open(app.app.port, greeted(0));
    expect(app.app.sockets).toBe(1);
    expect(await silent.next(() => false)).toBeNull();
    expect(app.app.sockets).toBe(0);
  });
});

describe('rates', () => {
  const command = (wire: Wire | null): Promise<string> =>
    wire === null
      ? Promise.resolve('out')
      : new Promise((resolve) => {
          wire.emit(
            'command',
            { id: newCommandId(random, Date.now()), type: 'acceptTrade', trade: 'x' },
            (answer) => resolve(answer.ok ? 'ok' : answer.error.code),
          );
        });

  test('survive reconnecting, and are one for all tabs of a browser', async () => {
    app = await testApp({ limitLoopback: true }, { clock: new ScriptedClock(1_700_000_000_000) });
    const [one, two] = [await connect(trader(0)), await connect(trader(0))];
    for (let i = 0; i < 10; i++)
      for (const wire of [one, two]) expect(await command(wire)).not.toBe('too-fast');
    expect(await Promise.all([command(one), command(two)])).toEqual(['too-fast', 'too-fast']);
    one?.disconnect();
    expect(await command(await connect(trader(0)))).toBe('too-fast');
    expect(await command(await connect(trader(1)))).not.toBe('too-fast');
  });

  test('of strangers count together at their address, but nobody is cut for what others do', async () => {
    app = await testApp({ limitLoopback: true }, { clock: new ScriptedClock(1_700_000_000_000) });
    const strangers = await fill(12, 0);
    const answers: string[] = [];
    for (const wire of strangers)
      answers.push(...(await Promise.all(Array.from({ length: 18 }, () => command(wire)))));
    // Opening a socket counts as well.
    expect(answers.filter((code) => code !== 'too-fast').length).toBe(200 - strangers.length);
    expect(strangers.every((wire) => wire?.connected)).toBe(true);
    expect(await command(await connect(trader(0)))).toBe('unknown-trade');
  });

  test('of beginning to practise are those of all strangers of an address together', async () => {
    app = await testApp({ limitLoopback: true }, { clock: new ScriptedClock(1_700_000_000_000) });
    const asked = { type: 'practise', name: 'Anna', deck: 'caravan', against: 'simple' } as const;
    const begin = (wire: Wire | null): Promise<string> =>
      new Promise((resolve) => {
        const id = newCommandId(random, Date.now());
        wire?.emit('command', { id, ...asked }, (answer) => resolve(answer.ok ? 'ok' : answer.error.code));
      });
    const [one, two] = await fill(2, 0);
    for (let i = 0; i < 10; i++) for (const wire of [one, two]) expect(await begin(wire ?? null)).toBe('ok');
    expect(await begin((await fill(1, 2))[0] ?? null)).toBe('too-fast');
    expect(await begin(await connect(trader(0)))).toBe('ok');
  });

  describe('over HTTP', () => {
    const clock = new ScriptedClock(1_700_000_000_000);
    const get = (path: string, cookie?: string): Promise<Response> =>
      fetch(`${app.url}${path}`, { headers: cookie === undefined ? {} : { cookie } });
    const times = async (count: number, path: string, cookie?: string): Promise<ReadonlySet<number>> => {
      const statuses = new Set<number>();
      for (let i = 0; i < count; i++) statuses.add((await get(path, cookie)).status);
      return statuses;
    };
    /** Asks, and advances the clock by the second for which a refusal is held back. */
    const late = async (path: string, cookie?: string): Promise<Response> => {
      const answer = get(path, cookie);
      await times(5, '/icon-that-is-not-there.svg', cookie);
      clock.advance(1_000);
      return answer;
    };
    const FINE = new Set([200]);

    test('are a device’s own: it is told after a second to ask again; the app’s own files are not counted', async () => {
      app = await testApp({ limitLoopback: true }, { clock });
      const { cookie } = trader(0);
      expect(await times(40, '/api/me', cookie)).toEqual(FINE);
      const refused = await late('/api/me', cookie);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
      expect(await refused.json()).toEqual({ code: 'too-fast' });
      expect(await times(60, '/icon-that-is-not-there.svg', cookie)).toEqual(new Set([404]));
      expect(await times(20, '/api/me', cookie)).toEqual(FINE);
    });

    test('of wrong codes are those of all strangers of an address too, by whatever devices and doors; right ones are free', async () => {
      app = await testApp({ limitLoopback: true }, { clock });
      const [badge, wrong] = [`/api/codes/${trader(5).code}`, '/api/codes/22222222'];
      const codes = async (path: string, guest: string | undefined): Promise<number> =>
        (await get(path, guest)).status;
      for (let i = 0; i < 40; i++) expect(await codes(badge, greeted(i % 5))).toBe(200);
      const stranger = await connect({ cookie: greeted(5) });
      const sync = { follow: { by: 'code', code: '22222222' }, since: 0 } as const;
      expect(await stranger?.emitWithAck('sync', sync)).toMatchObject({ error: { code: 'unknown-code' } });
      for (let i = 0; i < 29; i++) expect(await codes(wrong, greeted(10 + i))).toBe(404);
      expect(await codes(wrong, greeted(50))).toBe(429);
      expect(await codes(badge, undefined)).toBe(429);
      expect(await stranger?.emitWithAck('sync', sync)).toMatchObject({ error: { code: 'too-fast' } });
      expect(await codes(badge, trader(1).cookie)).toBe(200);
      clock.advance(2_000);
      expect(await codes(badge, greeted(51))).toBe(200);
    });

    test('are those of all strangers of an address together, with a cookie or without, and of nobody else there', async () => {
      app = await testApp({ limitLoopback: true }, { clock });
      expect(await times(100, '/api/session')).toEqual(FINE);
      for (let i = 0; i < 5; i++) expect(await times(20, '/api/session', greeted(i))).toEqual(FINE);
      expect((await late('/healthz')).status).toBe(429);
      await times(100, '/healthz');
      expect((await late('/api/session', greeted(9))).status).toBe(429);
      expect((await get('/api/me', trader(1).cookie)).status).toBe(200);
    });
  });
});

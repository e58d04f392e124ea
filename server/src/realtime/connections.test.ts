import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, OPCODE } from '../../test/hostile/rawFrame.ts';
import { RawWire, upgradeOf } from '../../test/hostile/rawWire.ts';
import { newCommandId } from '../../test/support/commandId.ts';
import { newCookie, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';
import { REPEATS, SHOWS } from '../callers/rates.ts';
import { openWire, untilConnected } from '../../test/support/wire.ts';
import { assert } from '@dunmer/shared/lib';

let app: TestApp;
let cookie = '';
beforeAll(async () => {
  app = await testApp({ limitLoopback: true });
  cookie = await newCookie(app.url);
});
afterAll(async () => app.close());

const anything = (): boolean => true;

/** Collects everything that a connection hears until it is closed. */
async function untilClosed(wire: RawWire): Promise<readonly string[]> {
  const heard: string[] = [];
  for (let text = await wire.next(anything); text !== null; text = await wire.next(anything))
    heard.push(text);
  return heard;
}

test.each(['40/admin,', '42/admin,["command"]', '41/,'])(
  'who names a namespace is cut without an answer: %s',
  async (packet) => {
    const wire = await RawWire.open(app.app.port, cookie);
    wire.say(packet);
    expect(await untilClosed(wire)).toEqual([]);
  },
);

test('who is turned away is told why once, and has to connect again to ask again', async () => {
  const wire = await RawWire.open(app.app.port, '');
  for (let i = 0; i < 3; i++) wire.say('40{"protocol":0}');
  const heard = await untilClosed(wire);
  expect(new Set(heard)).toEqual(new Set(['44{"message":"too-old","data":{"code":"too-old"}}']));
});

test('who knows another epoch is turned away until it has asked for the session anew (P20)', async () => {
  const saying = async (epoch: string): Promise<string | null> => {
    const wire = await RawWire.open(app.app.port, cookie);
    wire.say(`40${JSON.stringify({ protocol: 5, epoch })}`);
    return wire.next((text) => text.startsWith('4'));
  };
  expect(await saying('of-the-copy')).toBe(
    '44{"message":"unauthenticated","data":{"code":"unauthenticated"}}',
  );
  expect(await saying(app.app.store.epoch)).toMatch(/^40/);
});

test('who leaves without hanging up is disconnected', async () => {
  const wire = await RawWire.join(app.app.port, cookie);
  wire.say('41');
  expect(await untilClosed(wire)).toEqual([]);
});

test('a connection that sends more packets than any phone has reason to is closed, whatever they are', async () => {
  const wire = await RawWire.join(app.app.port, cookie);
  for (let i = 0; i < 200; i++) wire.say('3');
  wire.say('421["alive"]');
  expect(await wire.next(anything)).toBe('431[{"ok":true,"value":null}]');
  for (let i = 0; i < 200; i++) wire.say('43[]');
  expect(await untilClosed(wire)).toEqual([]);
});

test('a message in sixteen pieces is heard, one in seventeen closes its connection', async () => {
  const text = '421["alive"]'.padEnd(17, ' ');
  const inPieces = (count: number): Buffer => {
    const size = Math.ceil(text.length / count);
    const pieces = Array.from({ length: count }, (_, i) => text.slice(i * size, (i + 1) * size));
    return Buffer.concat(
      pieces.map((piece, i) =>
        bytesOf({
          opcode: i === 0 ? OPCODE.text : OPCODE.more,
          payload: Buffer.from(piece),
          fin: i === count - 1,
        }),
      ),
    );
  };
  const wire = await RawWire.join(app.app.port, cookie);
  wire.send(inPieces(16));
  expect(await wire.next(anything)).toBe('431[{"ok":true,"value":null}]');
  wire.send(inPieces(17));
  expect(await untilClosed(wire)).toEqual([]);
});

test('no socket is compressed, however much a phone would like it: lengths would tell of what is hidden', async () => {
  const line = connect({ port: app.app.port, host: '127.0.0.1' });
  const wish = 'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits';
  line.write(upgradeOf(app.app.port, cookie).replace(/\r\n\r\n$/, `\r\n${wish}\r\n\r\n`));
  const [head] = await once(line, 'data');
  line.destroy();
  expect(String(head)).toMatch(/^HTTP\/1.1 101 /);
  expect(String(head)).not.toMatch(/extensions|deflate/i);
});

const AHEAD = {
  type: 'play',
  match: 'qxshmp95oqdyblta',
  command: { type: 'ahead', windows: ['count'] },
} as const;

test.each([
  ['cards of a hand are shown', 0, SHOWS, { type: 'showPledges', pledges: ['nobody/blessing'], to: null }],
  ['it is said to pass ahead', 1, REPEATS, AHEAD],
] as const)(
  'however slowly, after so many times seldom %s: all others hear of it',
  async (_, number, rate, asked) => {
    const begun = performance.now();
    const wire = openWire({ url: app.url, cookie: trader(number).cookie });
    await untilConnected(wire);
    const random = seeded(1);
    let heard = 0;
    for (let i = 0; i < rate.burst + 3; i++) {
      const said = await wire.emitWithAck('command', { id: newCommandId(random, Date.now()), ...asked });
      assert(!said.ok, 'there is no such thing');
      if (said.error.code !== 'too-fast') heard += 1;
      // Only commands of other kinds may be sent this often.
      if (i >= 18) await new Promise((resolve) => setTimeout(resolve, 350));
    }
    wire.disconnect();
    expect(heard).toBeGreaterThanOrEqual(rate.burst);
    expect(heard).toBeLessThanOrEqual(
      rate.burst + Math.ceil(((performance.now() - begun) / 1000) * rate.perSecond),
    );
  },
);

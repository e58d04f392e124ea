import { afterAll, beforeAll, expect, test } from 'vitest';
import { RawWire } from '../../test/hostile/rawWire.ts';
import { newCookie, testApp, type TestApp } from '../../test/support/index.ts';

let app: TestApp;
let cookie = '';
beforeAll(async () => {
  app = await testApp({ limitLoopback: true });
  cookie = await newCookie(app.url);
});
afterAll(async () => app.close());

const anything = (): boolean => true;

/** All that a connection hears until it is closed. */
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

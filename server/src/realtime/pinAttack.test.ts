// Somebody has photographed a slip and tries PINs from many browsers, over sockets: ten tries are heard, and the owner
// is not shut out.

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ClientCommand, CommandResult } from '@dunmer/shared/protocol';
import { newCommandId, newCookie, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';
import { openWire, untilConnected, type Wire } from '../../test/support/wire.ts';

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;

const OWNER = trader(0);
const ORGANISER = trader(1);
const CODE = 'ABCD2345';
const PIN = '7316';
const random = seeded(1);

let app: TestApp;
const wires: Wire[] = [];
beforeEach(async () => {
  app = await testApp({}, { seeding: { count: 2, staff: { 1: 'organiser' } } });
  const organiser = await open(ORGANISER.cookie);
  await organiser.emitWithAck('unlock', { passphrase: 'two guar and a cart' });
  const link = { person: OWNER.person, token: 'T'.repeat(43), code: CODE, reason: 'lost' };
  await ask(organiser, { type: 'makeLink', ...link });
  const phone = await open(await newCookie(app.url));
  await ask(phone, { type: 'useLink', secret: CODE });
  await ask(phone, { type: 'setPin', pin: PIN });
});
afterEach(async () => {
  for (const wire of wires.splice(0)) wire.disconnect();
  await app.close();
});

async function open(cookie: string): Promise<Wire> {
  const wire = openWire({ url: app.url, cookie });
  wires.push(wire);
  await untilConnected(wire);
  return wire;
}
const ask = (wire: Wire, command: Without<ClientCommand>): Promise<CommandResult> =>
  new Promise((resolve) =>
    wire.emit('command', { id: newCommandId(random, Date.now()), ...command }, resolve),
  );
const codeOf = (result: CommandResult): string => (result.ok ? 'ok' : result.error.code);
const move = (wire: Wire, secret: string, pin: string): Promise<string> =>
  ask(wire, { type: 'moveByPin', secret, pin }).then(codeOf);
const strangers = async (count: number): Promise<readonly Wire[]> =>
  Promise.all(Array.from({ length: count }, async () => open(await newCookie(app.url))));

test('twenty-four browsers with as many spellings try ten PINs together', async () => {
  const thieves = await strangers(24);
  const tried = await Promise.all(
    thieves.map((wire, i) =>
      move(
        wire,
        CODE.split('')
          .join(' '.repeat(i % 4))
          .toLowerCase(),
        `${1000 + i}`,
      ),
    ),
  );
  expect(tried.filter((code) => code === 'wrong-pin')).toHaveLength(10);
  expect(tried.filter((code) => code === 'pin-rests')).toHaveLength(14);
});

test('the owner’s right PIN is taken while others guess under the same spelling and another: each queue is its own', async () => {
  const [phone, ...thieves] = await strangers(3);
  // Each browser has looked at three of these before its first wait.
  for (const [i, wire] of thieves.entries())
    for (let n = 0; n < 16; n++) void move(wire, i === 0 ? CODE : 'abcd-2345', `${2000 + n}`);
  expect(phone === undefined ? '' : await move(phone, CODE, PIN)).toBe('ok');
});

test('a phone of the release before, which has no words for a PIN that rests, is told that it is wrong (P17)', async () => {
  const thieves = await strangers(10);
  await Promise.all(thieves.map((wire, i) => move(wire, CODE, `${1000 + i}`)));
  const old = openWire({ url: app.url, cookie: await newCookie(app.url), protocol: 4 });
  wires.push(old);
  await untilConnected(old);
  expect(await move(old, CODE, PIN)).toBe('wrong-pin');
  expect(await Promise.all((await strangers(1)).map((wire) => move(wire, CODE, PIN)))).toEqual(['pin-rests']);
});

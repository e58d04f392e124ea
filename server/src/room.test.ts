// A disk that is nearly full (P16): no match begins and everybody is told why; running matches go on; more room is
// enough to begin again.

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FloorView } from '@dunmer/shared/protocol';
import {
  newCommandId,
  openPair,
  Phone,
  seeded,
  testApp,
  type TestApp,
  trader,
} from '../test/support/index.ts';

const [REFEREE, DISPLAY] = [20, 21];
const MB = 1_000_000;
const random = seeded(3);

let app: TestApp;
let free = 1_000 * MB;
beforeEach(async () => {
  free = 1_000 * MB;
  const staff = { [REFEREE]: 'referee', [DISPLAY]: 'display' } as const;
  app = await testApp({}, { seeding: { count: 22, staff }, freeSpace: async () => free });
});
afterEach(() => app.close());

/** Sets how much room the disk has left, and lets the server look. */
async function has(bytes: number): Promise<void> {
  free = bytes;
  await app.app.matches.context.disk.start();
}
const floor = (phone: Phone): Promise<FloorView> =>
  new Promise((resolve, reject) =>
    phone.wire.emit('floor', (said) => (said.ok ? resolve(said.value) : reject(new Error(said.error.code)))),
  );
const connect = (number: number): Promise<Phone> =>
  Phone.connect({ url: app.url, random, cookie: trader(number).cookie, person: trader(number).person });
const NO_ROOM = { ok: false, error: { code: 'no-room' } };

test('under 200 MB no match begins, of the event or of practice; those that run go on to their end', async () => {
  const running = await openPair(app.url, random);
  const [a, b] = [await connect(10), await connect(11)];
  const id = () => newCommandId(random, Date.now());
  const made = await a.send({
    id: id(),
    type: 'proposeMatch',
    with: trader(11).person,
    stake: 1,
    friendly: false,
  });
  if (!made.ok || made.value.type !== 'made') throw new Error('not proposed');
  // Both are short, so the one who asked first has the last word.
  const yes = await b.send({ id: id(), type: 'acceptMatch', proposal: made.value.id });
  if (!yes.ok || yes.value.type !== 'made') throw new Error('not asked back');
  await has(199 * MB);
  const accept = { type: 'acceptMatch', proposal: yes.value.id } as const;
  expect(await a.send({ id: id(), ...accept })).toEqual(NO_ROOM);
  const practise = { type: 'practise', name: 'Rae', deck: 'caravan', against: 'simple' } as const;
  expect(await b.send({ id: id(), ...practise })).toEqual(NO_ROOM);
  for (const phone of [running.a, running.b]) phone.autoplay();
  await Promise.all([running.a.untilFinished(), running.b.untilFinished()]);
  await has(200 * MB);
  expect(await a.send({ id: id(), ...accept })).toMatchObject({ ok: true });
  expect(await b.send({ id: id(), ...practise })).toMatchObject({ ok: true });
  for (const phone of [a, b]) phone.close();
  running.close();
});

test('under 500 MB staff are told, and how much is left; a screen of the hall is not', async () => {
  const [referee, display] = [await connect(REFEREE), await connect(DISPLAY)];
  expect((await floor(referee)).disk).toEqual({ room: 'enough', free: null, saves: true });
  expect((await floor(display)).disk).toBeNull();
  const pushed = new Promise<FloorView>((resolve) => referee.wire.once('floor', resolve));
  await has(432 * MB);
  expect((await pushed).disk).toEqual({ room: 'low', free: 430 * MB, saves: true });
  await has(100 * MB);
  expect((await floor(referee)).disk).toEqual({ room: 'short', free: 100 * MB, saves: true });
  expect((await floor(display)).disk).toBeNull();
  for (const phone of [referee, display]) phone.close();
});

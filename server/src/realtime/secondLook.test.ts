// What is read for a screen may change before it is sent: then it is read again, and what is sent is whole and never
// older than what was sent before (P9; EVENT, "Who sees what").

import { afterEach, beforeEach, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { FloorView, HomeView, SettingChange } from '@dunmer/shared/protocol';
import { deviceOf } from '../device/index.ts';
import {
  openMatch,
  Phone,
  seeded,
  testApp,
  type TestApp,
  trader,
  untilQuiet,
} from '../../test/support/index.ts';
import { Hold } from '../../test/support/heldStore.ts';
import { ScriptedClock } from '@dunmer/shared/testing';

const [ONE, TWO, REFEREE, ORGANISER] = [0, 1, 2, 3];

let app: TestApp;
let clock: ScriptedClock;
let hold: Hold;
let organiser: Phone;
const phones: Phone[] = [];
beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  hold = new Hold();
  const seeding = { count: 5, drakes: 50, staff: { 2: 'referee', 3: 'organiser' } } as const;
  app = await testApp({}, { clock, seeding, open: (options) => hold.open(options) });
  organiser = await phoneOf(ORGANISER);
  const device = present(deviceOf(trader(ORGANISER).cookie), 'a cookie names a device');
  app.app.matches.context.unlocked.keep(app.app.store.read, device);
});
afterEach(async () => {
  for (const phone of phones.splice(0)) phone.close();
  await app.close();
});

async function phoneOf(number: number): Promise<Phone> {
  const phone = await Phone.connect({ url: app.url, random: seeded(number), ...trader(number) });
  phones.push(phone);
  return phone;
}

/** Lets time pass until everything that is due has been sent and has arrived. */
async function pass(phone: Phone): Promise<void> {
  for (let time = 0; time < 20; time++) {
    clock.advance(100);
    await phone.wire.emitWithAck('alive');
  }
}
async function pay(drakes: number): Promise<void> {
  const paying = { type: 'payIn', person: trader(ONE).person, drakes, reason: 'coins' } as const;
  expect(await organiser.send({ id: organiser.newId(), ...paying })).toMatchObject({ ok: true });
}
async function set(change: SettingChange): Promise<void> {
  const said = { id: organiser.newId(), type: 'set', change, reason: 'as agreed' } as const;
  expect(await organiser.send(said)).toMatchObject({ ok: true });
}

/** Collects what the purse of a phone's owner was said to hold, one message after another. */
function pursesOn(phone: Phone) {
  const purses: (number | null)[] = [];
  const hear = (home: HomeView | null): void => void purses.push(home?.purse ?? null);
  phone.wire.on('home', hear);
  const ask = (): Promise<void> =>
    new Promise((resolve) =>
      phone.wire.emit('home', (said) => {
        if (said.ok) hear(said.value.home);
        resolve();
      }),
    );
  return { purses, ask };
}

/** Collects what a screen of the floor was told; null where it was told that the floor is closed. */
function floorsOn(phone: Phone) {
  const floors: (FloorView | null)[] = [];
  phone.wire.on('floor', (floor) => void floors.push(floor));
  phone.wire.on('closed', () => void floors.push(null));
  const ask = (): Promise<void> =>
    new Promise((resolve) =>
      phone.wire.emit('floor', (said) => {
        if (said.ok) floors.push(said.value);
        resolve();
      }),
    );
  return { floors, ask };
}

test('a home that changes while it is read for who asks is answered as it is', async () => {
  const phone = await phoneOf(ONE);
  const { purses, ask } = pursesOn(phone);
  const held = hold.next('openClaimsOf');
  const asked = ask();
  const letGo = await held;
  await pay(1);
  letGo();
  await asked;
  await pass(phone);
  expect(purses.at(0)).toBe(51);
  expect(purses.at(-1)).toBe(51);
});

test('of two changes of a home the later is told last, however long the first was read', async () => {
  const phone = await phoneOf(ONE);
  const { purses, ask } = pursesOn(phone);
  await ask();
  const held = hold.next('openClaimsOf');
  await pay(1);
  clock.advance(100);
  const letGo = await held;
  await pay(1);
  await pass(phone);
  letGo();
  await pass(phone);
  expect(purses).toEqual(purses.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
  expect(purses.at(-1)).toBe(52);
});

test('who is asked while the browser becomes nobody’s is told nothing of who had it', async () => {
  const phone = await phoneOf(ONE);
  const { purses, ask } = pursesOn(phone);
  const held = hold.next('openClaimsOf');
  // The phone is cut together with its question: nobody answers that.
  void ask();
  const letGo = await held;
  const gone = new Promise((resolve) => phone.wire.once('disconnect', resolve));
  const revoking = { type: 'revokeLinks', person: trader(ONE).person, reason: 'lost' } as const;
  await organiser.send({ id: organiser.newId(), ...revoking });
  letGo();
  await gone;
  await pass(organiser);
  expect(purses).toEqual([]);
});

test('a floor that changes while it is read for who asks is told anew, with the names of who has sat down', async () => {
  const [referee, a, b] = [await phoneOf(REFEREE), await phoneOf(ONE), await phoneOf(TWO)];
  const { floors, ask } = floorsOn(referee);
  const held = hold.next('briefs');
  const asked = ask();
  const letGo = await held;
  const { match } = await openMatch(a, b);
  letGo();
  await asked;
  await pass(referee);
  const seats = { a: { person: { name: trader(ONE).name } }, b: { person: { name: trader(TWO).name } } };
  expect(floors.at(-1)).toMatchObject({ matches: [{ match, seats }] });
});

test('a floor that is closed to a trader while it is read is not sent to them any more', async () => {
  await set({ name: 'watching', value: 'event' });
  const [joined, a, b] = [await phoneOf(4), await phoneOf(ONE), await phoneOf(TWO)];
  const { floors, ask } = floorsOn(joined);
  await ask();
  expect(floors).toHaveLength(1);
  await pass(joined);
  const told = floors.length;
  const held = hold.next('briefs');
  await openMatch(a, b);
  clock.advance(1_000);
  const letGo = await held;
  await set({ name: 'watching', value: 'link' });
  letGo();
  await pass(joined);
  expect(floors.slice(told)).toEqual([null]);
});

test('a match that is closed to who watches while they come is not shown to them', async () => {
  const [a, b, joined] = [await phoneOf(ONE), await phoneOf(TWO), await phoneOf(4)];
  const { match, watch } = await openMatch(a, b);
  // So many that the first of them come from the log.
  for (const phone of [a, b]) phone.autoplay();
  await a.until(({ log }) => log.version > 5);
  for (const phone of [a, b]) phone.pause();
  await untilQuiet([a, b]);
  const heard: number[] = [];
  joined.wire.on('batch', ({ version }) => void heard.push(version));
  const held = hold.next('log');
  const synced = joined.requestSync({ follow: { by: 'code', code: watch }, since: 0 });
  const letGo = await held;
  await set({ name: 'watching', value: 'nobody' });
  letGo();
  expect(await synced).toMatchObject({ ok: false, error: { code: 'unknown-code' } });
  await a.send({ id: a.newId(), type: 'call', match });
  await pass(joined);
  expect(heard).toEqual([]);
});

// Somebody who plays is named anew: whoever has the match before them reads the name at once, without asking again.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { deviceOf } from '../device/index.ts';
import { openMatch, Phone, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';

const [ONE, TWO, OTHER, ORGANISER, DISPLAY] = [0, 1, 2, 3, 4];

let app: TestApp;
const phones: Phone[] = [];
beforeEach(async () => {
  const staff = { 3: 'organiser', 4: 'display' } as const;
  app = await testApp({}, { seeding: { count: 5, staff } });
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

async function rename(number: number, name: string): Promise<void> {
  const device = present(deviceOf(trader(ORGANISER).cookie), 'a device');
  app.app.matches.context.unlocked.keep(app.app.store.read, device);
  const organiser = await phoneOf(ORGANISER);
  const { person } = trader(number);
  const act = { type: 'renamePerson', person, name, reason: 'as agreed' } as const;
  expect(await organiser.send({ id: organiser.newId(), ...act })).toMatchObject({ ok: true });
}

test('both players, who watches and a screen of the hall read the new name, each with no more than it may know', async () => {
  const [a, b, watcher, display] = [
    await phoneOf(ONE),
    await phoneOf(TWO),
    await phoneOf(OTHER),
    await phoneOf(DISPLAY),
  ];
  const { match, watch } = await openMatch(a, b);
  await watcher.follow({ by: 'code', code: watch });
  await display.follow({ by: 'floor', match });
  const before = present(a.table, 'a table');
  await rename(TWO, 'Ralen');
  const all = [a, b, watcher, display];
  await Promise.all(all.map((phone) => phone.until(({ table }) => table?.seats.b.name === 'Ralen')));
  expect(a.table).toEqual({ ...before, seats: { ...before.seats, b: { name: 'Ralen', bot: null } } });
  expect(watcher.table).toMatchObject({ contract: null, watch });
  expect(display.table).toMatchObject({ stake: null, watch: null });
});

test('who follows a match of others hears nothing of it', async () => {
  const [a, b] = [await phoneOf(ONE), await phoneOf(TWO)];
  await openMatch(a, b);
  let heard = 0;
  for (const phone of [a, b]) phone.wire.on('table', () => (heard += 1));
  await rename(OTHER, 'Ralen');
  // What was said before has come by now.
  await Promise.all([a, b].map((phone) => phone.wire.emitWithAck('alive')));
  expect(heard).toBe(0);
});

// What staff hear over their sockets: the floor, previews, clocks (EVENT, "Who"; RELIABILITY, P14).

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffAct } from '@dunmer/shared/protocol';
import { present } from '@dunmer/shared/lib';
import { deviceOf } from '../device/index.ts';
import { openMatch, Phone, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';

const REFEREE = 4;
const ORGANISER = 5;
const DISPLAY = 6;

let app: TestApp;
beforeAll(async () => {
  const staff = { [REFEREE]: 'referee', [ORGANISER]: 'organiser', [DISPLAY]: 'display' } as const;
  app = await testApp({}, { seeding: { count: 7, drakes: 100, staff } });
});
afterAll(async () => app.close());

const phoneOf = (number: number): Promise<Phone> =>
  Phone.connect({ url: app.url, random: seeded(number), ...trader(number) });

/** A phone of staff that has already said their passphrase. */
async function staffPhone(number: number): Promise<Phone> {
  const device = present(deviceOf(trader(number).cookie), 'a cookie names a device');
  app.app.matches.context.unlocked.keep(app.app.store.read, device);
  return phoneOf(number);
}

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
const act = (phone: Phone, asked: Without<StaffAct>): StaffAct => ({ id: phone.newId(), ...asked });

test('staff who have asked for the floor are told its changes, in few messages; traders are refused', async () => {
  const [referee, a, b] = await Promise.all([staffPhone(REFEREE), phoneOf(0), phoneOf(1)]);
  expect(await a.wire.emitWithAck('floor')).toEqual({
    ok: false,
    error: { code: 'not-allowed', why: 'role' },
  });
  const first = await referee.wire.emitWithAck('floor');
  expect(first).toMatchObject({ ok: true, value: { matches: [] } });
  let heard = 0;
  referee.wire.on('floor', () => (heard += 1));
  const told = new Promise<void>((resolve) =>
    referee.wire.on('floor', ({ matches: [shown] }) => {
      if (shown?.seats.a.here === true && shown.seats.b.here && shown.desk.calls.length > 0) resolve();
    }),
  );
  const { match } = await openMatch(a, b);
  await a.send({ id: a.newId(), type: 'call', match });
  await told;
  expect(heard).toBeLessThan(6);
  await a.send({ id: a.newId(), type: 'play', match, command: { type: 'concede' } });
  await referee.send(act(referee, { type: 'closeCall', match, reason: 'settled' }));
  for (const phone of [referee, a, b]) phone.close();
});

test('an act is previewed: what it would move and whether it can be taken back; nothing is changed', async () => {
  const [organiser, a, b] = await Promise.all([staffPhone(ORGANISER), phoneOf(0), phoneOf(1)]);
  const person = trader(0).person;
  const paying = act(organiser, { type: 'payIn', person, drakes: 7, reason: 'coins' });
  expect(await organiser.wire.emitWithAck('preview', paying)).toEqual({
    ok: true,
    value: {
      effects: [{ is: 'drakes', from: 'bank', to: trader(0).name, sum: 7, why: 'paid-in' }],
      undo: 'by-new-act',
      mark: expect.any(String),
    },
  });
  const { match } = await openMatch(a, b);
  const version = a.log.version;
  const pausing = act(organiser, { type: 'pauseMatch', match, reason: 'rain' });
  expect(await organiser.wire.emitWithAck('preview', pausing)).toEqual({
    ok: true,
    value: {
      effects: [{ is: 'match', match, what: 'paused' }],
      undo: 'any-time',
      mark: expect.any(String),
    },
  });
  const voiding = act(organiser, { type: 'voidMatch', match, reason: 'fire', shortfall: 'refuse' });
  const voided = await organiser.wire.emitWithAck('preview', voiding);
  expect(voided.ok && voided.value.effects).toEqual(
    expect.arrayContaining([
      { is: 'drakes', from: 'pot', to: trader(0).name, sum: 1, why: 'stake-back' },
      { is: 'drakes', from: 'pot', to: trader(1).name, sum: 1, why: 'stake-back' },
      { is: 'match', match, what: 'ended' },
    ]),
  );
  expect(
    await organiser.wire.emitWithAck(
      'preview',
      act(organiser, { type: 'pauseMatch', match: 'x', reason: 'rain' }),
    ),
  ).toEqual({
    ok: false,
    error: { code: 'unknown-match' },
  });
  expect(a.log.version).toBe(version);
  const paused = await organiser.send(pausing);
  expect(paused).toEqual({ ok: true, value: { type: 'done', version: (version ?? 0) + 1 } });
  await organiser.send(voiding);
  for (const phone of [organiser, a, b]) phone.close();
});

test('who follows a match is told its clocks when they change, and with every sync', async () => {
  const [organiser, a, b] = await Promise.all([staffPhone(ORGANISER), phoneOf(2), phoneOf(3)]);
  const change = { name: 'placementClock', value: 3_000 } as const;
  await organiser.send(act(organiser, { type: 'set', change, reason: 'it grows late' }));
  const { match } = await openMatch(a, b);
  const synced = await a.requestSync({ follow: { by: 'seat', match }, since: 0 });
  expect(synced.ok && synced.value.clocks.map(({ kind, seat, runs }) => [kind, seat, runs])).toEqual([
    ['placement', 'a', true],
    ['placement', 'b', true],
  ]);
  const told = new Promise((resolve) => a.wire.once('clocks', resolve));
  await organiser.send(act(organiser, { type: 'pauseMatch', match, reason: 'rain' }));
  expect(await told).toMatchObject({ match, clocks: [{ runs: false }, { runs: false }] });
  await organiser.send(act(organiser, { type: 'voidMatch', match, reason: 'fire', shortfall: 'refuse' }));
  for (const phone of [organiser, a, b]) phone.close();
});

test('a screen of the hall is told nothing while only the lists of the desk change', async () => {
  const [display, a, b] = await Promise.all([phoneOf(DISPLAY), phoneOf(0), phoneOf(1)]);
  const [referee, organiser] = await Promise.all([staffPhone(REFEREE), staffPhone(ORGANISER)]);
  for (const phone of [display, referee]) await phone.wire.emitWithAck('floor');
  let heard = 0;
  display.wire.on('floor', () => (heard += 1));
  let told = 0;
  referee.wire.on('floor', ({ version }) => (told = version));
  /** Does an act, and waits until the desk and the hall have been told about it. */
  const done = async (asked: Without<StaffAct>): Promise<void> => {
    await organiser.send(act(organiser, asked));
    const now = await referee.wire.emitWithAck('floor');
    const { version } = present(now.ok ? now.value : null, 'a floor');
    await expect.poll(() => told).toBeGreaterThanOrEqual(version);
    // The server answers after everything that it sent before.
    await display.wire.emitWithAck('alive');
  };
  const paying = { type: 'payIn', person: trader(0).person, drakes: 1, reason: 'coins' } as const;
  await done(paying);
  await done(paying);
  expect(heard).toBe(0);
  await done({ type: 'set', change: { name: 'claimTime', value: 200 }, reason: 'it grows late' });
  expect(heard).toBe(1);
  // The display is not told the same thing twice.
  await done(paying);
  expect(heard).toBe(1);
  const shown = new Promise((told) => display.wire.once('floor', told));
  const { match } = await openMatch(a, b);
  expect(await shown).toMatchObject({
    matches: expect.arrayContaining([expect.objectContaining({ match })]),
  });
  await a.send({ id: a.newId(), type: 'play', match, command: { type: 'concede' } });
  for (const phone of [display, referee, organiser, a, b]) phone.close();
});

test('a screen of the hall is told no stake, and no link by which it is told', async () => {
  const [display, a, b] = await Promise.all([phoneOf(DISPLAY), phoneOf(0), phoneOf(1)]);
  const { match } = await openMatch(a, b);
  const floor = await display.wire.emitWithAck('floor');
  expect(floor.ok && floor.value.matches).toMatchObject([{ match, stake: null, watch: null, mayAct: false }]);
  const followed = await display.requestSync({ follow: { by: 'floor', match }, since: 0 });
  expect(followed.ok && followed.value.table).toMatchObject({
    stake: null,
    watch: null,
    contract: null,
  });
  for (const phone of [display, a, b]) phone.close();
});

// A match in which an invariant breaks, as its players, its watchers, staff and the hall see it (RELIABILITY, "What
// people see when something fails").

import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import type { FloorMatch, HomeView, StaffAct } from '@dunmer/shared/protocol';
import { deviceOf } from '../device/index.ts';
import { writeSetting } from '../world/index.ts';
import { breakLog } from '../../test/support/breaking.ts';
import { openMatch, Phone, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';

const [ONE, TWO, OTHER, ANOTHER, REFEREE, DISPLAY] = [0, 1, 2, 3, 4, 5];

let app: TestApp;
const phones: Phone[] = [];
beforeEach(async () => {
  app = await testApp({}, { seeding: { count: 6, drakes: 50, staff: { 4: 'referee', 5: 'display' } } });
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
async function refereesPhone(): Promise<Phone> {
  const device = present(deviceOf(trader(REFEREE).cookie), 'a cookie names a device');
  app.app.matches.context.unlocked.keep(app.app.store.read, device);
  return phoneOf(REFEREE);
}
const homeOf = async (phone: Phone): Promise<HomeView> => {
  const said = await phone.wire.emitWithAck('home');
  return present(said.ok ? said.value.home : null, 'a home');
};
const onFloor = async (phone: Phone): Promise<readonly FloorMatch[]> => {
  const said = await phone.wire.emitWithAck('floor');
  return said.ok ? said.value.matches : [];
};
const fileFor = (phone: Phone, match: string): Promise<Response> =>
  fetch(`${app.url}/api/matches/${match}/file`, { headers: { cookie: phone.cookie } });

/** Two play, one watches, and then the log of their match can no longer be played. */
async function stopped() {
  const [a, b, watcher] = [await phoneOf(ONE), await phoneOf(TWO), await phoneOf(OTHER)];
  const { match, watch } = await openMatch(a, b);
  await watcher.follow({ by: 'code', code: watch });
  await breakLog(app.app.store, match);
  const called = await a.send({ id: a.newId(), type: 'call', match });
  expect(called).toEqual({ ok: false, error: { code: 'match-stopped' } });
  return { a, b, watcher, match, watch };
}

test('everybody there is told at once, and whoever comes later; their homes say so; other matches go on', async () => {
  const { a, b, watcher, match, watch } = await stopped();
  await Promise.all([a, b, watcher].map((phone) => phone.until(({ table }) => table?.stopped === 'waits')));
  expect(await homeOf(a)).toMatchObject({ match: { match, stopped: true } });
  const late = await phoneOf(ANOTHER);
  await late.follow({ by: 'code', code: watch });
  expect(late.table).toMatchObject({ stopped: 'waits' });
  expect(late.view.common.phase.at).toBe('placing');
  const sound = await openMatch(watcher, late);
  const conceded = { type: 'play', match: sound.match, command: { type: 'concede' } } as const;
  expect(await late.send({ id: late.newId(), ...conceded })).toMatchObject({ ok: true });
});

test('a screen of the hall is told no stake when it stops, and nobody a link that the event has closed', async () => {
  const [a, b, display] = [await phoneOf(ONE), await phoneOf(TWO), await phoneOf(DISPLAY)];
  const { match } = await openMatch(a, b);
  await display.follow({ by: 'floor', match });
  const { context } = app.app.matches;
  await app.app.store.transact(async (tx) => ok(await writeSetting(context, tx, 'watching', 'nobody')));
  await a.follow({ by: 'seat', match });
  await breakLog(app.app.store, match);
  await a.send({ id: a.newId(), type: 'call', match });
  for (const phone of [a, display]) await phone.until(({ table }) => table?.stopped === 'waits');
  expect(display.table).toMatchObject({ stake: null, watch: null });
  expect(a.table).toMatchObject({ stake: 1, watch: null });
});

test('staff read on the floor what broke and where in the code, and take its file along; the hall is told no more than that', async () => {
  const { a, match } = await stopped();
  const [referee, display] = [await refereesPhone(), await phoneOf(DISPLAY)];
  const place = expect.stringMatching(/^(server|shared)\/src\/.+\.ts:\d+/);
  expect(await onFloor(referee)).toMatchObject([{ match, stopped: { broken: 'BrokenInvariant', place } }]);
  expect(await onFloor(display)).toMatchObject([{ match, stopped: { broken: '', place: '' } }]);
  const taken = await fileFor(referee, match);
  const file = await taken.text();
  expect(JSON.parse(file)).toMatchObject({ format: 'dunmer-trade-stopped/1', match, stopped: { place } });
  expect(file).not.toContain('DeckTaken');
  expect(file).not.toContain('"to":"a"');
  expect(file).not.toContain('"to":"server"');
  for (const [phone, status] of [
    [a, 409],
    [display, 404],
  ] as const)
    expect((await fileFor(phone, match)).status).toBe(status);
});

test('a referee voids it: it is gone from the floor, both are free with what they had, and their phones say that it is over', async () => {
  const { a, b, match, watch } = await stopped();
  const referee = await refereesPhone();
  const act = { type: 'voidMatch', match, shortfall: 'refuse', reason: 'it stands still' } as const;
  const voiding: StaffAct = { id: referee.newId(), ...act };
  expect(await referee.wire.emitWithAck('preview', voiding)).toMatchObject({
    ok: true,
    value: {
      effects: expect.arrayContaining([
        { is: 'drakes', from: 'pot', to: trader(ONE).name, sum: 1, why: 'stake-back' },
        { is: 'drakes', from: 'pot', to: trader(TWO).name, sum: 1, why: 'stake-back' },
      ]),
    },
  });
  expect(await onFloor(referee)).toHaveLength(1);
  expect(await referee.send(voiding)).toMatchObject({ ok: true });
  await Promise.all([a, b].map((phone) => phone.until(({ table }) => table?.stopped === 'over')));
  expect(await onFloor(referee)).toEqual([]);
  expect(await homeOf(a)).toMatchObject({ match: null, purse: 50 });
  const late = await phoneOf(ANOTHER);
  await late.follow({ by: 'code', code: watch });
  expect(late.table).toMatchObject({ stopped: 'over' });
  expect(await openMatch(a, b)).toHaveProperty('match');
});

test('a match that can’t be read at the start of the server stands still, and staff see it', async () => {
  const [a, b] = [await phoneOf(ONE), await phoneOf(TWO)];
  const { match } = await openMatch(a, b);
  await breakLog(app.app.store, match);
  for (const phone of phones.splice(0)) phone.close();
  const { dataDir } = app.config;
  await app.app.close();
  const again = await testApp({ dataDir });
  const close = app.close;
  app = {
    ...again,
    close: async () => {
      await again.close();
      await close();
    },
  };
  const referee = await refereesPhone();
  for (;;) {
    const [row] = await onFloor(referee);
    if (row === undefined) continue;
    expect(row).toMatchObject({ match, stopped: { broken: 'BrokenInvariant' } });
    break;
  }
});

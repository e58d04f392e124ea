// People who look on, over sockets, when the setting `watching` changes (EVENT, "Who sees what").

import { afterEach, beforeEach, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { ServerMessages, Watching } from '@dunmer/shared/protocol';
import { deviceOf } from '../device/index.ts';
import { LIMITS } from './limits.ts';
import { openMatch, Phone, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';

const [ONE, TWO, TRADER, REFEREE, ORGANISER] = [0, 1, 2, 3, 4];
const CLOSED = { code: 'not-watched' };

let app: TestApp;
let match = '';
let code = '';
const phones: Phone[] = [];

async function phoneOf(number: number | null): Promise<Phone> {
  const known = number === null ? {} : trader(number);
  const phone = await Phone.connect({ url: app.url, random: seeded(phones.length + 1), ...known });
  phones.push(phone);
  return phone;
}

beforeEach(async () => {
  app = await testApp({}, { seeding: { count: 5, staff: { 3: 'referee', 4: 'organiser' } } });
  const [a, b] = [await phoneOf(ONE), await phoneOf(TWO)];
  ({ match } = await openMatch(a, b));
  code = present(await app.app.store.read.match(match), 'a match').watch;
});
afterEach(async () => {
  for (const phone of phones.splice(0)) phone.close();
  await app.close();
});

async function set(value: Watching): Promise<void> {
  const device = present(deviceOf(trader(ORGANISER).cookie), 'a device');
  app.app.matches.context.unlocked.keep(app.app.store.read, device);
  const organiser = await phoneOf(ORGANISER);
  const id = organiser.newId();
  const change = { name: 'watching', value } as const;
  const answer = await organiser.send({ id, type: 'set', change, reason: 'as agreed' });
  expect(answer).toMatchObject({ ok: true });
}

type Closed = Parameters<ServerMessages['closed']>[0];
const nextClosed = (phone: Phone): Promise<Closed> =>
  new Promise((resolve) => void phone.wire.once('closed', resolve));

const watch = async (phone: Phone, follow: Parameters<Phone['requestSync']>[0]['follow']) => {
  const synced = await phone.requestSync({ follow, since: 0 });
  return synced.ok ? 'ok' : synced.error.code;
};
const byCode = (phone: Phone) => watch(phone, { by: 'code', code });
const byFloor = (phone: Phone) => watch(phone, { by: 'floor', match });

/** Collects the versions of the batches that a phone hears from now on. */
function batchesOf(phone: Phone): readonly number[] {
  const heard: number[] = [];
  phone.wire.on('batch', ({ version }) => heard.push(version));
  return heard;
}

/** Lets the two play on, until everything that was sent has arrived. */
async function playOn(others: readonly Phone[]): Promise<void> {
  const a = present(phones[0], 'a player');
  await a.send({ id: a.newId(), type: 'call', match });
  for (const phone of others) await phone.wire.emitWithAck('alive');
}

test('nobody: who looks on by the link is told at once that it is closed, and hears no more; players and staff do', async () => {
  const [stranger, joined, referee] = [await phoneOf(null), await phoneOf(TRADER), await phoneOf(REFEREE)];
  expect([await byCode(stranger), await byCode(joined), await byFloor(referee)]).toEqual(['ok', 'ok', 'ok']);
  const told = Promise.all([nextClosed(stranger), nextClosed(joined)]);
  await set('nobody');
  expect(await told).toEqual([
    { match, why: CLOSED },
    { match, why: CLOSED },
  ]);
  const [cut, alsoCut, seen] = [batchesOf(stranger), batchesOf(joined), batchesOf(referee)];
  const b = present(phones[1], 'a player');
  const played = batchesOf(b);
  await playOn([stranger, joined, referee, b]);
  expect([cut.length, alsoCut.length, seen.length, played.length]).toEqual([0, 0, 1, 1]);
  expect([await byCode(stranger), await byCode(joined)]).toEqual(['unknown-code', 'unknown-code']);
});

test('event: a browser without a person is cut from what it saw by the link; a joined trader looks on', async () => {
  const [stranger, joined] = [await phoneOf(null), await phoneOf(TRADER)];
  expect([await byCode(stranger), await byCode(joined)]).toEqual(['ok', 'ok']);
  const told = nextClosed(stranger);
  await set('event');
  expect(await told).toEqual({ match, why: CLOSED });
  const [cut, seen] = [batchesOf(stranger), batchesOf(joined)];
  await playOn([stranger, joined]);
  expect([cut.length, seen.length]).toEqual([0, 1]);
  expect([await byCode(stranger), await byCode(joined)]).toEqual(['no-person', 'ok']);
});

test('event: a joined trader is shown the matches of the hall, as the hall is; until the setting is another', async () => {
  const joined = await phoneOf(TRADER);
  const stranger = await phoneOf(null);
  expect(await joined.wire.emitWithAck('floor')).toMatchObject({ error: { code: 'not-allowed' } });
  await set('event');
  const floor = await joined.wire.emitWithAck('floor');
  expect(floor.ok && floor.value).toMatchObject({
    matches: [{ match, stake: null, watch: null, contract: null, mayAct: false }],
    overdue: 0,
    moves: [],
  });
  expect(await stranger.wire.emitWithAck('floor')).toMatchObject({ error: { code: 'no-person' } });
  expect(await byFloor(joined)).toBe('ok');
  const told: Closed[] = [];
  const both = new Promise<void>((resolve) => {
    joined.wire.on('closed', (closed) => {
      told.push(closed);
      if (told.length === 2) resolve();
    });
  });
  await set('link');
  await both;
  expect(told).toEqual(
    expect.arrayContaining([
      { match, why: CLOSED },
      { match: null, why: CLOSED },
    ]),
  );
});

test('a player who looks at their own match by its link hears each step once, as one who looks on', async () => {
  const a = present(phones[0], 'a player');
  expect([await watch(a, { by: 'seat', match }), await byCode(a)]).toEqual(['ok', 'ok']);
  const heard = batchesOf(a);
  await playOn([a]);
  expect(heard).toHaveLength(1);
});

test('of more matches than a phone may follow it hears no more of the one that it has followed longest', async () => {
  const watcher = await phoneOf(null);
  const [c, d] = [await phoneOf(TRADER), await phoneOf(REFEREE)];
  await byCode(watcher);
  const heard = new Set<string>();
  watcher.wire.on('batch', (batch) => heard.add(batch.match));
  const seat = present(phones[0], 'the phone of a seat');
  const followed = [match];
  for (let i = 0; i < LIMITS.follows; i += 1) {
    const { match: another, watch: by } = await openMatch(c, d);
    followed.push(another);
    expect(await watch(watcher, { by: 'code', code: by })).toBe('ok');
    // One that it asks for again is not one more: with as many as it may follow, it loses none.
    if (followed.length === LIMITS.follows) {
      await watch(watcher, { by: 'code', code: by });
      await seat.send({ id: seat.newId(), type: 'call', match });
      await watcher.wire.emitWithAck('alive');
      expect(heard.delete(match)).toBe(true);
    }
    await c.play({ type: 'concede' });
  }
  await seat.play({ type: 'concede' });
  // What was said before has come by now.
  await watcher.wire.emitWithAck('alive');
  expect([...heard]).toEqual(followed.slice(1));
});

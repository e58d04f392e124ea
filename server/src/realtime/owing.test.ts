// A phone that reads, but never says what it has seen, is cut (P14), over sockets.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { ScriptedClock } from '@dunmer/shared/testing';
import { LIMITS } from './limits.ts';
import { openMatch, Phone, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';
import { newCookie, openWire, untilConnected, type Wire } from '../../test/support/wire.ts';

const clock = new ScriptedClock(1_700_000_000_000);
let app: TestApp;
let players: readonly Phone[] = [];
let wire: Wire;
let watch = '';
beforeEach(async () => {
  app = await testApp({}, { clock, seeding: { count: 2 } });
  const { url } = app;
  const [a, b] = await Promise.all([
    Phone.connect({ url, random: seeded(1), ...trader(0) }),
    Phone.connect({ url, random: seeded(2), ...trader(1) }),
  ]);
  players = [a, b];
  ({ watch } = await openMatch(a, b));
  wire = openWire({ url, cookie: await newCookie(url), comesBack: false });
  wire.connect();
  await untilConnected(wire);
});
afterEach(async () => {
  wire.disconnect();
  for (const phone of players) phone.close();
  await app.close();
});

/** Asks for the match from this version on, and follows it. */
const sync = (since: number) => wire.emitWithAck('sync', { follow: { by: 'code', code: watch }, since });

/** Lets the two play on, so that there is a version that the watcher has not said it has seen. */
async function playOn(): Promise<void> {
  await players[0]?.play({ type: 'concede' });
}

/** Lets time pass, and asks for the match every two seconds; says whether the phone is still there at the end. */
async function staysFor(milliseconds: number, ask: () => Promise<unknown>): Promise<boolean> {
  for (let passed = 0; passed < milliseconds; passed += LIMITS.sweep) {
    if (passed % 2_000 === 0) await ask();
    clock.advance(LIMITS.sweep);
  }
  // Where the server has hung up, no answer comes.
  return wire.emitWithAck('alive').then(
    () => true,
    () => false,
  );
}

test('though it asks again and again from the version that it says to have: asking settles no debt', async () => {
  expect(await sync(0)).toMatchObject({ ok: true });
  await playOn();
  expect(await staysFor(LIMITS.owed - 2 * LIMITS.sweep, () => sync(0))).toBe(true);
  expect(await staysFor(3 * LIMITS.sweep, () => sync(0))).toBe(false);
});

test('and not if it asks from the newest version: that says that it has seen the rest', async () => {
  expect(await sync(0)).toMatchObject({ ok: true });
  await playOn();
  const newest = await sync(0);
  expect(newest).toMatchObject({ ok: true });
  const version = newest.ok ? (newest.value.batches.at(-1)?.version ?? 0) : 0;
  expect(await staysFor(2 * LIMITS.owed, () => sync(version))).toBe(true);
});

// Over sockets, on a store whose every call comes late, newcomers miss nothing and get nothing twice (P9).

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SyncRequest, SyncState } from '@dunmer/shared/protocol';
import {
  newCookie,
  openMatch,
  Phone,
  seeded,
  testApp,
  type TestApp,
  trader,
} from '../../test/support/index.ts';
import { openLateFolder } from '../../test/support/lateStore.ts';
import { openWire, untilConnected, type Wire } from '../../test/support/wire.ts';

const [ONE, TWO] = [0, 1];
const TURNS = 6;
const [MATCHES, PAGES] = [3, 6];

let app: TestApp;
const wires: Wire[] = [];
const phones: Phone[] = [];
beforeEach(async () => {
  app = await testApp(
    {},
    {
      seeding: { count: 2, drakes: 50 },
      open: (options) => openLateFolder(options, { random: seeded(1), turns: TURNS }),
    },
  );
});
afterEach(async () => {
  for (const wire of wires.splice(0)) wire.disconnect();
  for (const phone of phones.splice(0)) phone.close();
  await app.close();
});

async function phoneOf(number: number): Promise<Phone> {
  const phone = await Phone.connect({ url: app.url, random: seeded(number), ...trader(number) });
  phones.push(phone);
  return phone;
}
async function wireOf(cookie: string): Promise<Wire> {
  const wire = openWire({ url: app.url, cookie });
  wires.push(wire);
  await untilConnected(wire);
  return wire;
}
/** Sends a `sync` and hands its answer to `hear` at once, before whatever follows it in the same chunk. */
const sync = (wire: Wire, request: SyncRequest, hear: (synced: SyncState) => void): Promise<boolean> =>
  new Promise((resolve, reject) =>
    wire.emit('sync', request, (said) => {
      if (!said.ok) return reject(new Error(said.error.code));
      hear(said.value);
      resolve(said.value.more);
    }),
  );
/** Loads a page in the middle of a match again and again; returns the versions that it was told each time. */
async function comesAgain(code: string, isOver: () => boolean): Promise<readonly (readonly number[])[]> {
  const all: (readonly number[])[] = [];
  const follow = { by: 'code', code } as const;
  const cookie = await newCookie(app.url);
  while (!isOver()) {
    const told: number[] = [];
    const wire = await wireOf(cookie);
    wire.on('batch', ({ version }) => told.push(version));
    const take = ({ batches }: SyncState): void => void told.push(...batches.map(({ version }) => version));
    while (await sync(wire, { follow, since: told.at(-1) ?? 0 }, take));
    // It hears some of the batches that come after.
    const enough = told.length + 2;
    while (told.length < enough && !isOver()) await wire.emitWithAck('alive');
    all.push(told);
    if (!isOver()) wire.disconnect();
  }
  return all;
}

test('who joins in the middle of a match is told every batch once, in order', async () => {
  const [a, b] = [await phoneOf(ONE), await phoneOf(TWO)];
  let joined = 0;
  for (let match = 0; match < MATCHES; match++) {
    const { watch } = await openMatch(a, b);
    const pages = Array.from({ length: PAGES }, () => comesAgain(watch, () => a.isFinished && b.isFinished));
    for (const phone of [a, b]) phone.autoplay();
    for (const told of (await Promise.all(pages)).flat()) {
      expect(told).toEqual(told.map((_, i) => i + 1));
      joined += 1;
    }
    for (const phone of [a, b]) phone.pause();
  }
  expect(joined).toBeGreaterThan(MATCHES * PAGES * 2);
});

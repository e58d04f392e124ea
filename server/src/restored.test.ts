// P20 over sockets: what phones say after their server was restored from a backup, and what follows.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import type { SeenBefore, SyncState } from '@dunmer/shared/protocol';
import {
  newCommandId,
  openPair,
  type Pair,
  Phone,
  seeded,
  testApp,
  type TestApp,
  trader,
  untilQuiet,
} from '../test/support/index.ts';
import { deviceOf } from './device/index.ts';
import { backUp, restore, verifyFolder } from './folder/index.ts';

const REFEREE = 40;
const random = seeded(7);

let home = '';
let app: TestApp;
const data = (): string => join(home, 'data');
const start = async (port = 0): Promise<void> => {
  app = await testApp({ dataDir: data(), port }, { seeding: { count: 42, staff: { [REFEREE]: 'referee' } } });
};
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'dunmer-'));
  await start();
});
afterEach(async () => {
  await app.close();
  rmSync(home, { recursive: true, force: true });
});

const copy = () => backUp({ from: data(), to: join(home, 'copy'), now: () => Date.now() });
let epochs = 0;
async function putBack(): Promise<void> {
  await app.close();
  const newEpoch = () => `restored-${(epochs += 1)}`;
  await restore({ from: join(home, 'copy'), folder: data(), now: () => Date.now(), newEpoch, anyway: false });
  await start(app.app.port);
}

interface Played {
  readonly match: string;
  /** The version of the match in the backup, and the one that both phones had seen. */
  readonly had: number;
  readonly seen: SeenBefore;
  readonly pair: Pair;
}

/** Two phones play, a backup is made, they play on, and the server is restored from the backup. */
async function forgotten(): Promise<Played> {
  const pair = await openPair(app.url, random, ['wizards-tower', 'menagerie']);
  const { a, b } = pair;
  await untilQuiet([a, b]);
  const had = a.log.version;
  await copy();
  const { epoch } = app.app.store;
  await a.play({ type: 'concede' });
  await untilQuiet([a, b]);
  const seen = { epoch, version: a.log.version };
  expect(seen.version).toBeGreaterThan(had);
  pair.close();
  await putBack();
  return { match: a.match, had, seen, pair };
}

/** What a phone gets that says what it had seen before. */
async function sync(phone: Phone, match: string, before?: SeenBefore): Promise<SyncState> {
  const said = before === undefined ? {} : { before };
  const synced = await phone.requestSync({ follow: { by: 'seat', match }, since: 0, ...said });
  if (!synced.ok) throw new Error(synced.error.code);
  return synced.value;
}
const notes = ({ batches }: SyncState) =>
  batches.flatMap(({ events }) => events.flatMap((event) => (event.type === 'DeskNoted' ? event.note : [])));
const HELD = { act: 'paused', by: 'restore', reason: '' };

const connect = (cookie: string): Promise<Phone> => Phone.connect({ url: app.url, random, cookie });

/** An act of a referee who has entered the passphrase. */
async function ruled(match: string, type: 'pauseMatch' | 'resumeMatch'): Promise<void> {
  const device = present(deviceOf(trader(REFEREE).cookie), 'a cookie names a device');
  app.app.matches.context.unlocked.keep(app.app.store.read, device);
  const asked = { id: newCommandId(random, Date.now()), type, match, reason: 'seen to' };
  expect(await app.app.commands.command(device, asked)).toMatchObject({ ok: true });
}

describe('a match of which a seat’s phone had seen more than the restored server has', () => {
  test('stands, with a note for everybody, until a referee lets it go on; then it is played to its end', async () => {
    const { match, had, seen, pair } = await forgotten();
    const [a, b] = [await connect(pair.a.cookie), await connect(pair.b.cookie)];
    await a.follow({ by: 'seat', match });
    expect([a.log.version, a.view.desk.paused]).toEqual([had, false]);
    const told = await sync(b, match, seen);
    expect([told.batches.length, notes(told)]).toEqual([had + 1, [HELD]]);
    await a.until(({ view }) => view.desk.paused);
    const laying = { row: 'front', cells: ['x', 'y', 'z'] } as const;
    expect(await a.play({ type: 'place', laying })).toEqual({ ok: false, error: { code: 'match-paused' } });

    await ruled(match, 'resumeMatch');
    await b.follow({ by: 'seat', match });
    for (const phone of [a, b]) phone.autoplay();
    await Promise.all([a.untilFinished(), b.untilFinished()]);
    for (const phone of [a, b]) phone.close();
    expect(await verifyFolder(data())).toMatchObject({ finding: null });
  });

  test('is paused once, whoever says so, however often, and after another start too', async () => {
    const { match, seen, pair } = await forgotten();
    const [a, b] = [await connect(pair.a.cookie), await connect(pair.b.cookie)];
    await Promise.all([sync(a, match, seen), sync(b, match, seen), sync(a, match, seen)]);
    await ruled(match, 'resumeMatch');
    expect(notes(await sync(b, match, { ...seen, version: 999 }))).toEqual([
      HELD,
      { act: 'resumed', by: 'referee' },
    ]);
    await app.close();
    await start(app.app.port);
    const again = await connect(pair.a.cookie);
    expect(notes(await sync(again, match, seen))).toHaveLength(2);
    for (const phone of [a, b, again]) phone.close();
  });

  test('stands again after another restore', async () => {
    const { match, seen, pair } = await forgotten();
    let a = await connect(pair.a.cookie);
    await sync(a, match, seen);
    a.close();
    await putBack();
    a = await connect(pair.a.cookie);
    expect(notes(await sync(a, match))).toEqual([]);
    expect(notes(await sync(a, match, { epoch: 'restored-1', version: seen.version }))).toEqual([HELD]);
    a.close();
  });

  test('says so to staff in the words of the pause that holds it already', async () => {
    const { match, seen, pair } = await forgotten();
    await ruled(match, 'pauseMatch');
    const a = await connect(pair.a.cookie);
    expect(notes(await sync(a, match, seen)).at(-1)).toEqual(HELD);
    a.close();
  });
});

describe('nothing is paused', () => {
  test('by who has no seat there, by a watcher, or by a phone from which its owner has moved on', async () => {
    const { match, seen, pair } = await forgotten();
    const stranger = await connect(trader(39).cookie);
    expect(
      await stranger.requestSync({ follow: { by: 'seat', match }, since: 0, before: seen }),
    ).toMatchObject({
      error: { code: 'no-seat' },
    });
    const watched = { follow: { by: 'code', code: pair.watch }, since: 0, before: seen } as const;
    expect(await stranger.requestSync(watched)).toMatchObject({ ok: true });
    const { store, matches } = app.app;
    await store.transact(async (tx) => {
      const { key } = present(await tx.people.person(present(pair.a.person, 'a trader')), 'a trader');
      const { link } = present(
        await tx.people.device(present(deviceOf(pair.a.cookie), 'a phone')),
        'a phone',
      );
      await tx.people.bindDevice({
        device: 'another phone',
        link,
        person: key,
        at: 0,
        renamed: null,
        origin: null,
      });
      return ok(matches.context.actors.clear(tx));
    });
    const a = await connect(pair.a.cookie);
    expect(await a.requestSync({ follow: { by: 'seat', match }, since: 0, before: seen })).toMatchObject({
      error: { code: 'read-only' },
    });
    const { key } = present(await store.read.match(match), 'a match');
    expect(JSON.stringify(await store.read.log(key, 0, 1_000))).not.toContain('restore');
    for (const phone of [a, stranger]) phone.close();
  });

  test('by a phone that had seen no more than the copy, or that speaks of the epoch of now', async () => {
    const { match, had, seen, pair } = await forgotten();
    const a = await connect(pair.a.cookie);
    expect(notes(await sync(a, match, { ...seen, version: had }))).toEqual([]);
    expect(notes(await sync(a, match, { epoch: app.app.store.epoch, version: 999 }))).toEqual([]);
    a.close();
  });

  test('of a match that began after the restore, or where there never was one', async () => {
    const never = await openPair(app.url, random);
    expect(notes(await sync(never.a, never.a.match, { epoch: 'another', version: 999 }))).toEqual([]);
    never.close();
    const { seen } = await forgotten();
    const later = await openPair(app.url, random);
    expect(notes(await sync(later.a, later.a.match, { ...seen, version: 999 }))).toEqual([]);
    later.close();
  });
});

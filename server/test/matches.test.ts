import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MatchEvent } from '@dunmer/shared/fairness';
import { ok, present } from '@dunmer/shared/lib';
import type { PlayCommand } from '@dunmer/shared/protocol';
import { openEditions, READY_CARDS, readEdition } from '../src/catalogue/index.ts';
import { Matches } from '../src/match/index.ts';
import { silentLog, systemClock, systemEntropy } from '../src/ports/index.ts';
import { encodeList, openStore, type Store } from '../src/store/index.ts';
import { newCommandId, seeded } from './support/index.ts';

let folder = '';
let store: Store;
let matches: Matches;
const random = seeded(1);
const id = () => newCommandId(random, Date.now());

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-'));
  store = await openStore({ folder, newEpoch: () => 'epoch', now: () => 0 });
  const editions = await openEditions(store, readEdition(READY_CARDS));
  matches = new Matches({ store, editions, clock: systemClock, entropy: systemEntropy, log: silentLog });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a match between the devices `a` and `b`. */
async function opened(): Promise<string> {
  const table = await matches.command('a', {
    id: id(),
    type: 'openTable',
    name: 'Anna',
    deck: 'caravan',
    against: 'person',
  });
  if (!table.ok || table.value.type !== 'opened') throw new Error('a table is opened');
  const { match, play: code } = table.value;
  await matches.command('b', { id: id(), type: 'takeSeat', code, name: 'Boris', deck: 'menagerie' });
  return match;
}
const play = (device: string, match: string, command: PlayCommand) =>
  matches.command(device, { id: id(), type: 'play', match, command });
/** Writes behind the server's back, like another process would. */
async function foreign(match: string, version: number, events: readonly MatchEvent[]): Promise<void> {
  await store.transact(async (tx) => {
    const { key } = present(await tx.match(match), 'it is there');
    return ok(await tx.append(key, version, encodeList(events).json));
  });
}
const promise = { type: 'promise', promise: 'a'.repeat(64) } as const;

test('a command that meets a newer version is decided again on it, not refused', async () => {
  const match = await opened();
  await foreign(match, 2, [
    { type: 'PromiseStored', to: 'server', seat: 'b', promise: 'b'.repeat(64) },
    { type: 'PromiseGiven', to: 'everyone', seat: 'b' },
  ]);
  expect(await play('a', match, promise)).toEqual(ok({ type: 'done', version: 3 }));
  const synced = await matches.sync('a', { follow: { by: 'seat', match }, since: 2 });
  expect(synced).toMatchObject({
    value: { batches: [{ events: [{ type: 'PromiseGiven' }, { type: 'PromisesPublished' }] }] },
  });
});

test('a broken invariant stops its match, for everybody there, and no other', async () => {
  const [broken, sound] = [await opened(), await opened()];
  // Nobody can waive a price before there is one.
  await foreign(broken, 2, [{ type: 'PriceWaived', to: 'everyone', seat: 'a' }]);
  const stopped = { ok: false, error: { code: 'match-stopped' } };
  expect(await play('a', broken, promise)).toEqual(stopped);
  expect(await play('b', broken, { type: 'concede' })).toEqual(stopped);
  expect(await matches.sync('a', { follow: { by: 'seat', match: broken }, since: 0 })).toEqual(stopped);
  expect((await play('a', sound, promise)).ok).toBe(true);
});

describe('a database that can’t save', () => {
  test('answers nothing as done; reading goes on; the same command is done when it is back', async () => {
    const match = await opened();
    const heard: number[] = [];
    matches.listen({ seated: () => undefined, happened: (_, { version }) => heard.push(version) });
    const file = join(folder, 'dunmer-trade.sqlite');
    const command = { id: id(), type: 'play', match, command: promise } as const;

    renameSync(file, `${file}.gone`);
    expect(await matches.command('a', command)).toEqual({ ok: false, error: { code: 'not-saved' } });
    expect(heard).toEqual([]);
    const before = await matches.sync('a', { follow: { by: 'seat', match }, since: 0 });
    expect(before).toMatchObject({ ok: true, value: { batches: [{ version: 1 }] } });

    renameSync(`${file}.gone`, file);
    expect(await matches.command('a', command)).toEqual(ok({ type: 'done', version: 2 }));
    expect(heard).toEqual([2]);
  });
});

test('what was refused in a group that could not be saved is no answer either', async () => {
  const match = await opened();
  const file = join(folder, 'dunmer-trade.sqlite');
  renameSync(file, `${file}.gone`);
  const command = { id: id(), type: 'play', match, command: { type: 'waive' } } as const;
  expect(await matches.command('a', command)).toEqual({ ok: false, error: { code: 'not-saved' } });
  renameSync(`${file}.gone`, file);
  expect(await matches.command('a', command)).toMatchObject({ error: { code: 'wrong-phase' } });
});

test('a finished match is no longer held in memory, and can still be followed', async () => {
  const match = await opened();
  expect(matches.live).toBe(1);
  await play('a', match, { type: 'concede' });
  expect(matches.live).toBe(0);
  const synced = await matches.sync('b', { follow: { by: 'seat', match }, since: 0 });
  expect(synced).toMatchObject({ value: { batches: [{ version: 1 }, { version: 2 }], more: false } });
  expect(matches.live).toBe(0);
});

test('copies have ids that say nothing: others in every match, in no order, none twice', async () => {
  const copiesIn = async (match: string) => {
    const synced = await matches.sync('a', { follow: { by: 'seat', match }, since: 0 });
    const events = synced.ok ? synced.value.batches.flatMap((batch) => batch.events) : [];
    return events.flatMap((event) => (event.type === 'DeckTaken' ? event.deck.map((card) => card.copy) : []));
  };
  const [one, two] = [await copiesIn(await opened()), await copiesIn(await opened())];
  expect(one).toHaveLength(10);
  expect(new Set([...one, ...two]).size).toBe(20);
  expect(one).not.toEqual(one.toSorted());
});

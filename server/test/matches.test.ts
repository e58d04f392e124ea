import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MatchEvent } from '@dunmer/shared/fairness';
import { ok, present } from '@dunmer/shared/lib';
import type { ClientCommand, PlayCommand } from '@dunmer/shared/protocol';
import { openEditions, READY_CARDS, readEdition } from '../src/catalogue/index.ts';
import { type Services, makeServices } from '../src/commands/index.ts';
import { deviceOf } from '../src/device/index.ts';
import { silentLog, systemClock, systemEntropy } from '../src/ports/index.ts';
import { encodeList, openStore, type Store } from '../src/store/index.ts';
import { formFolder } from './support/formedDatabase.ts';
import { newCommandId, seeded, seedStore, trader } from './support/index.ts';

let folder = '';
let store: Store;
let services: Services;
const random = seeded(1);
const id = () => newCommandId(random, Date.now());
/** The browsers of the seeded traders. */
const [a, b, c, d] = [0, 1, 2, 3].map((number) =>
  present(deviceOf(trader(number).cookie), 'it names a device'),
);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-'));
  await formFolder(folder);
  store = await openStore({ folder, newEpoch: () => 'epoch', now: () => 0 });
  await seedStore(store, { count: 4 });
  const editions = await openEditions(store, readEdition(READY_CARDS));
  services = makeServices({ store, editions, clock: systemClock, entropy: systemEntropy, log: silentLog });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const command = (device: string | undefined, said: ClientCommand) =>
  services.commands.command(present(device, 'four traders'), said);

/** Opens a match between two traders, by their numbers. */
async function opened(one: 0 | 2 = 0): Promise<string> {
  const [from, to] = one === 0 ? [a, b] : [c, d];
  const proposed = await command(from, {
    id: id(),
    type: 'proposeMatch',
    with: trader(one + 1).person,
    stake: 1,
    friendly: false,
  });
  if (!proposed.ok || proposed.value.type !== 'made') throw new Error('a match is proposed');
  const accepted = await command(to, { id: id(), type: 'acceptMatch', proposal: proposed.value.id });
  if (!accepted.ok || accepted.value.type !== 'started') throw new Error('a match is opened');
  return accepted.value.match;
}
const play = (device: string | undefined, match: string, said: PlayCommand) =>
  command(device, { id: id(), type: 'play', match, command: said });
const sync = async (device: string | undefined, match: string, since: number) =>
  services.matches.sync(await services.world.actors.of(store.read, present(device, 'a trader')), {
    follow: { by: 'seat', match },
    since,
  });
/** Writes behind the server's back, as another process would. */
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
  expect(await play(a, match, promise)).toEqual(ok({ type: 'done', version: 3 }));
  const synced = await sync(a, match, 2);
  expect(synced).toMatchObject({
    value: { batches: [{ events: [{ type: 'PromiseGiven' }, { type: 'PromisesPublished' }] }] },
  });
});

test('a broken invariant stops its match, for everybody there, and no other', async () => {
  const [broken, sound] = [await opened(0), await opened(2)];
  // Nobody can waive a price before there is one.
  await foreign(broken, 2, [{ type: 'PriceWaived', to: 'everyone', seat: 'a' }]);
  const stopped = { ok: false, error: { code: 'match-stopped' } };
  expect(await play(a, broken, promise)).toEqual(stopped);
  expect(await play(b, broken, { type: 'concede' })).toEqual(stopped);
  // Its table is shown up to the last version that can be played, with the note that it has stopped.
  expect(await sync(a, broken, 0)).toMatchObject({
    ok: true,
    value: { version: 1, more: false, table: { stopped: 'waits' } },
  });
  expect((await play(c, sound, promise)).ok).toBe(true);
});

describe('a database that can’t save', () => {
  test('answers nothing as done; reading goes on; the same command is done when it is back', async () => {
    const match = await opened();
    const heard: number[] = [];
    services.matches.listen({ seated: () => undefined, happened: (_, { version }) => heard.push(version) });
    const file = join(folder, 'dunmer-trade.sqlite');
    const said = { id: id(), type: 'play', match, command: promise } as const;

    renameSync(file, `${file}.gone`);
    expect(await command(a, said)).toEqual({ ok: false, error: { code: 'not-saved' } });
    expect(heard).toEqual([]);
    const before = await sync(a, match, 0);
    expect(before).toMatchObject({ ok: true, value: { batches: [{ version: 1 }] } });

    renameSync(`${file}.gone`, file);
    expect(await command(a, said)).toEqual(ok({ type: 'done', version: 2 }));
    expect(heard).toEqual([2]);
  });
});

test('what was refused in a group that could not be saved is no answer either', async () => {
  const match = await opened();
  const file = join(folder, 'dunmer-trade.sqlite');
  renameSync(file, `${file}.gone`);
  const said = { id: id(), type: 'play', match, command: { type: 'waive' } } as const;
  expect(await command(a, said)).toEqual({ ok: false, error: { code: 'not-saved' } });
  renameSync(`${file}.gone`, file);
  expect(await command(a, said)).toMatchObject({ error: { code: 'wrong-phase' } });
});

test('a finished match is no longer held in memory, and can still be followed', async () => {
  const match = await opened();
  expect(services.matches.live).toBe(1);
  await play(a, match, { type: 'concede' });
  expect(services.matches.live).toBe(0);
  const synced = await sync(b, match, 0);
  expect(synced).toMatchObject({ value: { batches: [{ version: 1 }, { version: 2 }], more: false } });
  expect(services.matches.live).toBe(0);
});

// Who may watch a match (EVENT, "Who sees what"; the setting `watching`).

import { afterEach, beforeEach, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { SyncRequest, Watching } from '@dunmer/shared/protocol';
import { done, ONE, openRoom, ORGANISER, REFEREE, STRANGER, without } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import type { Table } from '../../test/support/playOut.ts';
import { codeInfo } from '../people/index.ts';

let room: EventRoom;
let table: Table;
let code = '';
beforeEach(async () => {
  room = await openRoom();
  table = await without(room, 10);
  code = present(await room.store.read.match(table.match), 'a match').watch;
});
afterEach(() => room.close());

const set = (value: Watching) =>
  done(room, ORGANISER, { type: 'set', change: { name: 'watching', value }, reason: 'x' });
async function followFrom(device: string, by: SyncRequest['follow']) {
  const actor = await room.services.world.actors.of(room.store.read, device);
  const synced = await room.services.matches.sync(actor, { follow: by, since: 0 });
  return synced.ok ? synced.value.table : synced.error.code;
}
const follow = (number: number, by: SyncRequest['follow']) => followFrom(room.device(number), by);
const byStranger = () => followFrom('a stranger’s phone', { by: 'code', code });
const byCode = (number = STRANGER) => follow(number, { by: 'code', code });
const byFloor = (number = STRANGER) => follow(number, { by: 'floor', match: table.match });

test('link: who has the match’s watch link', async () => {
  expect(await byCode()).toMatchObject({ watch: code, stake: 10 });
  expect(await byFloor()).toBe('not-allowed');
  expect(await byFloor(REFEREE)).toMatchObject({ stake: 10 });
});

test('event: everybody joined', async () => {
  await set('event');
  expect(await byFloor()).toMatchObject({ watch: code });
  expect(await byCode()).toMatchObject({ watch: code });
});

test('event: a browser without a person is joined to nothing, and not admitted by the link before the end', async () => {
  await set('event');
  expect(await byStranger()).toBe('no-person');
  expect(await codeInfo(room.services.world, room.store.read, code)).toEqual({
    kind: 'watch',
    match: table.match,
  });
  await table.play('a', { type: 'concede' });
  expect(await byStranger()).toMatchObject({ watch: code });
});

test('nobody: the code means nothing, and nobody is shown it', async () => {
  await set('nobody');
  expect(await byCode()).toBe('unknown-code');
  expect(await codeInfo(room.services.world, room.store.read, code)).toBeNull();
  expect(await follow(ONE, { by: 'seat', match: table.match })).toMatchObject({ watch: null });
  expect(await byFloor(REFEREE)).toMatchObject({ watch: null });
});

test('a finished match is replayed by whom its players give its link', async () => {
  await set('nobody');
  await table.play('a', { type: 'concede' });
  expect(await byCode()).toMatchObject({ watch: code });
  expect(await codeInfo(room.services.world, room.store.read, code)).toEqual({
    kind: 'watch',
    match: table.match,
  });
});

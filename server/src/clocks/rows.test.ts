// Which clocks have a row in the database (RELIABILITY, P15): a crash gives back at most the time since the last
// saving, and never takes the time left on an earlier clock of the same name.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from '@dunmer/shared/lib';
import { ScriptedClock } from '@dunmer/shared/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { done, openRoom, REFEREE } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { formFolder } from '../../test/support/formedDatabase.ts';
import { type Seated, seatedAtPatrons, untilTurn } from '../../test/support/patronsRoom.ts';
import { openStore } from '../store/index.ts';

const SAVED = 10_000;

let clock: ScriptedClock;
let room: EventRoom;
let at: Seated;
beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  room = await openRoom({ clock });
  await room.services.clocks.start();
  at = await seatedAtPatrons(room);
  await untilTurn(at);
});
afterEach(async () => {
  await room.services.clocks.stop();
  await room.close();
});

const flush = () => room.store.transact(async () => ({ ok: true, value: null }) as const);
const rows = async () => (await room.store.read.clocks.clocks()).map(({ kind, seat }) => `${kind} ${seat}`);

/** Saves all clocks, in the next group. */
async function save(): Promise<void> {
  clock.advance(SAVED);
  await flush();
}

/** The seat whose turn it is, and how it asks to end the turn. */
async function ending() {
  const { stage } = (await at.table.view('a')).common;
  assert(stage.at === 'turn', 'a turn');
  const { seat, turn } = stage;
  return { seat, end: () => at.table.play(seat, { type: 'endTurn', turn }) };
}

test('a clock that begins gets its row when all are saved, and loses it in the commit in which it ends', async () => {
  expect(await rows()).toEqual([]);
  const { seat } = await ending();
  await save();
  expect(await rows()).toEqual([`turn ${seat}`]);
  await untilTurn(at, 2);
  expect(await rows()).toEqual([]);
});

test('one that begins under the name of one that was saved has no row of that one', async () => {
  const { seat } = await ending();
  await save();
  await untilTurn(at, 3);
  expect((await ending()).seat).toBe(seat);
  expect(await rows()).toEqual([]);
  await save();
  await save();
  expect(await rows()).toEqual([`turn ${seat}`]);
});

test('in one group with the turn that ends it, a saving leaves no row, whichever comes first', async () => {
  const first = await ending();
  clock.advance(SAVED);
  expect((await first.end()).ok).toBe(true);
  expect(await rows()).toEqual([]);
  const { seat } = await ending();
  await save();
  expect(await rows()).toEqual([`turn ${seat}`]);
  const second = await ending();
  const ended = second.end();
  clock.advance(SAVED);
  expect((await ended).ok).toBe(true);
  expect(await rows()).toEqual([]);
});

test('a clock that gets more time and ends in one group leaves no row', async () => {
  const { seat, end } = await ending();
  const extend = { type: 'extend', match: at.match, seat, seconds: 60, reason: 'rain' } as const;
  const extended = done(room, REFEREE, extend);
  expect((await Promise.all([extended, end()]))[1].ok).toBe(true);
  expect(await rows()).toEqual([]);
});

describe('where the disk fails, and the database may have what nobody was told of', () => {
  const disk = { fails: false };
  let folder = '';
  beforeEach(async () => {
    await room.services.clocks.stop();
    await room.close();
    folder = mkdtempSync(join(tmpdir(), 'dunmer-rows-'));
    await formFolder(folder);
    const bring = async (): Promise<void> => {
      if (disk.fails) throw new Error('EIO');
    };
    const kept = await openStore({ folder, newEpoch: () => 'epoch', now: () => 0, bring });
    room = await openRoom({ clock, kept });
    await room.services.clocks.start();
    at = await seatedAtPatrons(room);
    await untilTurn(at);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a row that was saved then is lost in the commit in which its clock ends', async () => {
    const { seat, end } = await ending();
    disk.fails = true;
    clock.advance(SAVED);
    expect((await flush()).ok).toBe(false);
    disk.fails = false;
    expect(await rows()).toEqual([`turn ${seat}`]);
    expect((await end()).ok).toBe(true);
    expect(await rows()).toEqual([]);
  });

  test('a clock that has ended then gets no row when all are saved', async () => {
    const { seat, end } = await ending();
    disk.fails = true;
    expect((await end()).ok).toBe(false);
    disk.fails = false;
    expect((await ending()).seat).not.toBe(seat);
    await save();
    expect(await rows()).not.toContain(`turn ${seat}`);
    await save();
    await save();
    expect(await rows()).toEqual([`turn ${(await ending()).seat}`]);
  });
});

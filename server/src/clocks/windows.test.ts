// The clock of an asking at a stop (PROMISES, PR19, PR20): its length, when it begins and stands still, what it does
// at zero, and that a restart takes nothing from it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { SettingChange } from '@dunmer/shared/protocol';
import { ScriptedClock } from '@dunmer/shared/testing';
import { done, ONE, openRoom, ORGANISER, REFEREE, STRANGER, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { clocksIn, flush, passIn } from '../../test/support/passing.ts';
import { Table } from '../../test/support/playOut.ts';
import { given, promiseOf, switched } from '../../test/support/promising.ts';
import {
  housePledge,
  openWindowedRoom,
  passes,
  plays,
  said,
  sat,
  stopAt,
  windowsOf,
} from '../../test/support/windowed.ts';

const START = 1_700_000_000_000;
const FIRST = { seat: 'a', cell: 0 } as const;
let clock: ScriptedClock;
let room: EventRoom;
let table: Table;
let folder: string | null = null;

const pass = (seconds: number): Promise<void> => passIn(room, clock, seconds);
const set = (change: SettingChange): Promise<void> =>
  done(room, ORGANISER, { type: 'set', change, reason: 'as we like it' });
const shown = (): readonly string[] => clocksIn(room, table.match);
const watched = async (seat: 'a' | 'b'): Promise<void> =>
  room.services.clocks.watched(table.match, seat, `asking-${(await windowsOf(table)).asking}`);

/** ONE holds Blessing and Whisper, promises of others, and TWO a Short Cut: either could be asked. */
async function sitWithPromises(): Promise<void> {
  await housePledge(room, 'blessing', ONE);
  await housePledge(room, 'short-cut', TWO, 4);
  await given(room, STRANGER, ONE, { gives: promiseOf(room, STRANGER, 'whisper') });
}

beforeEach(async () => {
  clock = new ScriptedClock(START);
  room = await openWindowedRoom({ clock });
  await room.services.clocks.start();
  await sitWithPromises();
});
afterEach(async () => {
  await room.services.clocks.stop();
  await room.close();
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
  folder = null;
});

/** The seat that is asked at the first stop after the reveal. */
async function asked(): Promise<'a' | 'b'> {
  table = await sat(room);
  await stopAt(table, 'revealed');
  await flush(room);
  const phase = await table.phase();
  return phase.at === 'stop' ? phase.asked : 'a';
}

describe('the clock of a stop', () => {
  test('PR19: it begins when the film of whoever is asked has come up to it, and is 20 s long', async () => {
    const seat = await asked();
    expect(shown()).toEqual([`window ${seat} 20 stands`]);
    await pass(10);
    await watched(seat === 'a' ? 'b' : 'a');
    room.services.clocks.watched(table.match, seat, 1);
    expect(shown()).toEqual([`window ${seat} 20 stands`]);
    await watched(seat);
    await pass(5);
    expect(shown()).toEqual([`window ${seat} 15`]);
  });

  test('PR19: it begins after 40 s at the latest', async () => {
    const seat = await asked();
    await pass(45);
    expect(shown()).toEqual([`window ${seat} 15`]);
  });

  test('PR19: each asking has its own; a refused play changes nothing', async () => {
    const seat = await asked();
    if (seat === 'b') await passes(table, 'b');
    await watched('a');
    await pass(5);
    expect(await plays(table, 'a', promiseOf(room, 3, 'blessing'))).toBe('bad-choice');
    expect(shown()).toEqual(['window a 15']);
    expect(await plays(table, 'a', promiseOf(room, 3, 'blessing'), [FIRST])).toBe('ok');
    expect(shown()).toEqual(['window b 20 stands']);
    await passes(table, 'b');
    expect(shown()).toEqual(['window a 20 stands']);
  });

  test('PR19: run out it passes, and says ahead for all: an absent player costs one clock', async () => {
    const seat = await asked();
    const other = seat === 'a' ? 'b' : 'a';
    await watched(seat);
    await pass(20);
    const { ahead } = await windowsOf(table);
    expect(ahead[seat]).toEqual(['revealed', 'between', 'count', 'answers']);
    expect(ahead[other]).toEqual([]);
    expect(shown()).toEqual([`window ${other} 20 stands`]);
    await passes(table, other);
    await stopAt(table, 'between');
    expect(await table.phase()).toMatchObject({ asked: other });
    // The player, who is there again, takes it back.
    expect(await said(table, seat, { type: 'ahead', windows: [] })).toBe('ok');
    await passes(table, other);
    expect(await table.phase()).toMatchObject({ at: 'stop', asked: seat });
  });

  test('PR19: a referee’s default is a pass, and no more', async () => {
    const seat = await asked();
    await done(room, REFEREE, { type: 'applyDefault', match: table.match, seat, reason: 'r' });
    await pass(15);
    expect((await windowsOf(table)).ahead[seat]).toEqual([]);
    expect(await table.phase()).toMatchObject({ asked: seat === 'a' ? 'b' : 'a' });
  });

  test('PR20: it stands in a pause of the match and of the event', async () => {
    const seat = await asked();
    await watched(seat);
    await pass(5);
    await done(room, REFEREE, { type: 'pauseMatch', match: table.match, reason: 'rain' });
    await pass(60);
    expect(shown()).toEqual([`window ${seat} 15 stands`]);
    await done(room, REFEREE, { type: 'resumeMatch', match: table.match, reason: 'sun' });
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason: 'rain' });
    await flush(room);
    await pass(60);
    expect(shown()).toEqual([`window ${seat} 15 stands`]);
    await done(room, ORGANISER, { type: 'pauseEvent', paused: false, reason: 'sun' });
    await flush(room);
    await pass(1);
    expect(shown()).toEqual([`window ${seat} 14`]);
  });

  test('a referee gives more time', async () => {
    const seat = await asked();
    await watched(seat);
    await done(room, REFEREE, { type: 'extend', match: table.match, seat, seconds: 30, reason: 'r' });
    expect(shown()).toEqual([`window ${seat} 50`]);
  });

  test('it ends with the stop, and what an organiser takes from the hand ends it too', async () => {
    const seat = await asked();
    for (const pledge of [promiseOf(room, 3, 'blessing'), promiseOf(room, STRANGER, 'whisper')])
      await done(room, ORGANISER, { type: 'sendPledgeHome', pledge, reason: 'r' });
    expect(shown()).toEqual(['window b 20 stands']);
    await done(room, ORGANISER, switched('off'));
    expect([seat === 'a' || seat === 'b', shown()]).toEqual([true, []]);
    expect(await room.store.read.clocks.clocks()).toEqual([]);
  });
});

test('PR19: windowTime is the one that was set when the match was opened', async () => {
  await set({ name: 'windowTime', value: 60 });
  const seat = await asked();
  await set({ name: 'windowTime', value: 5 });
  expect(shown()).toEqual([`window ${seat} 60 stands`]);
  const stored = present(await room.store.read.match(table.match), 'a match');
  expect(stored.times.windowTime).toBe(60);
});

test('PR20: a restart within a stop changes nothing but the clock, which goes on where it stood', async () => {
  await room.services.clocks.stop();
  await room.close();
  folder = mkdtempSync(join(tmpdir(), 'dunmer-windows-'));
  room = await openWindowedRoom({ clock, folder });
  await room.services.clocks.start();
  await sitWithPromises();
  const seat = await asked();
  await watched(seat);
  await pass(7);
  const before = await windowsOf(table);
  await room.services.clocks.stop();
  await room.close();
  clock.advance(600_000);
  room = await openRoom({ clock, folder, seeding: null, seed: 2 });
  await room.services.clocks.start();
  table = new Table(room, table.match, { a: ONE, b: TWO }, 5);
  expect(await windowsOf(table)).toEqual(before);
  const { lives } = room.services.matches.context;
  room.services.clocks.wake(present(await lives.get(room.store.read, table.match), 'a match'));
  expect(shown()).toEqual([`window ${seat} 13`]);
  await pass(13);
  expect((await windowsOf(table)).ahead[seat]).toHaveLength(4);
});

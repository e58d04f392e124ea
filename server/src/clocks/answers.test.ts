// The clocks of a match in which an intrigue card waits for its answer (IN19): the answer has a time of its own, and
// all other clocks of the table stand still meanwhile (IN21).

import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok } from '@dunmer/shared/lib';
import { ScriptedClock } from '@dunmer/shared/testing';
import { done, ONE, ORGANISER, REFEREE } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { drawUntil, intrigueSet, ringOn, WORD } from '../../test/support/intriguing.ts';
import { clocksIn, flush, passIn } from '../../test/support/passing.ts';
import type { Table } from '../../test/support/playOut.ts';
import { openStakingRoom, passes, plays, sat, stopAt, windowsOf } from '../../test/support/windowed.ts';
import { runOut } from './runOut.ts';

const reason = 'as we like it';
let clock: ScriptedClock;
let room: EventRoom;
let table: Table;
let voice: string;

const pass = (seconds: number): Promise<void> => passIn(room, clock, seconds);
const shown = (): readonly string[] => clocksIn(room, table.match);
const watched = async (seat: 'a' | 'b'): Promise<void> =>
  room.services.clocks.watched(table.match, seat, `asking-${(await windowsOf(table)).asking}`);

beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  room = await openStakingRoom({ clock });
  await room.services.clocks.start();
  for (const change of [
    { name: 'placementClock', value: 100 },
    { name: 'responseTime', value: 12 },
  ] as const)
    await done(room, ORGANISER, { type: 'set', change, reason });
  await done(room, ORGANISER, intrigueSet('on'));
  await done(room, ORGANISER, WORD);
  await ringOn(room);
  voice = await drawUntil(room, ONE, 'loud-voice');
  table = await sat(room);
  await table.promise();
  await flush(room);
});
afterEach(async () => {
  await room.services.clocks.stop();
  await room.close();
});

test('IN21: while cards are placed, an answer has its time, and the clocks of placing stand until it is over', async () => {
  await pass(10);
  expect(shown()).toEqual(['placement a 90', 'placement b 90']);
  expect(await plays(table, 'a', voice)).toBe('ok');
  expect(shown()).toEqual(['placement a 90 stands', 'placement b 90 stands', 'window b 12 stands']);
  await watched('b');
  await pass(5);
  expect(shown()).toEqual(['placement a 90 stands', 'placement b 90 stands', 'window b 7']);
  expect(await passes(table, 'b')).toBe('ok');
  await pass(1);
  expect(shown()).toEqual(['placement a 89', 'placement b 89']);
});

test('IN19: silence passes when its time has run out, and placing goes on where it stood', async () => {
  await plays(table, 'a', voice);
  await watched('b');
  await pass(12);
  expect((await windowsOf(table)).open).toBeNull();
  expect(shown()).toEqual(['placement a 100', 'placement b 100']);
});

test('IN19: the end of an earlier asking passes nothing of the next', async () => {
  await plays(table, 'a', voice);
  const { asking } = await windowsOf(table);
  const end = (seat: 'a' | 'b', choice: number) =>
    room.store.transact(async (tx) => {
      const clock = { kind: 'window', seat, choice } as const;
      return ok(await runOut(room.services.matches.context, tx, { match: table.match, clock }));
    });
  for (const [seat, choice] of [
    ['b', asking - 1],
    ['a', asking],
  ] as const)
    expect(await end(seat, choice)).toEqual({ ok: true, value: null });
  expect((await windowsOf(table)).open?.asked).toBe('b');
});

test('a referee’s default for whoever owes an answer is a pass; nothing is laid for them', async () => {
  await plays(table, 'a', voice);
  await done(room, REFEREE, { type: 'applyDefault', match: table.match, seat: 'b', reason });
  await pass(16);
  expect((await windowsOf(table)).open).toBeNull();
  expect((await table.view('b')).common.committed).toEqual({ a: [], b: [] });
  expect(shown()).toEqual(['placement a 99', 'placement b 99']);
});

test('IN19: at a stop, too, an answer has the time of answers, and the next asking that of plays', async () => {
  const robe = await drawUntil(room, ONE, 'borrowed-robe');
  await stopAt(table, 'revealed');
  for (let i = 0; i < 2; i++) {
    const phase = await table.phase();
    if (phase.at === 'stop' && phase.asked === 'b') await passes(table, 'b');
  }
  expect(await plays(table, 'a', robe, [{ seat: 'a', cell: 0 }])).toBe('ok');
  expect(shown()).toEqual(['window b 12 stands']);
  await passes(table, 'b');
  expect(shown()[0]).toMatch(/^window [ab] 20 stands$/);
});

// Time of the intrigue deck: what is awaited and for how long (IN10, IN19), and rings of the timetable (IN6).

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardOf } from '@dunmer/shared/intrigue';
import { ok } from '@dunmer/shared/lib';
import { ScriptedClock } from '@dunmer/shared/testing';
import { affairsOf } from '../home/index.ts';
import { done, ONE, ORGANISER, STRANGER, TWO } from '../../test/support/dealing.ts';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { deckOf, drawUntil, handIn, intrigueSet, openIntrigueRoom } from '../../test/support/intriguing.ts';

const reason = 'r';
const BEGIN = 1_700_000_000_000;
const SECOND = 1_000;

let clock: ScriptedClock;
let room: EventRoom;
beforeEach(async () => {
  clock = new ScriptedClock(BEGIN);
  room = await openIntrigueRoom({ clock });
  await begun();
});
afterEach(async () => {
  await ended();
  await room.close();
});

/** All clocks of the event run. */
async function begun(): Promise<void> {
  const { clocks, deckClocks, timetable } = room.services;
  await clocks.start();
  await deckClocks.start();
  await timetable.start();
  await settled();
}

async function ended(): Promise<void> {
  const { clocks, deckClocks, timetable } = room.services;
  await timetable.stop();
  await deckClocks.stop();
  await clocks.stop();
}

/** What has been begun is committed, and what listens has looked. */
async function settled(): Promise<void> {
  for (let i = 0; i < 10; i += 1) {
    await room.store.transact(async () => ok(null));
    await new Promise((turn) => setImmediate(turn));
  }
}

/** So many milliseconds go by, a second at a time. */
async function passes(ms: number): Promise<void> {
  await settled();
  clock.advance(ms);
  await settled();
}

/** The server stops, and another one starts some time later. */
async function restarted(after: number): Promise<void> {
  await ended();
  clock.advance(after);
  const { store } = room;
  room = await EventRoom.open({ kept: store, seeding: null, clock, seed: 9 });
  await begun();
}

/** A phone of theirs is told. */
const told = async (number: number): Promise<void> => {
  await settled();
  room.services.world.deck.face.told(await room.key(number));
};

const due = async (number: number) =>
  (await affairsOf(room.services.world, room.store.read, await room.key(number))).intrigue?.due ?? [];

const pause = (paused: boolean) => done(room, ORGANISER, { type: 'pauseEvent', paused, reason });

/** ONE looks at the hand of TWO, who is asked. */
async function looksAt(): Promise<void> {
  const card = await drawUntil(room, ONE, 'loose-tongue');
  await done(room, ORGANISER, { type: 'letDraw', person: room.person(TWO), n: 1, reason });
  await done(room, ONE, { type: 'playIntrigue', card, chosen: [room.person(TWO)] });
}

const openActions = async (): Promise<number> => (await deckOf(room)).common.actions.length;

/** TWO holds more than they may. */
async function overfull(): Promise<void> {
  const draws = { type: 'letDraw', person: room.person(TWO), n: 3, reason } as const;
  for (const asked of [draws, draws, draws]) await done(room, ORGANISER, asked);
}

describe('an answer (IN19)', () => {
  test('has 15 s from when the phone was told, and silence passes', async () => {
    await looksAt();
    expect(await due(TWO)).toMatchObject([{ what: 'answer', left: 15_000, full: 15_000, runs: false }]);
    await told(TWO);
    expect(await due(TWO)).toMatchObject([{ left: 15_000, runs: true }]);
    await passes(14 * SECOND);
    expect(await due(TWO)).toMatchObject([{ left: 1_000, runs: true }]);
    expect(await openActions()).toBe(1);
    await passes(SECOND);
    expect(await openActions()).toBe(0);
    const [seen] = await room.store.read.intrigue.seenHands(await room.key(ONE));
    expect(seen?.event).toMatchObject({ type: 'HandSeen', copies: await handIn(room, TWO) });
  });

  test('case 13: of who is not told, begins after 40 s at the latest', async () => {
    await looksAt();
    await passes(40 * SECOND + 14 * SECOND);
    expect(await openActions()).toBe(1);
    await passes(SECOND);
    expect(await openActions()).toBe(0);
  });

  test('takes as long as organisers have set', async () => {
    await done(room, ORGANISER, { type: 'set', change: { name: 'responseTime', value: 30 }, reason });
    await looksAt();
    await told(TWO);
    await passes(29 * SECOND);
    expect(await openActions()).toBe(1);
    await passes(SECOND);
    expect(await openActions()).toBe(0);
  });

  test('IN21: its clock stands in a pause, and goes on after it', async () => {
    await looksAt();
    await told(TWO);
    await passes(10 * SECOND);
    await pause(true);
    await passes(600 * SECOND);
    expect(await openActions()).toBe(1);
    expect(await due(TWO)).toMatchObject([{ left: 5_000, runs: false }]);
    await pause(false);
    await passes(4 * SECOND);
    expect(await openActions()).toBe(1);
    await passes(SECOND);
    expect(await openActions()).toBe(0);
  });

  test('rests while the module is off', async () => {
    await looksAt();
    await told(TWO);
    await done(room, ORGANISER, intrigueSet('off'));
    await passes(600 * SECOND);
    expect(await openActions()).toBe(1);
    await done(room, ORGANISER, intrigueSet('on'));
    await passes(15 * SECOND);
    expect(await openActions()).toBe(0);
  });

  test('goes on after a restart with the time that was left', async () => {
    await looksAt();
    await told(TWO);
    await passes(10 * SECOND);
    await restarted(3_600 * SECOND);
    expect(await due(TWO)).toMatchObject([{ left: 5_000, runs: true }]);
    await passes(5 * SECOND);
    expect(await openActions()).toBe(0);
  });

  test('a referee’s pass ends its clock', async () => {
    await looksAt();
    const { askings } = (await deckOf(room)).common;
    await done(room, ORGANISER, {
      ...{ type: 'answerIntrigueFor', person: room.person(TWO), asking: askings, reason },
    });
    expect(await openActions()).toBe(0);
    await passes(3_600 * SECOND);
    expect(await room.store.read.intrigue.deckClocks()).toEqual([]);
  });
});

describe('a surplus (IN10)', () => {
  test('has 600 s, and then the newest in hand are spent', async () => {
    await overfull();
    await told(TWO);
    const hand = await handIn(room, TWO);
    expect(hand).toHaveLength(9);
    await passes(599 * SECOND);
    expect(await handIn(room, TWO)).toHaveLength(9);
    await passes(SECOND);
    expect(await handIn(room, TWO)).toEqual(hand.slice(0, 7));
    expect((await deckOf(room)).common.spent.toSorted()).toEqual(hand.slice(7).toSorted());
  });

  test('goes on after a restart, and ends when its trader chooses', async () => {
    await overfull();
    await told(TWO);
    await passes(500 * SECOND);
    await restarted(3_600 * SECOND);
    expect(await due(TWO)).toMatchObject([{ what: 'keep', n: 7, left: 100_000, full: 600_000 }]);
    await done(room, TWO, { type: 'keepIntrigue', copies: (await handIn(room, TWO)).slice(2) });
    expect(await due(TWO)).toEqual([]);
    await passes(3_600 * SECOND);
    expect(await handIn(room, TWO)).toHaveLength(7);
  });
});

test('`drop`: whoever is silent spends the newest in hand', async () => {
  const card = await drawUntil(room, ONE, 'house-search');
  for (const number of [TWO, STRANGER])
    await done(room, ORGANISER, { type: 'letDraw', person: room.person(number), n: 2, reason });
  const chosen = [TWO, STRANGER].map((number) => room.person(number));
  await done(room, ONE, { type: 'playIntrigue', card, chosen });
  for (const number of [TWO, STRANGER, TWO, STRANGER]) {
    await told(number);
    await passes(15 * SECOND);
  }
  await passes(60 * SECOND);
  expect(await openActions()).toBe(0);
  for (const number of [TWO, STRANGER]) expect(await handIn(room, number)).toHaveLength(1);
  expect((await deckOf(room)).common.spent.map(cardOf)).toContain('house-search');
});

describe('the timetable (IN6)', () => {
  const plan = (...at: readonly number[]) => done(room, ORGANISER, { type: 'planRings', at, reason });
  const rings = async (): Promise<number | null> => (await deckOf(room)).common.ring;
  const [first, second, third] = [BEGIN + 100 * SECOND, BEGIN + 200 * SECOND, BEGIN + 7_200 * SECOND];

  test('rings by the server’s clock, each once', async () => {
    await plan(second, first, first);
    expect(await room.store.read.intrigue.plannedRings()).toEqual([first, second]);
    await passes(99 * SECOND);
    expect(await rings()).toBe(0);
    await passes(SECOND);
    expect(await rings()).toBe(1);
    expect(await handIn(room, ONE)).toHaveLength(1);
    await passes(100 * SECOND);
    expect(await rings()).toBe(2);
    expect(await room.store.read.intrigue.plannedRings()).toEqual([]);
  });

  test('what falls into a pause comes at its end, each of them', async () => {
    await plan(first, second, third);
    await pause(true);
    await passes(300 * SECOND);
    expect(await rings()).toBe(0);
    await pause(false);
    await passes(0);
    expect(await rings()).toBe(2);
    expect(await room.store.read.intrigue.plannedRings()).toEqual([third]);
  });

  test('what falls into the server’s downtime comes at its end, each of them', async () => {
    await plan(first, second, third);
    await restarted(300 * SECOND);
    await settled();
    expect(await rings()).toBe(2);
  });

  test('is planned anew as a whole; what was missed in a pause stays due', async () => {
    await plan(first, second);
    await pause(true);
    await passes(150 * SECOND);
    await plan(third);
    await pause(false);
    await passes(0);
    expect(await rings()).toBe(1);
    expect(await room.store.read.intrigue.plannedRings()).toEqual([third]);
  });

  test('comes to nothing while the module is off, and ends with it', async () => {
    await plan(first, third);
    await done(room, ORGANISER, intrigueSet('off'));
    await passes(150 * SECOND);
    await done(room, ORGANISER, intrigueSet('on'));
    await passes(0);
    expect(await rings()).toBe(0);
    await done(room, ORGANISER, { type: 'closeIntrigue', reason });
    expect(await room.store.read.intrigue.plannedRings()).toEqual([]);
    await passes(7_200 * SECOND);
    expect(await rings()).toBe(0);
  });

  test('holds to what the calendar says when that is set', async () => {
    await plan(third);
    await settled();
    clock.jump(7_200 * SECOND);
    await passes(61 * SECOND);
    expect(await rings()).toBe(1);
  });
});

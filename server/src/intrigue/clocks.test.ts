// Time of the intrigue deck: what is awaited and for how long (IN10, IN19), and rings of the timetable (IN6).

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardOf } from '@dunmer/shared/intrigue';
import { err, ok } from '@dunmer/shared/lib';
import { ScriptedClock } from '@dunmer/shared/testing';
import { audit } from '../audit/index.ts';
import { affairsOf } from '../home/index.ts';
import type { Store } from '../store/index.ts';
import { codeOf, done, ONE, ORGANISER, STRANGER, TWO } from '../../test/support/dealing.ts';
import { EventRoom } from '../../test/support/eventRoom.ts';
import {
  deckOf,
  drawUntil,
  handIn,
  intrigueSet,
  openIntrigueRoom,
  pausedAs,
} from '../../test/support/intriguing.ts';

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

/** Starts all clocks of the event. */
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

/** Waits until everything that was begun is committed and the listeners have looked. */
async function settled(): Promise<void> {
  for (let i = 0; i < 10; i += 1) {
    await room.store.transact(async () => ok(null));
    await new Promise((turn) => setImmediate(turn));
  }
}

/** Lets `ms` milliseconds pass at once, with everything settled before and after. */
async function passes(ms: number): Promise<void> {
  await settled();
  clock.advance(ms);
  await settled();
}

/** Stops the server, and starts another one `after` milliseconds later. */
async function restarted(after: number): Promise<void> {
  await ended();
  clock.advance(after);
  const { store } = room;
  room = await EventRoom.open({ kept: store, seeding: null, clock, seed: 9 });
  await begun();
}

/** Starts the server anew on a disk that can be made full. */
async function fillable() {
  const { store } = room;
  const lost: (() => void)[] = [];
  let isFull = false;
  const kept: Store = {
    epoch: store.epoch,
    deviceKey: store.deviceKey,
    read: store.read,
    transact: async (body) => (isFull ? err({ code: 'not-saved' }) : store.transact(body)),
    onLost: (act) => void lost.push(act),
    probe: async () => (isFull ? 'not-saved' : 'ok'),
    close: () => store.close(),
  };
  await ended();
  room = await EventRoom.open({ kept, seeding: null, clock, seed: 9 });
  await begun();
  return {
    /** Fills the disk; clocks hear of that by the first commit that is lost. */
    fill(heard: 'heard' | 'unheard' = 'heard') {
      isFull = true;
      if (heard === 'heard') for (const act of lost) act();
    },
    empty: () => void (isFull = false),
  };
}

/** Tells the clocks that a phone of this trader has been told what is asked of them. */
const told = async (number: number): Promise<void> => {
  await settled();
  room.services.world.deck.face.told(await room.key(number));
};

const due = async (number: number) =>
  (await affairsOf(room.services.world, room.store.read, await room.key(number))).intrigue?.due ?? [];

const pause = (paused: boolean) => done(room, ORGANISER, { type: 'pauseEvent', paused, reason });

/** Lets ONE look at the hand of TWO, who is asked for an answer. */
async function looksAt(): Promise<void> {
  const card = await drawUntil(room, ONE, 'loose-tongue');
  await done(room, ORGANISER, { type: 'letDraw', person: room.person(TWO), n: 1, reason });
  await done(room, ONE, { type: 'playIntrigue', card, chosen: [room.person(TWO)] });
}

const openActions = async (): Promise<number> => (await deckOf(room)).common.actions.length;

/** Gives TWO more cards than they may hold. */
async function overfull(): Promise<void> {
  const draws = { type: 'letDraw', person: room.person(TWO), n: 3, reason } as const;
  for (const asked of [draws, draws, draws]) await done(room, ORGANISER, asked);
}

describe('an answer (IN19)', () => {
  test('has 15 s from when the phone was told, and silence passes', async () => {
    await looksAt();
    await told(ONE);
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
    expect(await room.store.read.intrigue.deckClocks()).toMatchObject([{ kind: 'answer', left: 30_000 }]);
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

  test('IN21: run out in the very moment in which a pause begins, it passes after that', async () => {
    await looksAt();
    await told(TWO);
    await passes(14 * SECOND);
    await pausedAs(room, () => clock.advance(SECOND));
    await settled();
    expect(await openActions()).toBe(1);
    await pause(false);
    await passes(0);
    expect(await openActions()).toBe(0);
  });

  test('rests while the module is off', async () => {
    await looksAt();
    await told(TWO);
    await done(room, ORGANISER, intrigueSet('off'));
    await passes(600 * SECOND);
    expect(await openActions()).toBe(1);
    await done(room, ORGANISER, intrigueSet('on'));
    await passes(14 * SECOND);
    expect(await openActions()).toBe(1);
    await passes(SECOND);
    expect(await openActions()).toBe(0);
  });

  test('goes on after a restart with the time that was left', async () => {
    await looksAt();
    await told(TWO);
    // This is sooner than the time left is saved by itself.
    await passes(8 * SECOND);
    await restarted(3_600 * SECOND);
    expect(await due(TWO)).toMatchObject([{ left: 7_000, runs: true }]);
    await passes(7 * SECOND);
    expect(await openActions()).toBe(0);
  });

  test('stands while nothing can be saved, as rings do, and both come after that', async () => {
    const disk = await fillable();
    await done(room, ORGANISER, { type: 'planRings', at: [BEGIN + 100 * SECOND], reason });
    await looksAt();
    await told(TWO);
    await passes(10 * SECOND);
    disk.fill();
    await passes(600 * SECOND);
    expect(await due(TWO)).toMatchObject([{ left: 5_000, runs: false }]);
    disk.empty();
    await passes(2 * SECOND);
    expect((await deckOf(room)).common.ring).toBe(1);
    await passes(5 * SECOND);
    expect(await openActions()).toBe(0);
  });

  test('passes, too, where that could not be saved at first', async () => {
    const disk = await fillable();
    await looksAt();
    await told(TWO);
    await passes(14 * SECOND);
    disk.fill('unheard');
    await passes(SECOND);
    expect(await openActions()).toBe(1);
    disk.empty();
    await passes(2 * SECOND);
    expect(await openActions()).toBe(0);
  });

  test('a referee’s pass ends its clock', async () => {
    await looksAt();
    const { askings } = (await deckOf(room)).common;
    await done(room, ORGANISER, {
      type: 'answerIntrigueFor',
      person: room.person(TWO),
      asking: askings,
      reason,
    });
    expect(await openActions()).toBe(0);
    await passes(3_600 * SECOND);
    expect(await room.store.read.intrigue.deckClocks()).toEqual([]);
  });
});

describe('a surplus (IN10)', () => {
  test('has 600 s, and then the newest in hand are spent', async () => {
    await overfull();
    expect(await room.store.read.intrigue.deckClocks()).toMatchObject([{ kind: 'surplus', left: 600_000 }]);
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
    // The journal tells what is still to come.
    expect((await audit(room.store.read)).finding).toBeNull();
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

  test('what is due in the very moment in which a pause begins comes at its end', async () => {
    await plan(first);
    await passes(99 * SECOND);
    await pausedAs(room, () => clock.advance(SECOND));
    await settled();
    expect(await rings()).toBe(0);
    await pause(false);
    await passes(0);
    expect(await rings()).toBe(1);
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
    // The journal, too, still tells of the due ring.
    expect((await audit(room.store.read)).finding).toBeNull();
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
    const asked = { type: 'planRings', at: [third + 7_200 * SECOND], reason } as const;
    expect(codeOf(await room.ask(ORGANISER, asked))).toBe('deck-closed');
  });

  test('that there is another is told to everybody who trades, for it says when the next ring comes', async () => {
    const rung = new Set<number>();
    room.services.world.bell.listen({ rung: (people) => people.forEach((person) => rung.add(person)) });
    await plan(first);
    const traders = await room.store.read.intrigue.deckTraders();
    expect(traders.map(({ key }) => rung.has(key))).toEqual(traders.map(() => true));
  });

  test('holds to what the calendar says when that is set', async () => {
    await plan(third);
    await settled();
    clock.jump(7_200 * SECOND);
    await passes(61 * SECOND);
    expect(await rings()).toBe(1);
  });
});

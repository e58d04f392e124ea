// How long somebody has been waited for leaves out pauses and the time in which the server is down, and goes on after a
// restart (EVENT, "Contracts"; RELIABILITY, P15).

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { PATRONS } from '@dunmer/shared/patrons';
import type { ContractId, FloorView } from '@dunmer/shared/protocol';
import {
  done,
  offered,
  ONE,
  openRoom,
  ORGANISER,
  playing,
  REFEREE,
  signed,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import { type Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { gameClock, seatedAtPatrons } from '../../test/support/patronsRoom.ts';
import type { Table } from '../../test/support/playOut.ts';
import { ScriptedClock } from '@dunmer/shared/testing';
import { Guesses } from '../device/index.ts';
import { affairsOf } from '../home/index.ts';
import { isActing } from '../world/index.ts';
import { Floor, wakeMatches } from './index.ts';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
const DAY = 24 * HOUR;

let folder: string;
let clock: ScriptedClock;
let room: EventRoom;
let floor: Floor;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waits-'));
  clock = new ScriptedClock(1_700_000_000_000);
  room = await openRoom({ clock, folder });
  await begin();
});
afterEach(async () => {
  await end();
  rmSync(folder, { recursive: true });
});

async function begin(): Promise<void> {
  await room.services.clocks.start();
  floor = new Floor({ store: room.store, ...room.services, guesses: new Guesses(clock) });
  await floor.start();
}
async function end(): Promise<void> {
  await floor.stop();
  await room.services.clocks.stop();
  await room.close();
}
const flush = () => room.store.transact(async () => ({ ok: true, value: null }) as const);
/** Advances the clock in steps, in each of which the server does what is due. */
async function pass(ms: number, step = 30 * SECOND): Promise<void> {
  for (let gone = 0; gone < ms; gone += step) {
    clock.advance(Math.min(step, ms - gone));
    await flush();
  }
}
/** Restarts the server after `down` milliseconds; the calendar may be wrong when it is up again. */
async function restart(down: number, how: 'stopped' | 'killed' = 'stopped'): Promise<void> {
  if (how === 'stopped') await end();
  else await room.close();
  clock = new ScriptedClock(clock.now() + down);
  room = await EventRoom.open({ clock, folder, seeding: null });
  await begin();
  await new Promise<void>((read) => {
    const { matches, world } = room.services;
    void wakeMatches({ store: room.store, matches, log: world.log }, (match) => floor.wake(match));
    setTimeout(read, 20);
  });
}
async function view(): Promise<FloorView> {
  const actor = await room.services.world.actors.of(room.store.read, room.device(REFEREE));
  if (!isActing(actor)) throw new Error('a referee');
  const seats = { a: { here: true, since: 0 }, b: { here: true, since: 0 } };
  const around = await floor.around(actor);
  return floor.view(floor.readingOf(actor, around), around, (match) => ({ match, seats }));
}
const awaited = async () => present((await view()).matches[0], 'a match').awaited;
const overdue = async () => (await view()).overdue;
const pauseEvent = (paused: boolean) =>
  done(room, ORGANISER, { type: 'pauseEvent', paused, reason: 'night' }).then(flush);
const pauseMatch = ({ match }: Table, type: 'pauseMatch' | 'resumeMatch') =>
  done(room, REFEREE, { type, match, reason: 'a quarrel' });
const both = (since: number) => [
  { seat: 'a', what: 'promise', since },
  { seat: 'b', what: 'promise', since },
];

describe('a match', () => {
  test('waits no longer by the event’s pause', async () => {
    await without(room, 10);
    await pass(MINUTE);
    await pauseEvent(true);
    await pass(8 * HOUR, HOUR);
    expect(await awaited()).toEqual(both(MINUTE));
    await pauseEvent(false);
    await pass(5 * SECOND);
    expect(await awaited()).toEqual(both(MINUTE + 5 * SECOND));
  });

  test('waits no longer by its own pause', async () => {
    const table = await without(room, 10);
    await pass(MINUTE);
    await pauseMatch(table, 'pauseMatch');
    await pass(10 * MINUTE);
    expect(await awaited()).toEqual(both(MINUTE));
    await pauseMatch(table, 'resumeMatch');
    await pass(MINUTE);
    expect(await awaited()).toEqual(both(2 * MINUTE));
  });

  test('waits on after a restart, without the time in which the server was down', async () => {
    await without(room, 10);
    await pass(4 * MINUTE);
    await restart(HOUR);
    expect(await awaited()).toEqual(both(4 * MINUTE));
    await pass(MINUTE);
    await restart(HOUR);
    expect(await awaited()).toEqual(both(5 * MINUTE));
  });

  test.each(['patron', 'exchange', 'turn'] as const)(
    'waits on after a restart for what only the patrons’ table asks for: %s',
    async (what) => {
      for (const name of ['turnClock', 'askClock'] as const) await done(room, ORGANISER, gameClock(name, 0));
      const { table } = await seatedAtPatrons(room);
      await table.until((now) => PATRONS.dueFrom(now).some((due) => due.what === what));
      await pass(4 * MINUTE);
      await restart(HOUR);
      expect((await awaited()).find((one) => one.what === what)?.since).toBe(4 * MINUTE);
      // The round there is the turn.
      const [match] = (await view()).matches;
      expect(match).toMatchObject({ table: 'patrons', round: what === 'turn' ? 1 : 0 });
    },
  );

  test('gets no more than a minute back by a crash', async () => {
    await without(room, 10);
    await pass(4 * MINUTE);
    await pass(50 * SECOND);
    await restart(0, 'killed');
    const [one] = await awaited();
    expect(one?.since).toBeGreaterThanOrEqual(3 * MINUTE + 50 * SECOND);
    expect(one?.since).toBeLessThanOrEqual(4 * MINUTE + 50 * SECOND);
  });

  test('still stands after a restart in its own pause', async () => {
    const table = await without(room, 10);
    await pass(MINUTE);
    await pauseMatch(table, 'pauseMatch');
    await pass(5 * MINUTE);
    await restart(HOUR);
    await pass(5 * MINUTE);
    expect(await awaited()).toEqual(both(MINUTE));
    await pauseMatch(table, 'resumeMatch');
    await pass(MINUTE);
    expect(await awaited()).toEqual(both(2 * MINUTE));
  });

  test('knows nothing of the calendar', async () => {
    await without(room, 10);
    await pass(MINUTE);
    for (const jump of [DAY, -3 * DAY]) {
      clock.jump(jump);
      expect(await awaited()).toEqual(both(MINUTE));
    }
  });
});

describe('a contract', () => {
  test('is marked once an answer is awaited longer than 10 minutes of the event’s time', async () => {
    await offered(room);
    await pass(9 * MINUTE);
    await pauseEvent(true);
    await pass(8 * HOUR, HOUR);
    expect(await overdue()).toBe(0);
    await pauseEvent(false);
    await pass(59 * SECOND);
    expect(await overdue()).toBe(0);
    await pass(MINUTE);
    const { overdueContracts } = await view();
    expect(overdueContracts).toMatchObject([{ isOffer: true }]);
    expect(overdueContracts[0]?.waited).toBeGreaterThan(10 * MINUTE);
    expect(overdueContracts[0]?.waited).toBeLessThan(11 * MINUTE);
  });

  test('and so once a game is proposed and nobody answers that, however lately it was signed', async () => {
    const contract = await signed(room);
    await pass(5 * MINUTE);
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    await pass(10 * MINUTE);
    expect(await overdue()).toBe(0);
    await pass(MINUTE);
    expect(await overdue()).toBe(1);
  });

  test('and once a handover is awaited longer than 30, on the phones of its parties too', async () => {
    await signed(room);
    await pass(25 * MINUTE);
    await restart(8 * HOUR);
    expect(await overdue()).toBe(0);
    await pass(5 * MINUTE);
    expect(await overdue()).toBe(0);
    await pass(MINUTE);
    expect(await overdue()).toBe(1);
    const actor = await room.services.world.actors.of(room.store.read, room.device(ONE));
    if (!isActing(actor)) throw new Error('a trader');
    const { contracts } = await affairsOf(room.services.world, room.store.read, actor.person.key);
    expect(contracts.map((contract) => contract.overdue)).toEqual([true]);
  });

  test.each<[string, (contract: ContractId) => readonly (readonly [number, Asked])[]]>([
    [
      'an annulment is asked for and taken back',
      (contract) => [
        [ONE, onContract(contract, { type: 'agreeAnnul' })],
        [ONE, onContract(contract, { type: 'takeBackAnnul' })],
      ],
    ],
    [
      'a handover is confirmed and taken back',
      (contract) => [
        [TWO, onContract(contract, { type: 'confirmHandover' })],
        [TWO, onContract(contract, { type: 'takeBackHandover' })],
      ],
    ],
    [
      'a game is proposed, countered and taken back',
      (contract) => [
        [ONE, onContract(contract, { type: 'proposeGame', amount: 5 })],
        [TWO, onContract(contract, { type: 'counterGame', proposal: 1, amount: 6 })],
        [TWO, onContract(contract, { type: 'withdrawGame', proposal: 2 })],
      ],
    ],
    [
      'a game is proposed and taken back',
      (contract) => [
        [ONE, onContract(contract, { type: 'proposeGame', amount: 5 })],
        [ONE, onContract(contract, { type: 'withdrawGame', proposal: 1 })],
      ],
    ],
  ])('waits no shorter for a handover where %s', async (_, between) => {
    const contract = await signed(room);
    await pass(29 * MINUTE);
    for (const [number, asked] of between(contract)) await done(room, number, asked);
    expect(await overdue()).toBe(0);
    await pass(2 * MINUTE);
    const { overdueContracts } = await view();
    expect(overdueContracts[0]?.waited).toBeGreaterThan(30 * MINUTE);
  });

  test('waits no shorter for the answer to an annulment where games are proposed and taken back meanwhile', async () => {
    const contract = await signed(room);
    await done(room, ONE, onContract(contract, { type: 'agreeAnnul' }));
    for (const [proposal, number] of [
      [1, ONE],
      [2, TWO],
    ] as const) {
      await pass(4 * MINUTE);
      await done(room, number, onContract(contract, { type: 'proposeGame', amount: 5 }));
      await pass(MINUTE);
      await done(room, number, onContract(contract, { type: 'withdrawGame', proposal }));
    }
    await done(room, TWO, onContract(contract, { type: 'proposeGame', amount: 5 }));
    expect(await overdue()).toBe(0);
    await pass(MINUTE);
    expect(await overdue()).toBe(1);
    await done(room, TWO, onContract(contract, { type: 'withdrawGame', proposal: 3 }));
    await done(room, ONE, onContract(contract, { type: 'takeBackAnnul' }));
    expect(await overdue()).toBe(0);
    await done(room, ONE, onContract(contract, { type: 'agreeAnnul' }));
    expect(await overdue()).toBe(0);
  });

  test('waits anew for a handover once it has been played', async () => {
    const contract = await signed(room);
    await pass(29 * MINUTE);
    const { match } = await playing(room, contract);
    await pass(5 * MINUTE);
    expect(await overdue()).toBe(0);
    await done(room, ONE, { type: 'play', match, command: { type: 'concede' } });
    await pass(25 * MINUTE);
    expect(await overdue()).toBe(0);
    await pass(6 * MINUTE);
    expect(await overdue()).toBe(1);
  });

  test('is not marked because the calendar jumps a day', async () => {
    await offered(room);
    clock.jump(DAY);
    await pass(MINUTE);
    expect(await overdue()).toBe(0);
    await restart(DAY);
    expect(await overdue()).toBe(0);
  });

  test('that began to wait after the time was saved last has not waited since before a crash', async () => {
    await pass(5 * MINUTE);
    await pass(50 * SECOND);
    await offered(room);
    await restart(HOUR, 'killed');
    await pass(9 * MINUTE);
    expect(await overdue()).toBe(0);
    await pass(90 * SECOND);
    expect(await overdue()).toBe(1);
  });
});

test('a night of 8 hours in which the event is paused and the laptop sleeps leaves no false alarm', async () => {
  await offered(room);
  await playing(room, await signed(room));
  await pass(2 * MINUTE);
  await pauseEvent(true);
  await pass(HOUR, 20 * MINUTE);
  await restart(6 * HOUR);
  await pass(HOUR, 20 * MINUTE);
  await pauseEvent(false);
  expect(await overdue()).toBe(0);
  expect(await awaited()).toEqual(both(2 * MINUTE));
});

test('nothing is written while nothing but time passes, but for the time, once a minute', async () => {
  await without(room, 10);
  await pass(MINUTE);
  let writes = 0;
  const { transact } = room.store;
  room.store.transact = (body) => {
    writes += 1;
    return transact(body);
  };
  for (let i = 0; i < 60; i++) {
    clock.advance(10 * SECOND);
    // The disk gets what came to be written, as it would within ten seconds.
    await transact(async () => ({ ok: true, value: null }) as const);
  }
  room.store.transact = transact;
  expect(writes).toBeLessThanOrEqual(11);
});

// The floor: what staff and displays see of all live matches (EVENT, "Who", "Who sees what").

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import type { FloorMatch, FloorView, MatchId, Presence } from '@dunmer/shared/protocol';
import {
  done,
  offered,
  ONE,
  openRoom,
  ORGANISER,
  playing,
  REFEREE,
  signed,
  STRANGER,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import { breakLog } from '../../test/support/breaking.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { ScriptedClock } from '@dunmer/shared/testing';
import { housePledge, openWindowedRoom, passes, sat, stopAt } from '../../test/support/windowed.ts';
import { Guesses } from '../device/index.ts';
import { isActing } from '../world/index.ts';
import type { Seat } from '@dunmer/shared/rules';
import { Floor, sameReading, wakeMatches } from './index.ts';
import { rowOf } from './row.ts';
import { floorView } from './view.ts';

const DISPLAY = 7;

let clock: ScriptedClock;
let room: EventRoom;
let guesses: Guesses;
let floor: Floor;
beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  const staff = { [REFEREE]: 'referee', [ORGANISER]: 'organiser', [DISPLAY]: 'display' } as const;
  room = await openRoom({ clock, seeding: { count: 8, drakes: 100, staff } });
  await room.services.clocks.start();
  guesses = new Guesses(clock);
  floor = open();
});
afterEach(async () => {
  await floor.stop();
  await room.services.clocks.stop();
  await room.close();
});

const open = (): Floor => new Floor({ store: room.store, ...room.services, guesses });
const presence = (match: MatchId): Presence => ({
  match,
  seats: { a: { here: true, since: 5 }, b: { here: false, since: 12_000 } },
});
async function reading(number: number) {
  const actor = await room.services.world.actors.of(room.store.read, room.device(number));
  if (!isActing(actor)) throw new Error('a person');
  const around = await floor.around(actor);
  return { around, own: floor.readingOf(actor, around) };
}
const readingOf = async (number: number) => (await reading(number)).own;
async function view(number = REFEREE): Promise<FloorView> {
  const { around, own } = await reading(number);
  return floor.view(own, around, presence);
}
const only = async (number = REFEREE): Promise<FloorMatch> => {
  const { matches } = await view(number);
  expect(matches).toHaveLength(1);
  return present(matches[0], 'a match');
};

describe('a match on the floor', () => {
  test('shows who sits there, who is here or away, and of whom something is awaited for how long', async () => {
    const table = await without(room, 10);
    clock.advance(4_000);
    expect(await only()).toMatchObject({
      match: table.match,
      kind: 'stake',
      stake: 10,
      phase: 'placing',
      round: 0,
      seats: {
        a: { person: { person: room.person(ONE), name: 'Anna 0' }, here: true, since: 5 },
        b: { person: { person: room.person(TWO), name: 'Борис 1' }, here: false, since: 12_000 },
      },
      awaited: [
        { seat: 'a', what: 'promise', since: 4_000 },
        { seat: 'b', what: 'promise', since: 4_000 },
      ],
      desk: { paused: false, calls: [], announced: null, unbound: false },
      clocks: [],
      contract: null,
      mayAct: true,
    });
  });

  test('what is still awaited has been awaited since then, the next thing since now', async () => {
    const table = await without(room, 10);
    await table.promise();
    clock.advance(3_000);
    await table.play('a', present(await table.next('a'), 'a row'));
    clock.advance(1_000);
    expect((await only()).awaited).toEqual([
      { seat: 'a', what: 'back', since: 1_000 },
      { seat: 'b', what: 'front', since: 4_000 },
    ]);
  });

  test('who is asked at the next stop again is waited for anew: each asking is one of its own (PR18)', async () => {
    await floor.stop();
    await room.services.clocks.stop();
    await room.close();
    room = await openWindowedRoom({ clock });
    await room.services.clocks.start();
    floor = open();
    await housePledge(room, 'blessing', ONE);
    await housePledge(room, 'short-cut', TWO, 4);
    const table = await sat(room);
    await stopAt(table, 'revealed');
    const asked: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      clock.advance(7_000);
      const phase = await table.phase();
      if (phase.at !== 'stop') throw new Error(phase.at);
      expect((await only()).awaited).toEqual([{ seat: phase.asked, what: 'stop', since: 7_000 }]);
      asked.push(`${phase.stop} ${phase.asked}`);
      await passes(table, phase.asked);
    }
    const last = present(asked[1], 'two are asked').slice(-1);
    expect(asked[2]).toBe(`between ${last}`);
  });

  test('shows its contract, its clocks and what is on its desk', async () => {
    await done(room, ORGANISER, { type: 'set', change: { name: 'placementClock', value: 30 }, reason: 'x' });
    const contract = await signed(room);
    const { match } = await playing(room, contract);
    await room.ask(TWO, { type: 'call', match });
    await done(room, REFEREE, { type: 'pauseMatch', match, reason: 'rain' });
    const shown = await only();
    expect(shown).toMatchObject({ contract, kind: 'contract', desk: { paused: true, calls: ['b'] } });
    expect(shown.clocks).toEqual([
      { kind: 'placement', seat: 'a', left: 30_000, runs: false },
      { kind: 'placement', seat: 'b', left: 30_000, runs: false },
    ]);
    expect((await view()).calls).toBe(1);
  });

  test('goes when it ends, unless somebody still calls', async () => {
    const table = await without(room, 10);
    await room.ask(TWO, { type: 'call', match: table.match });
    await table.play('a', { type: 'concede' });
    expect(await only()).toMatchObject({ phase: 'finished' });
    await done(room, REFEREE, { type: 'closeCall', match: table.match, reason: 'settled' });
    expect((await view()).matches).toEqual([]);
  });

  test('is not one of practice', async () => {
    await done(room, ONE, { type: 'practise', name: 'Rae', deck: 'caravan', against: 'simple' });
    expect((await view()).matches).toEqual([]);
  });

  test('is watched by its link only where the event admits watchers', async () => {
    await without(room, 10);
    expect((await only()).watch).toHaveLength(8);
    await done(room, ORGANISER, { type: 'set', change: { name: 'watching', value: 'nobody' }, reason: 'x' });
    expect((await only()).watch).toBeNull();
  });
});

describe('who reads', () => {
  test('a display, and a trader who may look, sees no stake, contract or watch link, nothing that waits for staff, and acts on nothing', async () => {
    const contract = await signed(room);
    await playing(room, contract);
    await offered(room, { sum: 1 });
    clock.advance(11 * 60_000);
    for (let i = 0; i < 31; i++) guesses.note(`browser ${i}`, 'wrong');
    const { around } = await reading(REFEREE);
    const trader = present([...around.beside.briefs.values()][0], 'who plays');
    const open = { moves: [{ id: 'm1', person: trader, at: 0 }], resting: [trader] };
    const seen = async (number: number) => {
      const { own } = await reading(number);
      return floor.view(own, { ...around, beside: { ...around.beside, ...open } }, presence);
    };
    expect(await seen(REFEREE)).toMatchObject({
      matches: [{ stake: 10, contract, watch: expect.any(String), mayAct: true }],
      overdue: 1,
      overdueContracts: [{ isOffer: true }],
      moves: [{ move: 'm1' }],
      resting: [trader],
      guessing: true,
      disk: { saves: true },
    });
    const nothing = { overdue: 0, overdueContracts: [], moves: [], resting: [], guessing: false, disk: null };
    const match = { stake: null, contract: null, watch: null, mayAct: false };
    for (const number of [DISPLAY, STRANGER])
      expect(await seen(number)).toMatchObject({ ...nothing, interest: null, matches: [match] });
  });

  test('of more matches than fit into a message, those come first in which somebody calls, and then the oldest', async () => {
    const { match } = await without(room, 10);
    const { around, own } = await reading(REFEREE);
    const live = present(
      await room.services.matches.context.lives.get(room.store.read, match),
      'a match that runs',
    );
    const row = rowOf(live, undefined, 0);
    const rows = Array.from({ length: 100 }, (_, at) => {
      const key = 100 - at;
      const calls: readonly Seat[] = key === 90 ? ['a'] : [];
      return { ...row, table: { ...row.table, key, id: `${key}` }, desk: { ...row.desk, calls } };
    });
    const disk = { room: 'enough', free: null, saves: true } as const;
    const moment = { now: 0, version: 1, guessing: false, disk, presence, clocks: () => [] };
    const [trader] = around.beside.briefs.values();
    const resting = Array.from({ length: 30 }, () => present(trader, 'who plays'));
    const view = floorView(rows, own, { ...around.beside, resting }, moment);
    const shown = view.matches.map(({ match: id }) => Number(id));
    expect(shown).toEqual([90, ...Array.from({ length: 79 }, (_, at) => at + 1)]);
    expect([view.calls, view.resting.length]).toEqual([1, 20]);
  });

  test('staff are told at once that somebody tries codes, and no longer when it is over; a display is not', async () => {
    let told = 0;
    floor.listen(() => (told += 1));
    for (let i = 0; i < 30; i++) guesses.note(`browser ${i}`, 'wrong');
    expect([told, (await view()).guessing]).toEqual([0, false]);
    guesses.note('one more', 'wrong');
    expect(told).toBe(1);
    expect([(await view()).guessing, (await view(DISPLAY)).guessing]).toEqual([true, false]);
    clock.advance(60_000);
    expect((await view()).guessing).toBe(false);
  });

  test('staff with an interest in a match are told that they may not act on it', async () => {
    await without(room, 10);
    const contract = await room.made(REFEREE, {
      type: 'offerContract',
      with: room.person(TWO),
      text: 'Silk',
      sum: 5,
      payer: 'one',
      counters: null,
    });
    expect((await only(REFEREE)).mayAct).toBe(true);
    await done(room, TWO, onContract(contract, { type: 'accept' }));
    expect((await only(REFEREE)).mayAct).toBe(false);
    expect([(await view(REFEREE)).interest, (await view(ORGANISER)).interest]).toEqual(['party', null]);
    expect((await only(ORGANISER)).mayAct).toBe(true);
    for (const number of [REFEREE, TWO])
      await done(room, number, onContract(contract, { type: 'agreeAnnul' }));
    expect((await only(REFEREE)).mayAct).toBe(true);
  });

  test('those with the same interests read the same', async () => {
    await without(room, 10);
    expect(sameReading(await readingOf(REFEREE))).toBe(sameReading(await readingOf(ORGANISER)));
    expect(sameReading(await readingOf(DISPLAY))).not.toBe(sameReading(await readingOf(REFEREE)));
    const interestedIn = (...own: readonly number[]): string =>
      sameReading({ isDisplay: false, own: new Set(own), interest: 'party' });
    expect(interestedIn(10, 9)).toBe(interestedIn(9, 10));
    expect(interestedIn(9)).not.toBe(interestedIn(10));
  });
});

describe('beside the matches', () => {
  /** Returns a function that says whether the hall shows anything else than when it was called last. */
  async function showing(): Promise<() => Promise<boolean>> {
    let before = (await view(DISPLAY)).version;
    return async () => {
      const { version } = await view(DISPLAY);
      const more = version > before;
      before = version;
      return more;
    };
  }

  test('contracts that have waited for an answer for 10 minutes are counted', async () => {
    await offered(room);
    clock.advance(10 * 60_000);
    expect((await view()).overdue).toBe(0);
    clock.advance(60_000);
    expect((await view()).overdue).toBe(1);
  });

  test('contracts that have waited for a handover for 30 minutes are counted, those being played for are not', async () => {
    const contract = await signed(room);
    clock.advance(29 * 60_000);
    expect((await view()).overdue).toBe(0);
    clock.advance(2 * 60_000);
    expect((await view()).overdue).toBe(1);
    await playing(room, contract);
    clock.advance(60 * 60_000);
    expect((await view()).overdue).toBe(0);
  });

  test('whoever agrees to annul waits for an answer: 10 minutes, not 30', async () => {
    const contract = await signed(room);
    clock.advance(5 * 60_000);
    await done(room, ONE, onContract(contract, { type: 'agreeAnnul' }));
    clock.advance(10 * 60_000);
    expect((await view()).overdue).toBe(0);
    clock.advance(60_000);
    expect((await view(ORGANISER)).overdue).toBe(1);
    await done(room, ONE, onContract(contract, { type: 'takeBackAnnul' }));
    expect((await view()).overdue).toBe(0);
  });

  test('a referee is told who waits too long, and since when: no text, no sum; a display nothing', async () => {
    const contract = await offered(room);
    const since = new Date(clock.now()).toISOString();
    clock.advance(11 * 60_000);
    const one = present(await room.store.read.people.person(room.person(ONE)), 'one');
    const two = present(await room.store.read.people.person(room.person(TWO)), 'two');
    const waited = 11 * 60_000;
    const overdue = { contract, one: one.name, two: two.name, isOffer: true, since, waited };
    expect((await view(REFEREE)).overdueContracts).toEqual([overdue]);
    expect((await view(DISPLAY)).overdueContracts).toEqual([]);
  });

  test('the version counts what lists show, and no move in a match', async () => {
    const table = await without(room, 10);
    const before = (await view()).version;
    await table.promise();
    expect((await view()).version).toBe(before);
    await table.play('a', { type: 'concede' });
    expect((await view()).version).toBeGreaterThan(before);
  });

  test('for a screen of the hall the version counts what that shows: a move, a call, a name, a setting', async () => {
    const table = await without(room, 10);
    const shows = await showing();
    await table.promise();
    expect(await shows()).toBe(true);
    await room.ask(TWO, { type: 'call', match: table.match });
    expect(await shows()).toBe(true);
    const person = room.person(TWO);
    await done(room, ORGANISER, { type: 'renamePerson', person, name: 'Борис Младший', reason: 'x' });
    expect(await shows()).toBe(true);
    await done(room, ORGANISER, { type: 'set', change: { name: 'watching', value: 'event' }, reason: 'x' });
    expect(await shows()).toBe(true);
    expect(await shows()).toBe(false);
  });

  test('and who has come, a clock that is given time, and a match that stops', async () => {
    await done(room, ORGANISER, { type: 'set', change: { name: 'placementClock', value: 30 }, reason: 'x' });
    const table = await without(room, 10);
    const shows = await showing();
    floor.moved(table.match);
    expect(await shows()).toBe(true);
    await done(room, REFEREE, { type: 'extend', match: table.match, seat: 'a', seconds: 30, reason: 'x' });
    expect(await shows()).toBe(true);
    const { matches } = room.services;
    const live = present(await matches.context.lives.get(room.store.read, table.match), 'a match');
    floor.happened(live);
    expect(await shows()).toBe(false);
    floor.stopped({ ...live, table: { ...live.table, stop: { at: clock.now(), broken: 'x', place: 'y' } } });
    expect(await shows()).toBe(true);
    // What has broken there is for whoever may do something about it.
    expect((await only(DISPLAY)).stopped).toEqual({ broken: '', place: '' });
    expect((await only()).stopped).toEqual({ broken: 'x', place: 'y' });
  });

  test('what traders do among themselves moves nothing in the hall: nobody hears there when they do', async () => {
    await without(room, 10);
    const [hall, desk] = [(await view(DISPLAY)).version, (await view()).version];
    await offered(room);
    await done(room, ORGANISER, {
      type: 'payIn',
      person: room.person(TWO),
      drakes: 5,
      reason: 'coins',
    });
    expect((await view(DISPLAY)).version).toBe(hall);
    expect((await view()).version).toBeGreaterThan(desk);
  });

  test('the version counts a newcomer, whom the lists of the desk show', async () => {
    const before = (await view()).version;
    const newcomer = { name: 'Newcomer', staff: null, trades: true, drakes: 5, deal: true } as const;
    await room.made(ORGANISER, { type: 'addPerson', ...newcomer, reason: 'late' });
    expect((await view()).version).toBeGreaterThan(before);
  });
});

test('it takes no statement more for more matches, and none where nothing has changed', async () => {
  let statements = 0;
  const counted = await openRoom({ clock, seeding: { count: 20 }, onStatement: () => (statements += 1) });
  await counted.services.clocks.start();
  const its = new Floor({ store: counted.store, ...counted.services, guesses });
  const costs: number[] = [];
  const onlooker = await counted.services.world.actors.of(counted.store.read, counted.device(0));
  if (!isActing(onlooker)) throw new Error('a person');
  for (let pair = 0; pair < 10; pair++) {
    const [one, two] = [2 * pair, 2 * pair + 1];
    const with_ = counted.person(two);
    const asked = { type: 'proposeMatch', with: with_, stake: 1, friendly: false } as const;
    const proposal = await counted.made(one, asked);
    await done(counted, two, { type: 'acceptMatch', proposal });
    const before = statements;
    await its.around(onlooker);
    costs.push(statements - before);
  }
  expect(new Set(costs).size).toBe(1);
  const last = statements;
  await its.around(onlooker);
  expect(statements).toBe(last);
  await its.stop();
  await counted.services.clocks.stop();
  await counted.close();
});

test('a match whose log can’t be played stands still from the start on, and staff are told so', async () => {
  const table = await without(room, 10);
  await breakLog(room.store, table.match);
  await room.store.transact(async (tx) => ok(room.services.matches.context.lives.clear(tx)));
  await floor.stop();
  floor = open();
  const { matches, world } = room.services;
  await new Promise<void>((read) => {
    const log = { ...world.log, error: () => read() };
    void wakeMatches({ store: room.store, matches, log }, (match) => {
      floor.wake(match);
      read();
    });
  });
  expect((await only()).stopped).toMatchObject({ broken: expect.any(String) });
});

test('what could not be read is read anew by whoever looks next', async () => {
  const { read } = room.store;
  let fails = true;
  const restingPins: typeof read.floor.restingPins = () =>
    fails ? Promise.reject(new Error('the disk')) : read.floor.restingPins();
  const store = { ...room.store, read: { ...read, floor: { ...read.floor, restingPins } } };
  await floor.stop();
  floor = new Floor({ store, ...room.services, guesses });
  await expect(view()).rejects.toThrow('the disk');
  fails = false;
  expect((await view()).matches).toEqual([]);
});

test('it is built from the logs after a restart', async () => {
  const table = await without(room, 10);
  await room.ask(TWO, { type: 'call', match: table.match });
  // Nor does the end of the match forget who has called.
  await table.play('b', { type: 'concede' });
  await floor.stop();
  floor = open();
  expect((await view()).matches).toEqual([]);
  await new Promise<void>((read) => {
    void wakeMatches(
      { store: room.store, matches: room.services.matches, log: room.services.world.log },
      (match) => {
        floor.wake(match);
        read();
      },
    );
  });
  expect(await only()).toMatchObject({ match: table.match, desk: { calls: ['b'] } });
});

// How a match was settled is shown everywhere as it is now, with what was settled before (EVENT, "Taking acts back").

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { SettledInfo } from '@dunmer/shared/protocol';
import {
  done,
  ONE,
  openRoom,
  ORGANISER,
  REFEREE,
  STRANGER,
  TWO,
  without,
} from '../../test/support/dealing.ts';
import { openReception } from '../../test/support/reception.ts';
import { answerOf, Routes } from '../../test/support/routes.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import type { Table } from '../../test/support/playOut.ts';
import { award, concededIn, RULED, voiding } from '../../test/support/rulings.ts';
import { won } from '../../test/support/ended.ts';
import { ScriptedClock } from '@dunmer/shared/testing';
import { trader } from '../../test/support/seed.ts';
import { Guesses } from '../device/index.ts';
import { contractInfo, matchesInfo } from '../home/index.ts';
import { Interests } from '../interest/index.ts';
import { exportOf, matchesPage } from '../lists/index.ts';
import { systemEntropy } from '../ports/index.ts';
import { apiRoutes } from './api.ts';

const DISPLAY = 7;
const ALL = Number.MAX_SAFE_INTEGER;

let clock: ScriptedClock;
let room: EventRoom;
let contract: string;
let table: Table;
let routes: Routes;
let guesses: Guesses;
beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  const staff = { [REFEREE]: 'referee', [ORGANISER]: 'organiser', [DISPLAY]: 'display' } as const;
  room = await openRoom({ clock, seeding: { count: 8, drakes: 300, staff } });
  ({ contract, table } = await concededIn(room));
  guesses = new Guesses(clock);
  const ports = {
    ...room.services,
    store: room.store,
    guesses,
    reception: openReception(clock),
    entropy: systemEntropy,
    backups: null,
  };
  routes = await Routes.of(apiRoutes({ ...ports, release: '0', publicUrl: () => '' }));
});
afterEach(async () => {
  routes.close();
  await room.close();
});

async function settled(number: number | null, watch = ''): Promise<SettledInfo['settled'] | number> {
  const response = await routes.get(number, `/matches/${table.match}/settled?watch=${watch}`);
  return response.ok ? (await answerOf<SettledInfo>(response)).settled : response.status;
}
const now = () => new Date(clock.now()).toISOString();
/** A referee awards the match to a; an hour later an organiser voids it. */
async function revised() {
  const at = [now()];
  clock.advance(3_600_000);
  await done(room, REFEREE, award(table, 'a'));
  at.push(now());
  clock.advance(3_600_000);
  await done(room, ORGANISER, voiding(table));
  at.push(now());
  return [
    { kind: 'conceded', winner: 'b', by: null, reason: '', at: at[0] },
    { kind: 'awarded', winner: 'a', by: 'referee', reason: RULED, at: at[1] },
    { kind: 'voided', winner: null, by: 'organiser', reason: RULED, at: at[2] },
  ];
}

describe('how a match was settled', () => {
  test('is told in order with who ruled, when and why, not by name; before a ruling it is the end alone', async () => {
    expect(await settled(ONE)).toEqual([{ kind: 'conceded', winner: 'b', by: null, reason: '', at: now() }]);
    const told = await revised();
    expect(await settled(ONE)).toEqual(told);
    expect(await settled(TWO)).toEqual(told);
  });

  test('a watch code that means nothing is a wrong guess, and slows whoever makes many', async () => {
    const { watch } = present(await room.store.read.match(table.match), 'a match');
    const noted = vi.spyOn(guesses, 'note');
    await settled(null, 'AAAAAAAA');
    expect(noted.mock.calls.map(([, guess]) => guess)).toEqual(['wrong']);
    await settled(null, watch);
    expect(noted.mock.calls.map(([, guess]) => guess)).toEqual(['wrong', 'right']);
    // A request without a code is no guess.
    await settled(null);
    expect(noted).toHaveBeenCalledTimes(2);
  });

  test('says nothing of a reason that was erased', async () => {
    await done(room, REFEREE, award(table, 'a'));
    const { key } = present(await room.store.read.match(table.match), 'a match');
    const [, second] = await room.store.read.settlements.settlements(key);
    await room.store.transact(async (tx) => ({
      ok: true,
      value: await tx.journal.eraseText(second?.note ?? 0),
    }));
    expect(await settled(ONE)).toMatchObject([{}, { kind: 'awarded', reason: '' }]);
  });

  test('is for its seats, for staff and screens of the hall, and by its watch code; for nobody else', async () => {
    const { watch } = present(await room.store.read.match(table.match), 'a match');
    for (const number of [ONE, TWO, REFEREE, ORGANISER, DISPLAY])
      expect(await settled(number)).toHaveLength(1);
    for (const number of [STRANGER, null]) {
      expect(await settled(number)).toBe(404);
      expect(await settled(number, 'AAAAAAAA')).toBe(404);
      expect(await settled(number, watch)).toHaveLength(1);
    }
    const of = { match: 'nowhere' };
    expect((await routes.get(null, `/matches/${of.match}/settled`)).status).toBe(404);
  });

  test('a match that runs is not settled', async () => {
    table = await without(room, 5);
    expect(await settled(ONE)).toEqual([]);
  });

  test('the void of an open claim stands after the count that it takes back', async () => {
    ({ table } = await won(room));
    await done(room, REFEREE, voiding(table));
    expect(await settled(ONE)).toMatchObject([{ kind: 'counted' }, { kind: 'voided', by: 'referee' }]);
  });
});

test('the list of past matches has the result as it stands, and what stood before', async () => {
  const told = await revised();
  const { items } = await matchesInfo(room.store.read, await room.key(ONE), ALL);
  expect(items).toMatchObject([{ result: { kind: 'voided', winner: null }, settled: told }]);
});

test('staff read the same by name', async () => {
  const told = await revised();
  const page = await matchesPage(room.store.read, {
    only: table.match,
    before: ALL,
    interests: new Interests(null, []),
  });
  const named = [null, trader(REFEREE).name, trader(ORGANISER).name];
  expect(page.items[0]?.settled.map(({ who }) => who?.name ?? null)).toEqual(named);
  expect(page.items).toMatchObject([{ result: { kind: 'voided', winner: null }, settled: told }]);
});

test('the contract says who took the prestige now, and its history each result with whose it was', async () => {
  await revised();
  const actor = await room.services.world.actors.of(room.store.read, room.device(ONE));
  const stored = present(await room.store.read.contracts.contract(contract), 'a contract');
  const info = await contractInfo(room.services.world, room.store.read, actor, stored);
  expect(info.state).toMatchObject({ game: { at: 'returned' } });
  const results = info.history.flatMap(({ act, settled: result }) =>
    result === null ? [] : [[act, result]],
  );
  expect(results).toEqual([
    ['play', { kind: 'conceded', winner: 'two' }],
    ['award', { kind: 'awarded', winner: 'one' }],
    ['voidMatch', { kind: 'voided', winner: null }],
  ]);
});

test('the contract says whose price of victory is still to be chosen', async () => {
  const ended = await won(room);
  const actor = await room.services.world.actors.of(room.store.read, room.device(ONE));
  const claimant = async () => {
    const stored = present(await room.store.read.contracts.contract(ended.contract), 'a contract');
    return (await contractInfo(room.services.world, room.store.read, actor, stored)).claimant;
  };
  expect(await claimant()).toBe(ended.phase.claimant === 'a' ? 'one' : 'two');
  await ended.table.play(ended.phase.claimant, { type: 'waive' });
  expect(await claimant()).toBeNull();
});

test('the exports hold every settlement with its ruling, and what is owed', async () => {
  await revised();
  const rows = async (name: 'settlements' | 'debts') =>
    (await exportOf(room.store.read, name, new Interests(null, []))).trim().split('\r\n').slice(1);
  const [one, two] = [trader(ONE).name, trader(TWO).name];
  const found = await rows('settlements');
  expect(found).toHaveLength(3);
  expect(found[0]).toContain(`"${two}"`);
  expect(found[1]).toContain(`"awarded","${one}"`);
  expect(found[1]).toContain(`"${trader(REFEREE).name}","${RULED}"`);
  expect(await rows('debts')).toEqual([]);
  await done(room, ORGANISER, {
    type: 'payOut',
    person: room.person(ONE),
    drakes: await room.purse(ONE),
    reason: 'x',
  });
  await done(room, REFEREE, award(table, 'b', 'debt'));
  expect(await rows('debts')).toMatchObject([
    expect.stringContaining(`"${one}","${two}","10","","","awarded"`),
  ]);
});

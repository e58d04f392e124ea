// A recorded debt stands in what staff read of matches, and its preview tells of it (EVENT, "Taking acts back").

import { afterEach, beforeEach, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { Shortfall } from '@dunmer/shared/protocol';
import { done, ONE, openRoom, REFEREE, sitDown, STRANGER, TWO, without } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import type { Table } from '../../test/support/playOut.ts';
import { award, concededIn, leaves, RULED, voiding } from '../../test/support/rulings.ts';
import { trader } from '../../test/support/seed.ts';
import { affairsOf } from '../home/index.ts';
import { Interests, interestsOf } from '../interest/index.ts';
import { exportOf } from './exports.ts';
import { matchesPage } from './pages.ts';
import { staffPeople } from './people.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const page = async (only: string | null) =>
  (
    await matchesPage(room.store.read, {
      only,
      before: Number.MAX_SAFE_INTEGER,
      interests: new Interests(null, []),
    })
  ).items;

/** Plays a match in which b has won 10 and comes to owe 6 of it. */
async function owing() {
  const { table } = await concededIn(room);
  await leaves(room, TWO, 4);
  await done(room, REFEREE, voiding(table, 'debt'));
  return table;
}

async function preview({ match }: Table, shortfall: Shortfall) {
  const device = room.device(REFEREE);
  room.services.world.unlocked.keep(room.store.read, device);
  const act = { id: 'p', type: 'voidMatch', match, shortfall, reason: RULED } as const;
  const found = await room.services.commands.preview(device, act);
  return found.ok ? found.value : found.error.code;
}

test('the list of matches says who owes what to whom, and so does a match that is asked for alone', async () => {
  const { match } = await owing();
  const other = await without(room, 0);
  const debts = [{ from: 'b', to: 'a', sum: 6 }];
  expect((await page(null)).map(({ owed }) => owed)).toEqual([[], debts]);
  expect(await page(match)).toMatchObject([{ match, owed: debts }]);
  expect(await page(other.match)).toMatchObject([{ match: other.match, owed: [] }]);
  expect(await page('nowhere')).toEqual([]);
});

test('who has been paid by the bank owes it to the bank once another verdict takes it back', async () => {
  const table = await owing();
  await done(room, REFEREE, voiding(table, 'bank'));
  await leaves(room, ONE, 0);
  await done(room, REFEREE, award(table, 'b', 'debt'));
  const [{ owed }] = [present((await page(table.match))[0], 'a match')];
  expect(owed).toEqual([
    { from: 'a', to: 'b', sum: 4 },
    { from: 'a', to: 'bank', sum: 6 },
  ]);
  // What the loser owes the bank does not concern the winner.
  const { world } = room.services;
  const owedAtHome = async (number: number) =>
    (await affairsOf(world, room.store.read, await room.key(number))).debts.map(({ to, what }) => [
      to?.person ?? 'bank',
      what.is === 'drakes' && what.sum,
    ]);
  const both = [
    [room.person(TWO), 4],
    ['bank', 6],
  ];
  expect([await owedAtHome(ONE), await owedAtHome(TWO)]).toEqual([both, both.slice(0, 1)]);
});

test('the table of matches for a spreadsheet has a column for it', async () => {
  await owing();
  const [head, row] = (await exportOf(room.store.read, 'matches', new Interests(null, [])))
    .split('\r\n')
    .map((line) => line.split(','));
  expect(row?.[head?.indexOf('"owed"') ?? -1]).toBe('"6"');
});

test('no table tells it to whoever sits in a match: it would say what the purse held (EVENT, "Who")', async () => {
  await owing();
  const { read } = room.store;
  const owed = async (name: 'matches' | 'settlements') => {
    const actor = await room.services.world.actors.of(read, room.device(REFEREE));
    const [head = '', ...rows] = (await exportOf(read, name, await interestsOf(read, actor)))
      .trim()
      .split('\r\n');
    const at = head.split(',').indexOf('"owed"');
    return rows.map((row) => row.split(',')[at]);
  };
  expect([await owed('matches'), await owed('settlements')]).toEqual([['"6"'], ['"0"', '"6"']]);
  await sitDown(room, REFEREE, STRANGER, 1);
  expect([await owed('matches'), await owed('settlements')].flat()).toEqual(['""', '""', '""', '""']);
});

test.each([
  ['owes', TWO],
  ['is owed', ONE],
])('no list tells it to whoever plays with who %s it', async (_, opponent) => {
  const { match } = await owing();
  const { read } = room.store;
  const told = async () => {
    const interests = await interestsOf(
      read,
      await room.services.world.actors.of(read, room.device(REFEREE)),
    );
    const { items } = await matchesPage(read, { only: match, before: Number.MAX_SAFE_INTEGER, interests });
    const people = await staffPeople(read, { withMoney: true, only: null, interests });
    return [items.flatMap(({ owed }) => owed), people.flatMap(({ debts }) => debts)].map(
      ({ length }) => length,
    );
  };
  expect(await told()).toEqual([1, 2]);
  await sitDown(room, REFEREE, opponent, 0);
  expect(await told()).toEqual([0, 0]);
});

test('before it is noted the preview says so', async () => {
  const { table } = await concededIn(room);
  await leaves(room, TWO, 4);
  expect(await preview(table, 'refuse')).toBe('short-of');
  const [from, to] = [trader(TWO).name, trader(ONE).name];
  expect(await preview(table, 'debt')).toMatchObject({
    effects: expect.arrayContaining([{ is: 'debt', from, to, sum: 6, isStill: false }]),
  });
});

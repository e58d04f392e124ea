// Drakes that a ruling can't move are owed, and a separate act collects them (EVENT, "Taking acts back").

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Shortfall } from '@dunmer/shared/protocol';
import { homeAnswer } from '../home/index.ts';
import { present } from '@dunmer/shared/lib';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  openRoom,
  ORGANISER,
  REFEREE,
  TWO,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import type { Table } from '../../test/support/playOut.ts';
import { linesIn, previewFor } from '../../test/support/previewing.ts';
import { award, changeIn, concededIn, leaves, voiding } from '../../test/support/rulings.ts';
import { trader } from '../../test/support/seed.ts';

let room: EventRoom;
let table: Table;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => closeVerified(room));

const rule = (act: ReturnType<typeof voiding>) => room.ask(REFEREE, act);
const rules = async (act: ReturnType<typeof voiding>) => expect(codeOf(await rule(act))).toBe('ok');
const collecting = () =>
  room.ask(REFEREE, { type: 'collectDebts', match: table.match, reason: 'it is there' });
const collects = async () => codeOf(await collecting());
async function debts(number: number) {
  const actor = await room.services.world.actors.of(room.store.read, room.device(number));
  const { home } = await homeAnswer(room.services.world, room.store.read, actor);
  return present(home, 'a trader').debts.map(({ from, to, what }) => [from.name, to?.name ?? null, what]);
}
/** b has won 10 and owes 6 of it. */
async function owing(shortfall: Shortfall = 'debt') {
  ({ table } = await concededIn(room));
  await leaves(room, TWO, 4);
  await rules(voiding(table, shortfall));
}
const gets = (number: number, drakes: number) =>
  done(room, ORGANISER, { type: 'payIn', person: room.person(number), drakes, reason: 'earned' });

test('stand on both phones and are collected as far as they are there', async () => {
  await owing();
  const [from, to] = [trader(TWO).name, trader(ONE).name];
  expect(await debts(ONE)).toEqual([[from, to, { is: 'drakes', sum: 6 }]]);
  expect(await collects()).toBe('nothing-to-collect');
  await gets(TWO, 4);
  const act = { type: 'collectDebts', match: table.match, reason: 'x' } as const;
  expect(linesIn(await previewFor(room, REFEREE, act), 'drakes', 'debt')).toEqual([
    { is: 'drakes', from, to, sum: 4, why: 'debt' },
    { is: 'debt', from, to, sum: 2, isStill: true },
  ]);
  expect(await changeIn(room, () => done(room, REFEREE, { ...act, reason: 'it is there' }))).toEqual([4, -4]);
  expect(await debts(TWO)).toEqual([[from, to, { is: 'drakes', sum: 2 }]]);
  await gets(TWO, 100);
  expect(await collects()).toBe('ok');
  expect(await debts(TWO)).toEqual([]);
  expect(await collects()).toBe('nothing-owed');
});

test('what was collected counts for the next ruling', async () => {
  await owing();
  await gets(TWO, 50);
  expect(await collects()).toBe('ok');
  expect(codeOf(await rule(voiding(table)))).toBe('already-done');
  expect(await changeIn(room, () => done(room, REFEREE, award(table, 'b')))).toEqual([-10, 10]);
});

test('what the ruling before has noted ends with the next one, whose sheet says so', async () => {
  await owing();
  const [from, to] = [trader(TWO).name, trader(ONE).name];
  const ends = { is: 'debtEnds', from, to, what: { is: 'drakes', sum: 6 } };
  const ruling = { winner: 'b', claim: false, shortfall: 'refuse', reason: 'seen by all' } as const;
  const anew = { type: 'award', match: table.match, ...ruling } as const;
  expect(linesIn(await previewFor(room, REFEREE, anew), 'debt', 'debtEnds')).toEqual([ends]);
  // What is paid meanwhile is no longer owed in the preview either.
  await gets(TWO, 2);
  expect(await collects()).toBe('ok');
  expect(linesIn(await previewFor(room, REFEREE, anew), 'debtEnds')).toEqual([
    { ...ends, what: { is: 'drakes', sum: 4 } },
  ]);
  await done(room, REFEREE, anew);
  expect(await debts(TWO)).toEqual([]);
});

test('what is owed to the bank goes there', async () => {
  await owing('bank');
  await leaves(room, ONE, 0);
  await rules(award(table, 'b', 'debt'));
  expect(await debts(ONE)).toEqual([
    [trader(ONE).name, trader(TWO).name, { is: 'drakes', sum: 4 }],
    [trader(ONE).name, null, { is: 'drakes', sum: 6 }],
  ]);
  await gets(ONE, 10);
  expect(await changeIn(room, () => collecting())).toEqual([-10, 4]);
  expect(await debts(ONE)).toEqual([]);
});

test('nothing is collected where nothing was noted', async () => {
  await owing('nothing');
  await gets(TWO, 50);
  expect(await collects()).toBe('nothing-owed');
});

// A look at both purses in a called match (EVENT, "Who sees what").

import { afterEach, beforeEach, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { SeenPurses } from '@dunmer/shared/protocol';
import {
  codeOf,
  done,
  ONE,
  openRoom,
  openTableRoom,
  ORGANISER,
  playing,
  REFEREE,
  signed,
  sitDown,
  STRANGER,
  TWO,
  onContract,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import type { Table } from '../../test/support/playOut.ts';
import { decode } from '../store/index.ts';
import { seenPurses } from './index.ts';

const OTHER_REFEREE = 7;
const SPARE = 3;

let room: EventRoom;
let contract: string;
let table: Table;
beforeEach(async () => {
  const staff = { [REFEREE]: 'referee', [OTHER_REFEREE]: 'referee', [ORGANISER]: 'organiser' } as const;
  room = await openRoom({ seeding: { count: 8, drakes: 100, staff } });
  contract = await signed(room);
  table = await playing(room, contract, 10);
});
afterEach(() => room.close());

const call = () => done(room, TWO, { type: 'call', match: table.match });
const asking = () => room.command({ type: 'openPurses', match: table.match, reason: 'where is the pot?' });
async function open(number = REFEREE): Promise<string> {
  const command = asking();
  expect(codeOf(await room.send(number, command))).toBe('ok');
  return command.id;
}
async function look(number: number, act: string, match = table.match): Promise<SeenPurses | string> {
  const actor = await room.services.world.actors.of(room.store.read, room.device(number));
  const found = await seenPurses(room.store.read, actor, match, act);
  if (found === null) return 'not-found';
  return found.ok ? found.value : found.error.code;
}

test('shows what is in both, what is set aside, and the last entries with whom they are', async () => {
  await call();
  expect(await look(REFEREE, await open())).toMatchObject({
    a: {
      purse: 30,
      held: 70,
      lines: [
        { why: 'stake', change: -10, partner: { name: 'Борис 1' }, about: 'match', subject: table.match },
        { why: 'hold', change: -60, partner: { name: 'Борис 1' }, about: 'contract', subject: contract },
        { why: 'start', change: 100, partner: null, about: null },
      ],
    },
    b: { purse: 90, held: 10, lines: [{ why: 'stake' }, { why: 'start' }] },
  });
});

test('both players read that it was looked, and why', async () => {
  await call();
  await open();
  for (const seat of ['a', 'b'] as const)
    expect((await table.view(seat)).desk.notes.at(-1)).toEqual({
      act: 'decksOpened',
      by: 'referee',
      reason: 'where is the pot?',
      what: 'purses',
    });
});

test('a contract on which no match hangs is named, and does not open to a referee', async () => {
  const offer = {
    type: 'offerContract',
    with: room.person(STRANGER),
    text: 'Silk',
    sum: 5,
    payer: 'one',
  } as const;
  const other = await room.made(ONE, { ...offer, counters: null });
  await done(room, STRANGER, onContract(other, { type: 'accept' }));
  await call();
  const seen = await look(REFEREE, await open());
  if (typeof seen === 'string') throw new Error(seen);
  const [line] = seen.a.lines;
  expect(line).toMatchObject({ why: 'hold', change: -5, partner: { name: 'Anna 2' }, about: null });
});

test('is refused where no call is open, and to who has no part in refereeing', async () => {
  expect(codeOf(await room.send(REFEREE, asking()))).toBe('no-call');
  await call();
  expect(codeOf(await room.send(STRANGER, asking()))).toBe('not-allowed');
  expect(codeOf(await room.send(ONE, asking()))).toBe('not-allowed');
});

test('is refused to staff with an interest in the match, and what they had opened before is closed', async () => {
  await call();
  const act = await open();
  const offer = {
    type: 'offerContract',
    with: room.person(TWO),
    text: 'Silk',
    sum: 5,
    payer: 'one',
  } as const;
  const contract = await room.made(REFEREE, { ...offer, counters: null });
  await done(room, TWO, onContract(contract, { type: 'accept' }));
  expect(codeOf(await room.send(REFEREE, asking()))).toBe('not-allowed');
  expect(await look(REFEREE, act)).toBe('not-allowed');
});

test('is for who has opened it: another referee, a player and a made-up act see nothing', async () => {
  await call();
  const act = await open();
  for (const number of [OTHER_REFEREE, ONE, STRANGER]) expect(await look(number, act)).toBe('not-allowed');
  expect(await look(REFEREE, 'made-up')).toBe('not-allowed');
  // Nor does it open the purses of another match with an open call.
  const other = await sitDown(room, STRANGER, SPARE, 0);
  await done(room, STRANGER, { type: 'call', match: other });
  expect(await look(REFEREE, act, other)).toBe('not-allowed');
});

test('ends with the call; while it is open it goes on after the end, where the pot is asked for', async () => {
  await call();
  const act = await open();
  await table.play('a', { type: 'concede' });
  expect(await look(REFEREE, act)).toMatchObject({
    b: { purse: 110, lines: [{ why: 'pot' }, { why: 'stake' }, { why: 'start' }] },
  });
  await open();
  await done(room, REFEREE, { type: 'closeCall', match: table.match, reason: 'settled' });
  expect(await look(REFEREE, act)).toBe('no-call');
});

test('there is nothing to see where coins lie on the table', async () => {
  await room.close();
  room = await openTableRoom();
  table = await playing(room, await signed(room), 10);
  await call();
  expect(codeOf(await room.send(REFEREE, asking()))).toBe('no-accounts');
});

test('the answer that is kept holds neither a sum nor a name', async () => {
  await call();
  const stored = present(await room.store.read.command(await open()), 'a command that was answered');
  expect(decode(stored.answer)).toEqual({
    ok: true,
    value: { type: 'openedPurses', match: table.match, by: room.person(REFEREE) },
  });
});

test('whoever plays with somebody who has paid one of them reads nothing from that entry on', async () => {
  const terms = { text: 'Silk', sum: 7, payer: 'two', counters: null } as const;
  const sold = await room.made(ONE, { type: 'offerContract', with: room.person(STRANGER), ...terms });
  await done(room, STRANGER, onContract(sold, { type: 'accept' }));
  for (const party of [ONE, STRANGER]) await done(room, party, onContract(sold, { type: 'confirmHandover' }));
  await call();
  const [act, other] = [await open(), await open(OTHER_REFEREE)];
  await sitDown(room, OTHER_REFEREE, STRANGER, 0);
  const whys = async (number: number, by: string) => {
    const seen = await look(number, by);
    return typeof seen === 'string' ? seen : [seen.a, seen.b].map(({ lines }) => lines.map(({ why }) => why));
  };
  expect(await whys(REFEREE, act)).toEqual([
    ['handover', 'stake', 'hold', 'start'],
    ['stake', 'start'],
  ]);
  expect(await whys(OTHER_REFEREE, other)).toEqual([[], ['stake', 'start']]);
});

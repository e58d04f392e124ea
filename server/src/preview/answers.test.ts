// What acts of staff do to intrigue cards that wait for an answer is said beforehand: a pass on behalf of a silent
// trader lets an action go on, and a voided match closes its open play (EVENT, "Taking acts back"; INTRIGUE 4).

import { afterEach, beforeEach, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { codeOf, done, ONE, ORGANISER, REFEREE, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import {
  deckOf,
  drawUntil,
  handIn,
  intrigueSet,
  keepAll,
  openIntrigueRoom,
  ringOn,
  WORD,
} from '../../test/support/intriguing.ts';
import type { Table } from '../../test/support/playOut.ts';
import { linesIn, previewFor } from '../../test/support/previewing.ts';
import { trader } from '../../test/support/seed.ts';
import { openStakingRoom, passes, plays, sat, stopAt } from '../../test/support/windowed.ts';

const reason = 'they are asleep';
let room: EventRoom;
beforeEach(async () => {
  room = await openIntrigueRoom();
});
afterEach(() => room.close());

const askings = async (): Promise<number> => (await deckOf(room)).common.askings;

/** ONE steals from TWO, who is asked for an answer. */
async function stolen(): Promise<void> {
  const card = await drawUntil(room, ONE, 'pickpocket');
  await done(room, ORGANISER, { type: 'letDraw', person: room.person(TWO), n: 1, reason });
  await keepAll(room, ['pickpocket']);
  await done(room, ONE, { type: 'playIntrigue', card, chosen: [room.person(TWO)] });
}

const nameOf = async (number: number): Promise<string> =>
  (await room.store.read.people.person(room.person(number)))?.name ?? '';

test('that the action works, and how many cards it takes from whom; which ones nobody is told', async () => {
  await stolen();
  const act = {
    type: 'answerIntrigueFor',
    person: room.person(TWO),
    asking: await askings(),
    reason,
  } as const;
  expect(await previewFor(room, REFEREE, act)).toMatchObject({
    effects: [
      { is: 'taken', from: await nameOf(TWO), to: await nameOf(ONE), count: 1 },
      { is: 'action', card: 'pickpocket', how: 'done' },
    ],
  });
});

test('that it comes to nothing, where it was cancelled', async () => {
  const cancel = await drawUntil(room, TWO, 'intercepted-letter');
  await keepAll(room, ['intercepted-letter']);
  await stolen();
  expect(await handIn(room, TWO)).toContain(cancel);
  await done(room, TWO, { type: 'cancelIntrigue', asking: await askings(), card: cancel });
  const act = {
    type: 'answerIntrigueFor',
    person: room.person(ONE),
    asking: await askings(),
    reason,
  } as const;
  expect(await previewFor(room, REFEREE, act)).toMatchObject({
    effects: [{ is: 'action', card: 'pickpocket', how: 'cancelled' }],
  });
});

/** ONE has played a robe in a match with TWO, who has a slander in hand and is asked for an answer. */
async function robeWaits(): Promise<{ readonly table: Table; readonly slander: string }> {
  await room.close();
  room = await openStakingRoom();
  for (const asked of [intrigueSet('on'), WORD]) await done(room, ORGANISER, asked);
  await ringOn(room);
  const robe = await drawUntil(room, ONE, 'borrowed-robe');
  await keepAll(room, [robe]);
  const slander = await drawUntil(room, TWO, 'slander');
  await keepAll(room, [robe, slander]);
  const table = await sat(room);
  await stopAt(table, 'revealed');
  const phase = await table.phase();
  if (phase.at === 'stop' && phase.asked === 'b') await passes(table, 'b');
  expect(await plays(table, 'a', robe, [{ seat: 'a', cell: 0 }])).toBe('ok');
  expect((await deckOf(room)).common.table).toHaveLength(1);
  return { table, slander };
}

test('that a card which waits for its answer is spent, where its match is voided', async () => {
  const { match } = (await robeWaits()).table;
  const act = { type: 'voidMatch', match, shortfall: 'refuse', reason } as const;
  expect(linesIn(await previewFor(room, REFEREE, act), 'spent')).toEqual([
    { is: 'spent', card: 'borrowed-robe' },
  ]);
});

test('of a card that was shown to be spent no other is spent in its place, and who was faster is said', async () => {
  const { table, slander } = await robeWaits();
  const act = { type: 'voidMatch', match: table.match, shortfall: 'refuse', reason } as const;
  const { mark } = await room.looked(REFEREE, { id: 'p', ...act });
  await passes(table, 'b');
  expect(await plays(table, 'b', slander, [{ seat: 'a', cell: 1 }])).toBe('ok');
  const sheet = { ...act, id: room.command(act).id, holds: present(mark, 'it may be done') };
  expect(codeOf(await room.send(REFEREE, sheet))).toBe('changed');
  expect((await room.looked(REFEREE, sheet)).faster).toEqual({ name: trader(TWO).name, act: 'play' });
});

// What acts of staff do to intrigue cards that wait for an answer is said beforehand: a pass for who is silent lets an
// action go on, and a match that is voided closes its open play (EVENT, "Taking acts back"; INTRIGUE 4).

import { afterEach, beforeEach, expect, test } from 'vitest';
import { done, ONE, ORGANISER, REFEREE, TWO } from '../../test/support/dealing.ts';
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
import { linesIn, previewFor } from '../../test/support/previewing.ts';
import { openStakingRoom, passes, plays, sat, stopAt } from '../../test/support/windowed.ts';

const reason = 'they are asleep';
let room: EventRoom;
beforeEach(async () => {
  room = await openIntrigueRoom();
});
afterEach(() => room.close());

const askings = async (): Promise<number> => (await deckOf(room)).common.askings;

/** ONE steals from TWO, who is asked. */
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

test('that a card which waits for its answer is spent, where its match is voided', async () => {
  await room.close();
  room = await openStakingRoom();
  for (const asked of [intrigueSet('on'), WORD]) await done(room, ORGANISER, asked);
  await ringOn(room);
  const robe = await drawUntil(room, ONE, 'borrowed-robe');
  const table = await sat(room);
  await stopAt(table, 'revealed');
  const phase = await table.phase();
  if (phase.at === 'stop' && phase.asked === 'b') await passes(table, 'b');
  expect(await plays(table, 'a', robe, [{ seat: 'a', cell: 0 }])).toBe('ok');
  expect((await deckOf(room)).common.table).toHaveLength(1);
  const act = { type: 'voidMatch', match: table.match, shortfall: 'refuse', reason } as const;
  expect(linesIn(await previewFor(room, REFEREE, act), 'spent')).toEqual([
    { is: 'spent', card: 'borrowed-robe' },
  ]);
});

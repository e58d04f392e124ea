// A referee's pass for who is silent lets an action go on: what that does is said beforehand (EVENT, "Taking acts
// back"; INTRIGUE 4).

import { afterEach, beforeEach, expect, test } from 'vitest';
import { done, ONE, ORGANISER, REFEREE, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { deckOf, drawUntil, handIn, keepAll, openIntrigueRoom } from '../../test/support/intriguing.ts';
import { previewFor } from '../../test/support/previewing.ts';

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

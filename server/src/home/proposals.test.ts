import { afterEach, beforeEach, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { done, ONE, openRoom, ORGANISER, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { affairsOf } from './index.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const shortTo = async (number: number) => {
  const { proposals } = await affairsOf(room.door.world, room.store.read, await room.key(number));
  return present(proposals[0], 'a proposal').short;
};
/** Leaves somebody with so many cards. */
async function leave(number: number, count: number): Promise<void> {
  for (const copy of (await room.copies(number)).slice(count))
    await done(room, ORGANISER, { type: 'moveCopy', copy, to: null, reason: 'lost' });
}

test('who proposes a match learns nothing of the other’s cards by it; who is asked is told with how many it would be (rule 2.2)', async () => {
  await leave(ONE, 5);
  await leave(TWO, 4);
  await room.made(ONE, { type: 'proposeMatch', with: room.person(TWO), stake: 5, friendly: false });
  expect(await shortTo(ONE)).toEqual({ mine: 5, theirs: null });
  expect(await shortTo(TWO)).toEqual({ mine: 4, theirs: 5 });
});

test('a full deck is not counted to anybody', async () => {
  await room.made(ONE, { type: 'proposeMatch', with: room.person(TWO), stake: 5, friendly: false });
  for (const number of [ONE, TWO]) expect(await shortTo(number)).toEqual({ mine: null, theirs: null });
});

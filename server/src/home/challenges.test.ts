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

const shownTo = async (number: number) => {
  const { proposals } = await affairsOf(room.services.world, room.store.read, await room.key(number));
  return present(proposals[0], 'a proposal');
};
const shortTo = async (number: number) => (await shownTo(number)).short;
/** Takes copies from somebody until they have `count` left. */
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

test('who proposes a match is told the other’s cards by their yes, and each sees both before the first card is laid (rule 2.2)', async () => {
  await leave(ONE, 5);
  await leave(TWO, 4);
  const asked = { type: 'proposeMatch', with: room.person(TWO), stake: 5, friendly: false } as const;
  const first = await room.made(ONE, asked);
  expect(await shownTo(TWO)).toMatchObject({ unsaid: true, answers: null });
  expect(await shownTo(ONE)).toMatchObject({ unsaid: false, answers: null });
  await done(room, TWO, { type: 'acceptMatch', proposal: first });
  expect(await shownTo(ONE)).toMatchObject({
    mine: false,
    answers: first,
    unsaid: false,
    short: { mine: 5, theirs: 4 },
  });
  expect(await shownTo(TWO)).toMatchObject({ mine: true, short: { mine: 4, theirs: 5 } });
});

test('what who proposed a match sees does not depend on what the other has', async () => {
  await room.made(ONE, { type: 'proposeMatch', with: room.person(TWO), stake: 5, friendly: false });
  const seen = new Set([JSON.stringify(await shownTo(ONE))]);
  for (const count of [6, 5, 1, 0]) {
    await leave(TWO, count);
    seen.add(JSON.stringify(await shownTo(ONE)));
  }
  expect(seen.size).toBe(1);
});

test('a full deck is not counted to anybody', async () => {
  await room.made(ONE, { type: 'proposeMatch', with: room.person(TWO), stake: 5, friendly: false });
  for (const number of [ONE, TWO]) expect(await shortTo(number)).toEqual({ mine: null, theirs: null });
});

test('however often one asks for a match, what another asked before is shown', async () => {
  const to = { type: 'proposeMatch', with: room.person(TWO), friendly: false } as const;
  const early = await room.made(ORGANISER, { ...to, stake: 1 });
  for (let stake = 1; stake <= 30; stake++) await room.made(ONE, { ...to, stake });
  const { proposals } = await affairsOf(room.services.world, room.store.read, await room.key(TWO));
  expect(proposals.length).toBeLessThan(30);
  expect(proposals.slice(0, 3).map(({ stake }) => stake)).toEqual([30, 29, 28]);
  expect(proposals.at(-1)?.proposal).toBe(early);
});

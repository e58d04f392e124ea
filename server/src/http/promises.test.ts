// Promises as staff read them: a referee reads how many each trader has, and which are on offer (PROMISES 7).

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StaffPledgesInfo } from '@dunmer/shared/protocol';
import { done, ONE, ORGANISER, REFEREE, sitDown, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { given, openPromisingRoom, promiseOf } from '../../test/support/promising.ts';
import { readsIn } from '../../test/support/reads.ts';
import type { Routes } from '../../test/support/routes.ts';

let room: EventRoom;
let routes: Routes;
beforeEach(async () => {
  room = await openPromisingRoom();
  routes = await readsIn(room);
});
afterEach(async () => {
  routes.close();
  await room.close();
});

const read = (who: number) => routes.read<StaffPledgesInfo>(who, '/staff/pledges');

test('a referee reads how many each has, and what lies open; an organiser where each is', async () => {
  const surety = promiseOf(room, TWO, 'surety');
  await given(room, ONE, TWO, { gives: promiseOf(room, ONE, 'whisper') });
  await given(room, TWO, ONE, { gives: surety });
  const [seen, all] = [await read(REFEREE), await read(ORGANISER)];
  expect(seen.hands.map(({ size }) => size)).toEqual([4, 5, 5]);
  expect(seen.places.map(({ pledge }) => pledge)).toEqual([surety]);
  expect(all.hands).toEqual(seen.hands);
  expect(all.places).toHaveLength(15);
});

test('PR25: that somebody will be ruined at the end of their match is told to organisers alone', async () => {
  await sitDown(room, ONE, TWO, 1);
  const ruin = { type: 'ruinPerson', person: room.person(ONE), ruined: true, reason: 'r' } as const;
  await done(room, ORGANISER, ruin);
  const arranged = async (who: number) =>
    (await read(who)).hands.filter((hand) => hand.ruinArranged === true).length;
  expect([await arranged(ORGANISER), await arranged(REFEREE)]).toEqual([1, 0]);
});

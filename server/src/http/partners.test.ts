// A payment between two traders stands on both statements: staff with an interest in a match of the one who plays may
// not read it on the other's statement (EVENT, "Who").

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StatementInfo } from '@dunmer/shared/protocol';
import {
  done,
  ONE,
  onContract,
  openRoom,
  ORGANISER,
  sitDown,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { readsIn } from '../../test/support/reads.ts';
import type { Routes } from '../../test/support/routes.ts';

let room: EventRoom;
let routes: Routes;
beforeEach(async () => {
  room = await openRoom();
  routes = await readsIn(room);
});
afterEach(async () => {
  routes.close();
  await room.close();
});

/** Makes one trader pay another by a contract that is fulfilled. */
async function pays(one: number, other: number, sum: number): Promise<void> {
  const terms = { text: 'Silk', sum, payer: 'one', counters: null } as const;
  const contract = await room.made(one, { type: 'offerContract', with: room.person(other), ...terms });
  await done(room, other, onContract(contract, { type: 'accept' }));
  for (const party of [one, other])
    await done(room, party, onContract(contract, { type: 'confirmHandover' }));
}

const pathOf = (number: number): string => `/staff/people/${room.person(number)}/statement`;
const answered = async (number: number, before = ''): Promise<number> =>
  (await routes.get(ORGANISER, pathOf(number) + before)).status;

test('of a page on which a player of their match has paid', async () => {
  await pays(TWO, STRANGER, 17);
  await pays(ONE, STRANGER, 3);
  const { items } = await routes.read<StatementInfo>(ORGANISER, pathOf(STRANGER));
  expect(items.map(({ change }) => change)).toEqual([3, 17, 100]);
  const match = await sitDown(room, ORGANISER, TWO, 0);
  expect([await answered(STRANGER), await answered(ONE), await answered(TWO)]).toEqual([403, 200, 403]);
  // A page before that entry says nothing of the players.
  expect(await answered(STRANGER, `?before=${items[1]?.entry ?? 0}`)).toBe(200);
  await done(room, ORGANISER, { type: 'play', match, command: { type: 'concede' } });
  expect(await answered(STRANGER)).toBe(200);
});

test('but what they were paid themselves they read', async () => {
  await pays(TWO, ORGANISER, 17);
  await pays(ORGANISER, STRANGER, 5);
  await sitDown(room, ORGANISER, TWO, 0);
  expect([await answered(ORGANISER), await answered(STRANGER)]).toEqual([200, 200]);
});

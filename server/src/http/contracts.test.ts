// Contracts, and staff with an interest in a match (EVENT, "Who"): they read their own contracts, but not what the
// match's players have agreed with others; this holds for referees too.

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContractId, ContractView, Paged } from '@dunmer/shared/protocol';
import {
  done,
  ONE,
  onContract,
  openRoom,
  ORGANISER,
  playing,
  REFEREE,
  signed,
  sitDown,
  STRANGER,
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

const pageOf = async (who: number, contract: ContractId): Promise<number> =>
  (await routes.get(who, `/contracts/${contract}`)).status;
const listed = (path = ''): Promise<Paged<ContractView>> => routes.read(ORGANISER, `/staff/contracts${path}`);

/** Makes a contract that both have signed. */
async function agreed(one: number, two: number): Promise<ContractId> {
  const terms = { text: 'Silk', sum: 0, payer: 'one', counters: null } as const;
  const contract = await room.made(one, { type: 'offerContract', with: room.person(two), ...terms });
  await done(room, two, onContract(contract, { type: 'accept' }));
  return contract;
}

test('a referee reads a contract on which a match hangs, and not while they deal with a player of it', async () => {
  const contract = await signed(room);
  const { match } = await playing(room, contract);
  expect((await listed()).items).toMatchObject([{ contract, match }]);
  expect(await pageOf(REFEREE, contract)).toBe(200);
  const own = await agreed(REFEREE, ONE);
  expect(await pageOf(REFEREE, contract)).toBe(403);
  expect(await pageOf(REFEREE, own)).toBe(200);
});

test('an organiser who plays reads their own contracts, by list and page, and none of the other player', async () => {
  const [own, other] = [await agreed(ORGANISER, ONE), await agreed(STRANGER, ONE)];
  const all = async () => (await listed()).items.map(({ contract }) => contract);
  expect(await all()).toEqual([other, own]);
  const match = await sitDown(room, ORGANISER, ONE, 0);
  expect(await all()).toEqual([own]);
  expect([await pageOf(ORGANISER, own), await pageOf(ORGANISER, other)]).toEqual([200, 403]);
  await done(room, ORGANISER, { type: 'play', match, command: { type: 'concede' } });
  expect(await all()).toEqual([other, own]);
});

test('what is left out makes a page shorter, and hides nothing that comes after it', async () => {
  const own = await agreed(ORGANISER, ONE);
  for (let i = 0; i < 51; i += 1) await agreed(STRANGER, ONE);
  await sitDown(room, ORGANISER, ONE, 0);
  const first = await listed();
  expect(first.items).toEqual([]);
  const rest = await listed(`?before=${first.next}`);
  expect([rest.items.map(({ contract }) => contract), rest.next]).toEqual([[own], null]);
});

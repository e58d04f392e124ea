import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TradeView } from '@dunmer/shared/protocol';
import { done, sitDown, onContract } from '../../test/support/dealing.ts';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { readsIn } from '../../test/support/reads.ts';
import type { Routes } from '../../test/support/routes.ts';

const [ANNA, BORIS, VERA, ORGANISER] = [0, 1, 2, 3];
const NOTHING = { copies: [], drakes: 0 };

let room: EventRoom;
let routes: Routes;
beforeEach(async () => {
  room = await EventRoom.open({ seeding: { count: 4, drakes: 50, staff: { 3: 'organiser' } } });
  routes = await readsIn(room);
});
afterEach(async () => {
  routes.close();
  await room.close();
});

const get = (number: number, id: string) => routes.get(number, `/trades/${id}`);
const read = (number: number, id: string) => routes.read<TradeView>(number, `/trades/${id}`);
const offer = async (): Promise<string> => {
  const [given = ''] = await room.copies(ANNA);
  const gives = { copies: [given], drakes: 5 };
  return room.made(ANNA, {
    type: 'offerTrade',
    with: room.person(BORIS),
    gives,
    takes: NOTHING,
    replaces: null,
  });
};

test('a trade is read by both of its traders, each from their own side, before and after it is answered', async () => {
  const id = await offer();
  expect(await read(ANNA, id)).toMatchObject({ mine: true, state: 'offered', gives: { drakes: 5 } });
  await room.ask(BORIS, { type: 'acceptTrade', trade: id });
  const accepted = await read(BORIS, id);
  expect(accepted).toMatchObject({ trade: id, mine: false, state: 'accepted', takes: NOTHING });
  expect(accepted.gives.copies).toHaveLength(1);
  expect(accepted.from.person).toBe(room.person(ANNA));
});

test('a trade is read by no other trader, and one that there is not is not found', async () => {
  const id = await offer();
  expect((await get(VERA, id)).status).toBe(403);
  expect((await get(ANNA, 'no-trade-of-that-name')).status).toBe(404);
});

test('an organiser reads it, but not while they deal with one of the two, who plays', async () => {
  const id = await offer();
  expect(await read(ORGANISER, id)).toMatchObject({ trade: id, mine: false, gives: { drakes: 5 } });
  const dealt = {
    type: 'offerContract',
    with: room.person(BORIS),
    text: 'Silk',
    sum: 5,
    payer: 'one',
  } as const;
  const contract = await room.made(ORGANISER, { ...dealt, counters: null });
  await done(room, BORIS, onContract(contract, { type: 'accept' }));
  expect((await get(ORGANISER, id)).status).toBe(200);
  await sitDown(room, BORIS, VERA, 0);
  expect((await get(ORGANISER, id)).status).toBe(403);
});

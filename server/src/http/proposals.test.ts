import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProposalView } from '@dunmer/shared/protocol';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { readsIn } from '../../test/support/reads.ts';
import type { Routes } from '../../test/support/routes.ts';

const [ANNA, BORIS, VERA, ORGANISER] = [0, 1, 2, 3];

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

const get = (number: number, id: string) => routes.get(number, `/proposals/${id}`);
const read = (number: number, id: string) => routes.read<ProposalView>(number, `/proposals/${id}`);
const propose = (): Promise<string> =>
  room.made(ANNA, { type: 'proposeMatch', with: room.person(BORIS), stake: 5, friendly: false });

test.each([
  ['acceptMatch', BORIS, 'accepted'],
  ['declineMatch', BORIS, 'declined'],
  ['withdrawMatch', ANNA, 'withdrawn'],
] as const)(
  'a proposed match is read by both, each from their own side, before and after %s',
  async (type, by, state) => {
    const proposal = await propose();
    expect(await read(ANNA, proposal)).toMatchObject({ mine: true, state: 'offered', stake: 5 });
    await room.ask(by, { type, proposal });
    const told = await read(BORIS, proposal);
    expect(told).toMatchObject({ proposal, mine: false, state, short: { mine: null, theirs: null } });
    expect(told.from.person).toBe(room.person(ANNA));
  },
);

test('a proposed match is read by nobody else, and one that there is not is not found', async () => {
  const id = await propose();
  expect((await get(VERA, id)).status).toBe(403);
  expect((await get(ORGANISER, id)).status).toBe(403);
  expect((await get(ANNA, 'no-proposal-of-that-name')).status).toBe(404);
});

import express from 'express';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProposalView } from '@dunmer/shared/protocol';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { openReception } from '../../test/support/reception.ts';
import { ScriptedClock } from '../../test/support/scriptedClock.ts';
import { trader } from '../../test/support/seed.ts';
import { Guesses } from '../device/index.ts';
import { dealingsRoutes } from './dealings.ts';

const [ANNA, BORIS, VERA, ORGANISER] = [0, 1, 2, 3];

let room: EventRoom;
let server: Server;
let url = '';
beforeEach(async () => {
  room = await EventRoom.open({ seeding: { count: 4, drakes: 50, staff: { 3: 'organiser' } } });
  const clock = new ScriptedClock(0);
  const ports = { guesses: new Guesses(clock), reception: openReception(clock) };
  server = express()
    .use(dealingsRoutes({ store: room.store, world: room.door.world, ...ports }))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterEach(async () => {
  server.close();
  await room.close();
});

const get = (number: number, id: string) =>
  fetch(`${url}/proposals/${id}`, { headers: { cookie: trader(number).cookie } });
const read = async (number: number, id: string): Promise<ProposalView> => {
  const response = await get(number, id);
  expect(response.status).toBe(200);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route's own answer
  return (await response.json()) as ProposalView;
};
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

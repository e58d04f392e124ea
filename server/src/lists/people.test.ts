// The list of people at the desk, and its export: what is in their purses, where there are any (EVENT, "Money").

import type { StaffPerson } from '@dunmer/shared/protocol';
import { expect, test } from 'vitest';
import { ONE, openRoom, openTableRoom, ORGANISER } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { readsIn } from '../../test/support/reads.ts';
import { interestsOf } from '../interest/index.ts';
import { exportOf } from './index.ts';

/** Returns what is in somebody's purse and what is set aside, as the export has both. */
async function pursesIn(room: EventRoom, number: number): Promise<readonly string[]> {
  const { read } = room.store;
  const actor = await room.services.world.actors.of(read, room.device(ORGANISER));
  const rows = (await exportOf(read, 'people', await interestsOf(read, actor))).split('\r\n');
  const cells = rows.find((row) => row.includes(room.person(number)))?.split(',') ?? [];
  return cells.slice(7, 9);
}

test.each([
  ['app', openRoom, ['"100"', '"0"'], 100],
  ['table', openTableRoom, ['""', '""'], null],
] as const)('money: %s', async (_, open, told, purse) => {
  const room = await open();
  expect(await pursesIn(room, ONE)).toEqual(told);
  const routes = await readsIn(room);
  const people = await routes.read<readonly StaffPerson[]>(ORGANISER, '/staff/people');
  const deck = (await room.copies(ONE)).length;
  expect(people.find(({ person }) => person === room.person(ONE))).toMatchObject({ purse, held: 0, deck });
  routes.close();
  await room.close();
});

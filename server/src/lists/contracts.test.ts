// The export of contracts: who has taken a prestige, and nobody before somebody has (EVENT, "Contracts").

import { afterEach, beforeEach, expect, test } from 'vitest';
import { done, ONE, onContract, openRoom, playing, REFEREE, signed } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { voiding } from '../../test/support/rulings.ts';
import { Interests } from '../interest/index.ts';
import { exportOf } from './exports.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

/** Returns what the export says of the prestige: whether there is one, how much from each, and who has it. */
async function exported(): Promise<readonly unknown[]> {
  const [head = '', row = ''] = (await exportOf(room.store.read, 'contracts', new Interests(null, []))).split(
    '\r\n',
  );
  const cells = (line: string) => line.split(',').map((cell) => cell.replaceAll(/^"|"$/g, ''));
  return ['prestige', 'stake', 'to'].map((name) => cells(row)[cells(head).indexOf(name)]);
}

test('a prestige is nobody’s while it is asked for, and again once it is given back', async () => {
  const contract = await signed(room);
  const ask = (wish: Parameters<typeof onContract>[1]) => done(room, ONE, onContract(contract, wish));
  await ask({ type: 'proposeGame', amount: 7 });
  expect(await exported()).toEqual(['proposed', '7', '']);
  await ask({ type: 'withdrawGame', proposal: 1 });
  await ask({ type: 'demandSixth' });
  expect(await exported()).toEqual(['demanded', '', '']);
  await ask({ type: 'withdrawGame', proposal: 2 });
  const table = await playing(room, contract, 10);
  expect(await exported()).toEqual(['playing', '10', '']);
  await table.play('a', { type: 'concede' });
  expect(await exported()).toEqual(['taken', '10', 'two']);
  await done(room, REFEREE, voiding(table));
  expect(await exported()).toEqual(['returned', '10', '']);
});

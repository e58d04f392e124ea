import { expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { askedOf } from './asked.ts';

test('a bot is not asked for anything while its match is paused', async () => {
  const room = await EventRoom.open({ seeding: { count: 1 } });
  const opened = await room.ask(0, { type: 'practise', name: 'Rae', deck: 'caravan', against: 'simple' });
  if (!opened.ok || opened.value.type !== 'opened') throw new Error('no match');
  const { lives } = room.door.matches.context;
  const live = present(await lives.get(room.store.read, opened.value.match), 'a match');
  expect(askedOf(live)).not.toBeNull();
  const { state } = live;
  expect(askedOf({ ...live, state: { ...state, desk: { ...state.desk, paused: true } } })).toBeNull();
  await room.close();
});

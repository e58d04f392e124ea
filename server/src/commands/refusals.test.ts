// Which refusal comes when several would: what was refused before a transaction stays refused in it, and a stopped
// match says so to everybody.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { breakLog } from '../../test/support/breaking.ts';
import {
  codeOf,
  done,
  ONE,
  openRoom,
  ORGANISER,
  REFEREE,
  STRANGER,
  without,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const reason = 'r';

test('four digits that a stranger chooses are refused as a stranger’s, though their link is opened in the same moment', async () => {
  const secret = 'f'.repeat(43);
  const person = room.person(STRANGER);
  await done(room, ORGANISER, { type: 'makeLink', person, token: secret, code: 'FFFFGGGG', reason });
  const [opened, chosen] = await Promise.all([
    room.services.commands.command('new phone', room.command({ type: 'useLink', secret })),
    room.services.commands.command('new phone', room.command({ type: 'setPin', pin: '1234' })),
  ]);
  expect([codeOf(opened), codeOf(chosen)]).toEqual(['ok', 'no-person']);
  const after = await room.services.commands.command(
    'new phone',
    room.command({ type: 'setPin', pin: '1234' }),
  );
  expect(codeOf(after)).toBe('ok');
});

test('a match that has stopped is told as such to its players, to others and to strangers alike', async () => {
  const { match } = await without(room, 5);
  await breakLog(room.store, match);
  await room.store.transact(async (tx) => {
    room.services.matches.context.lives.clear(tx);
    return { ok: true, value: null };
  });
  const concede = () => room.command({ type: 'play', match, command: { type: 'concede' } });
  for (const device of [room.device(ONE), room.device(REFEREE), 'a stranger’s phone'])
    expect(codeOf(await room.services.commands.command(device, concede())), device).toBe('match-stopped');
});

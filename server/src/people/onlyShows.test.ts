// A phone that somebody has moved away from only shows: it neither plays for the seat, nor drafts, nor pays (P11).

import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOf, done, ONE, openRoom, ORGANISER, without } from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';

const [OLD, NEW] = ['the old phone', 'the new phone'];
const TOKEN = 'T'.repeat(43);

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const from = (device: string, asked: Asked) => room.services.commands.command(device, room.command(asked));

test('a move from it is refused as one that may only read, and the new phone plays on', async () => {
  const link = {
    type: 'makeLink',
    person: room.person(ONE),
    token: TOKEN,
    code: 'ABCD2345',
    reason: 'a phone',
  };
  const { match } = await without(room, 10);
  await done(room, ORGANISER, { ...link, type: 'makeLink' });
  expect(codeOf(await from(OLD, { type: 'useLink', secret: TOKEN }))).toBe('ok');
  expect(codeOf(await from(OLD, { type: 'setPin', pin: '2468' }))).toBe('ok');
  expect(codeOf(await from(NEW, { type: 'moveByPin', secret: TOKEN, pin: '2468' }))).toBe('ok');

  const concede: Asked = { type: 'play', match, command: { type: 'concede' } };
  expect(codeOf(await from(OLD, concede))).toBe('read-only');
  const before = await room.store.read.match(match);
  expect(before?.phase).not.toBe('finished');
  expect(codeOf(await from(NEW, concede))).toBe('ok');
});

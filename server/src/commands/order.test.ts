// Whoever asks first is first (EVENT, "Contracts", "the first counts"; "Cards", "Finding"), whatever the server
// already knows about the askers.

import { beforeEach, expect, test } from 'vitest';
import { EventRoom } from '../../test/support/eventRoom.ts';

const [FIRST, SECOND, ORGANISER] = [0, 1, 2];
const code = 'ABCDEFGH';
const reason = 'hidden in the field';
const find = { type: 'find', code } as const;

let room: EventRoom;
beforeEach(async () => {
  room = await EventRoom.open({ seeding: { count: 3, staff: { [ORGANISER]: 'organiser' } } });
  await room.made(ORGANISER, { type: 'makeCopy', card: 'ash-pilgrim', to: null, reason });
  const copy = (await room.store.read.cards.copies()).find(({ owner }) => owner === 0);
  await room.ask(ORGANISER, { type: 'makeSlip', copy: copy?.id ?? '', code, reason });
});

test('a slip that two enter in one moment is whose who came first, of whom the server remembers nothing yet', async () => {
  // The second trader has already asked for something, so the server remembers who they are.
  await room.ask(SECOND, { type: 'find', code: 'ZZZZZZZZ' });
  const [first, second] = await Promise.all([room.ask(FIRST, find), room.ask(SECOND, find)]);
  expect(first).toMatchObject({ ok: true, value: { type: 'found' } });
  expect(second).toEqual({ ok: false, error: { code: 'found-before' } });
});

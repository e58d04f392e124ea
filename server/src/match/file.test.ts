// Whose file of a finished match holds which decks (F10).

import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFile, type MatchFile } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import {
  done,
  ONE,
  openRoom,
  ORGANISER,
  REFEREE,
  STRANGER,
  TWO,
  without,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import type { Table } from '../../test/support/playOut.ts';

let room: EventRoom;
let table: Table;
beforeEach(async () => {
  room = await openRoom();
  table = await without(room, 10);
});
afterEach(() => room.close());

const call = () => done(room, TWO, { type: 'call', match: table.match });
const end = () => table.play('a', { type: 'concede' });
const open = () => done(room, REFEREE, { type: 'openDecks', match: table.match, reason: 'a quarrel' });

async function fileFor(number: number, watch: string | null = null): Promise<MatchFile | string> {
  const actor = await room.door.world.actors.of(room.store.read, room.device(number));
  const found = await room.door.matches.file(actor, table.match, watch);
  return found.ok ? found.value : found.error.code;
}
const decksFor = async (number: number, watch: string | null = null) => {
  const file = await fileFor(number, watch);
  return typeof file === 'string' ? file : file.decks.map(({ seat }) => seat);
};

test('a referee’s and an organiser’s holds both decks, once they were opened in a match that was called; and it agrees with itself', async () => {
  await call();
  await done(room, REFEREE, { type: 'closeCall', match: table.match, reason: 'seen to' });
  await end();
  expect([await decksFor(REFEREE), await decksFor(ORGANISER)]).toEqual(['unknown-match', 'unknown-match']);
  await open();
  expect([await decksFor(REFEREE), await decksFor(ORGANISER)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect([await decksFor(ONE), await decksFor(STRANGER)]).toEqual([['a'], 'unknown-match']);
  const file = await fileFor(REFEREE);
  expect(typeof file === 'string' ? file : checkFile(file).agrees).toBe(true);
});

test('there is none for staff of a match that nobody was called to, nor of one that goes on', async () => {
  await call();
  await open();
  expect([await decksFor(REFEREE), await decksFor(ORGANISER)]).toEqual(['unknown-match', 'unknown-match']);
  await end();
  table = await without(room, 10);
  await end();
  expect([await decksFor(REFEREE), await decksFor(ORGANISER)]).toEqual(['unknown-match', 'unknown-match']);
});

test('there is none for staff with an interest in it; by the watch link they have what everybody has', async () => {
  await call();
  await open();
  await end();
  const contract = await room.made(REFEREE, {
    type: 'offerContract',
    with: room.person(TWO),
    text: 'Silk',
    sum: 5,
    payer: 'one',
    counters: null,
  });
  await room.ask(TWO, { type: 'acceptContract', contract });
  const { watch } = present(await room.store.read.match(table.match), 'a match');
  expect([await decksFor(REFEREE), await decksFor(REFEREE, watch)]).toEqual(['unknown-match', []]);
  expect(await decksFor(ORGANISER)).toEqual(['a', 'b']);
});

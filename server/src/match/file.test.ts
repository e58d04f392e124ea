// Whose file of a finished match holds which decks (F10).

import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFile, type MatchFile } from '@dunmer/shared/fairness';
import { ok, present } from '@dunmer/shared/lib';
import {
  codeOf,
  done,
  ONE,
  openRoom,
  ORGANISER,
  REFEREE,
  STRANGER,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import type { Table } from '../../test/support/playOut.ts';
import { decideOn } from './play.ts';

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
  const actor = await room.services.world.actors.of(room.store.read, room.device(number));
  const found = await room.services.matches.file(actor, table.match, watch);
  if (!found.ok) return found.error.code;
  if (!('decks' in found.value)) throw new Error('it has not stopped');
  return found.value;
}
const decksFor = async (number: number, watch: string | null = null) => {
  const file = await fileFor(number, watch);
  return typeof file === 'string' ? file : file.decks.map(({ seat }) => seat);
};

test('that of staff holds both decks where they were opened while a called match ran, and agrees with itself', async () => {
  await call();
  await open();
  await end();
  expect([await decksFor(REFEREE), await decksFor(ORGANISER)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect([await decksFor(ONE), await decksFor(STRANGER)]).toEqual([['a'], 'unknown-match']);
  const file = await fileFor(REFEREE);
  expect(typeof file === 'string' ? file : checkFile(file).agrees).toBe(true);
});

test('R15: else it holds no deck, and nothing brings one into it after the end', async () => {
  await call();
  await end();
  const opened = await room.ask(REFEREE, { type: 'openDecks', match: table.match, reason: 'a quarrel' });
  expect(codeOf(opened)).toBe('wrong-phase');
  expect([await decksFor(REFEREE), await decksFor(ORGANISER)]).toEqual([[], []]);
});

test('a look at both purses brings no deck into it', async () => {
  await call();
  await done(room, REFEREE, { type: 'openPurses', match: table.match, reason: 'a quarrel' });
  await end();
  expect(await decksFor(REFEREE)).toEqual([]);
});

test('a deck that a release of before opened after the end stays closed', async () => {
  await call();
  await end();
  await room.store.transact(async (tx) =>
    ok(
      await decideOn(room.services.matches.context, tx, { match: table.match, who: null }, () =>
        ok({ type: 'note', note: { act: 'decksOpened', by: 'referee', reason: 'a quarrel' } }),
      ),
    ),
  );
  expect(await decksFor(REFEREE)).toEqual([]);
});

test('there is none of a match that goes on', async () => {
  await call();
  await open();
  expect([await decksFor(REFEREE), await decksFor(ORGANISER)]).toEqual(['unknown-match', 'unknown-match']);
});

test('a screen of the hall, which is told no watch link, has what everybody has, and checks it', async () => {
  await room.close();
  const staff = { [REFEREE]: 'referee', [ORGANISER]: 'organiser', [STRANGER]: 'display' } as const;
  room = await openRoom({ seeding: { count: 7, drakes: 100, staff } });
  table = await without(room, 10);
  expect(await decksFor(STRANGER)).toBe('unknown-match');
  await end();
  const file = await fileFor(STRANGER);
  expect(typeof file === 'string' ? file : [file.decks, checkFile(file).agrees]).toEqual([[], true]);
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
  await room.ask(TWO, onContract(contract, { type: 'accept' }));
  const { watch } = present(await room.store.read.match(table.match), 'a match');
  expect([await decksFor(REFEREE), await decksFor(REFEREE, watch)]).toEqual(['unknown-match', []]);
  expect(await decksFor(ORGANISER)).toEqual(['a', 'b']);
});

test('one that is asked for again is not made again, for each holder by itself, until a ruling or a name makes it another', async () => {
  await end();
  const { watch } = present(await room.store.read.match(table.match), 'a match');
  const file = await fileFor(ONE);
  expect(await fileFor(ONE)).toBe(file);
  expect([await decksFor(TWO), await decksFor(STRANGER, watch), await decksFor(ONE)]).toEqual([
    ['b'],
    [],
    ['a'],
  ]);
  expect(await decksFor(STRANGER)).toBe('unknown-match');
  const again = {
    match: table.match,
    winner: 'a',
    claim: false,
    shortfall: 'bank',
    reason: 'a quarrel',
  } as const;
  await done(room, REFEREE, { type: 'award', ...again });
  const last = async (): Promise<unknown> => {
    const found = await fileFor(ONE);
    return typeof found === 'string' ? found : [found.events.at(-1)?.type, found.names.b];
  };
  const { b } = present(await room.store.read.match(table.match), 'a match').seats;
  expect(await last()).toEqual(['DeskNoted', b.name]);
  await done(room, ORGANISER, {
    type: 'renamePerson',
    person: room.person(TWO),
    name: 'Ralen',
    reason: 'misspelt',
  });
  expect(await last()).toEqual(['DeskNoted', 'Ralen']);
});

// A claim that staff end while a promise lies before the loser by which somebody else pays for the loss (PR22, PR23):
// what an award makes of it, and who may end it or read what would be paid (EVENT, "Who").

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PreviewLine } from '@dunmer/shared/protocol';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  ORGANISER,
  REFEREE,
  setMoney,
  sitDown,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import type { Table } from '../../test/support/playOut.ts';
import { given, promiseOf, whereIs } from '../../test/support/promising.ts';
import { award } from '../../test/support/rulings.ts';
import { trader } from '../../test/support/seed.ts';
import { EQUAL, GIVER, housePledge, openWindowedRoom, sat } from '../../test/support/windowed.ts';

const reason = 'as agreed';
let room: EventRoom;
let backing: string;
let table: Table;

/** With the Surety ONE wins a match over 10; TWO, before whom a Backing lies, has the claim. */
async function claiming(): Promise<void> {
  backing = await housePledge(room, 'backing', TWO);
  await given(room, STRANGER, ONE, { gives: promiseOf(room, STRANGER, 'surety') });
  await done(room, TWO, { type: 'playPledge', pledge: backing, named: null });
  table = await sat(room, 10);
  await table.until('claiming');
}

beforeEach(async () => {
  room = await openWindowedRoom();
  await claiming();
});
afterEach(() => closeVerified(room));

const drakes = () => Promise.all([ONE, TWO, GIVER].map((number) => room.purse(number)));
const ending = (type: 'unbindClaim' | 'closeClaim'): Asked => ({ type, match: table.match, reason });

async function linesOf(number: number, asked: Asked): Promise<readonly PreviewLine[] | string> {
  const act = room.command(asked);
  if (!('reason' in act)) throw new Error('an act of staff says why');
  const device = room.device(number);
  room.services.world.unlocked.keep(room.store.read, device);
  const looked = await room.services.commands.preview(device, act);
  return looked.ok ? looked.value.effects : looked.error.code;
}

test.each([
  ['the loser', 'b', [90, 110, 100]],
  ['the winner, without the claim', 'a', [110, 90, 100]],
] as const)(
  'PR23: an award to %s stands in the place of the count: nothing is paid, what lay stays',
  async (_, winner, after) => {
    await done(room, REFEREE, award(table, winner));
    expect(await drakes()).toEqual(after);
    expect(await whereIs(room, backing)).toBe('front 1');
    expect((await room.store.read.match(table.match))?.stop).toBeNull();
  },
);

test.each(['unbindClaim', 'closeClaim'] as const)(
  '%s pays; who has an interest in a match of who pays does not do it, nor reads how much',
  async (type) => {
    await done(room, ORGANISER, { type: 'payOut', person: room.person(GIVER), drakes: 97, reason });
    await sitDown(room, GIVER, REFEREE, 0);
    const refused = await room.ask(REFEREE, ending(type));
    expect(refused).toMatchObject({ ok: false, error: { code: 'not-allowed', why: 'own-interest' } });
    expect(await linesOf(REFEREE, ending(type))).toBe('not-allowed');
    expect(await linesOf(ORGANISER, ending(type))).toContainEqual(
      expect.objectContaining({ is: 'drakes', sum: 3, why: 'promise' }),
    );
    expect(codeOf(await room.ask(ORGANISER, ending(type)))).toBe('ok');
    expect(await drakes()).toEqual([110, 93, 0]);
  },
);

test.each(['unbindClaim', 'closeClaim'] as const)(
  'PR22: with coins on the table %s says beforehand who pays whom by hand',
  async (type) => {
    await closeVerified(room);
    room = await openWindowedRoom({ seeding: { ...EQUAL.seeding, drakes: 0 } });
    await done(room, ORGANISER, setMoney('table'));
    await claiming();
    expect(await linesOf(REFEREE, ending(type))).toContainEqual({
      is: 'drakes',
      from: trader(GIVER).name,
      to: trader(TWO).name,
      sum: 5,
      why: 'promise',
    });
  },
);

test('PR24: nor do they read it, once it was paid, where the match is settled anew', async () => {
  await done(room, ORGANISER, { type: 'payOut', person: room.person(GIVER), drakes: 97, reason });
  await done(room, REFEREE, ending('closeClaim'));
  const paid = async () => {
    const lines = await linesOf(REFEREE, award(table, 'b'));
    return typeof lines === 'string'
      ? lines
      : lines.flatMap((line) => (line.is === 'promisePaid' ? line.sum : []));
  };
  expect(await paid()).toEqual([3]);
  await sitDown(room, GIVER, REFEREE, 0);
  expect(await paid()).toEqual([]);
});

// A claim that staff end while a promise lies before the loser by which somebody else pays them for having lost (PR22,
// PR23).

import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeVerified, done, ONE, REFEREE, STRANGER, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import type { Table } from '../../test/support/playOut.ts';
import { given, promiseOf, whereIs } from '../../test/support/promising.ts';
import { award } from '../../test/support/rulings.ts';
import { GIVER, housePledge, openWindowedRoom, sat } from '../../test/support/windowed.ts';

let room: EventRoom;
let backing: string;
let table: Table;

/** By the Surety ONE wins a match over 10, and TWO, before whom a Backing lies, has the claim. */
beforeEach(async () => {
  room = await openWindowedRoom();
  backing = await housePledge(room, 'backing', TWO);
  await given(room, STRANGER, ONE, { gives: promiseOf(room, STRANGER, 'surety') });
  await done(room, TWO, { type: 'playPledge', pledge: backing, named: null });
  table = await sat(room, 10);
  await table.until('claiming');
});
afterEach(() => closeVerified(room));

const drakes = () => Promise.all([ONE, TWO, GIVER].map((number) => room.purse(number)));

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

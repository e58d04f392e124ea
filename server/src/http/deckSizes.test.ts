// Staff who play against somebody are told the size of that deck as long as the two are seated together; others with an
// interest in the match are not told (EVENT, "Who", "Who sees what").

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StaffPerson } from '@dunmer/shared/protocol';
import { openRoom, ORGANISER, sitDown, STRANGER, TWO } from '../../test/support/dealing.ts';
import { unbind } from '../../test/support/ended.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { Table } from '../../test/support/playOut.ts';
import { readsIn } from '../../test/support/reads.ts';
import type { Routes } from '../../test/support/routes.ts';

let room: EventRoom;
let routes: Routes;
beforeEach(async () => {
  room = await openRoom();
  routes = await readsIn(room);
});
afterEach(async () => {
  routes.close();
  await room.close();
});

/** Returns the size of TWO's deck as the organiser reads it in the list and on the page. */
async function told(): Promise<readonly (number | null | undefined)[]> {
  const [all, one] = ['/staff/people', `/staff/people/${room.person(TWO)}`];
  const listed = await routes.read<readonly StaffPerson[]>(ORGANISER, all);
  const { deck } = await routes.read<StaffPerson>(ORGANISER, one);
  return [listed.find(({ person }) => person === room.person(TWO))?.deck, deck];
}

/** Brings a match of the organiser's to a claim; returns its table and the act that waives the claim. */
async function claiming(): Promise<readonly [table: Table, waive: () => Promise<unknown>]> {
  for (;;) {
    const match = await sitDown(room, ORGANISER, TWO, 1);
    const table = new Table(room, match, { a: ORGANISER, b: TWO });
    const phase = await table.until('claiming').catch(() => null);
    if (phase?.at === 'claiming') return [table, () => table.play(phase.claimant, { type: 'waive' })];
  }
}

test('it is told while both are in the match, and no more once it binds them no longer (R14)', async () => {
  const { length } = await room.copies(TWO);
  const [table, waive] = await claiming();
  expect(await told()).toEqual([length, length]);
  await unbind(room, table);
  expect(await told()).toEqual([null, null]);
  // Nor are the sizes told when TWO sits down with another.
  await sitDown(room, TWO, STRANGER, 0);
  expect(await told()).toEqual([null, null]);
  await waive();
  expect(await told()).toEqual([length, length]);
});

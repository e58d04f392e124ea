// Solace on the server (IN23, IN24, case 12): what of a stake comes back, what later settlements start from, and where
// this is told.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { Seat } from '@dunmer/shared/rules';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  ORGANISER,
  purses,
  setMoney,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { drawUntil, intrigueSet, WORD } from '../../test/support/intriguing.ts';
import type { Table } from '../../test/support/playOut.ts';
import { dealAll, given, promiseOf, whereIs } from '../../test/support/promising.ts';
import { award, voiding } from '../../test/support/rulings.ts';
import {
  EQUAL,
  openStakingRoom,
  passes,
  plays,
  sat,
  stopAt,
  windowsOf,
} from '../../test/support/windowed.ts';
import { affairsOf } from '../home/index.ts';
import { Interests } from '../interest/index.ts';
import { exportOf } from '../lists/index.ts';

let room: EventRoom;
afterEach(() => closeVerified(room));

async function askedAt(table: Table): Promise<Seat | null> {
  const phase = await table.phase();
  return phase.at === 'stop' ? phase.asked : null;
}

/** Plays a card at a stop once this seat is asked; nobody answers it. */
async function plaid(table: Table, seat: Seat, card: string): Promise<void> {
  for (let i = 0; i < 4 && (await askedAt(table)) !== seat; i += 1)
    await passes(table, seat === 'a' ? 'b' : 'a');
  expect(await plays(table, seat, card)).toBe('ok');
  for (;;) {
    const { open } = await windowsOf(table);
    if (open === null) return;
    await passes(table, open.asked);
  }
}

/**
 * Lets ONE play Solace and TWO the tie, at the count of equal decks for 15 each; runs `before` ahead of the count.
 */
async function counting(
  before: (table: Table) => Promise<unknown> = async () => undefined,
  open: () => Promise<Table> = () => sat(room, 15),
): Promise<Table> {
  const solace = await drawUntil(room, ONE, 'solace');
  const weights = await drawUntil(room, TWO, 'false-weights');
  const table = await open();
  await stopAt(table, 'count');
  await plaid(table, 'a', solace);
  await plaid(table, 'b', weights);
  await before(table);
  return table;
}

async function lost(open?: () => Promise<Table>): Promise<Table> {
  const table = await counting(undefined, open);
  await table.until('claiming');
  await table.until('finished');
  return table;
}

const exported = async (name: 'settlements') =>
  (await exportOf(room.store.read, name, new Interests(null, []))).trim().split('\r\n');

beforeEach(async () => {
  room = await openStakingRoom();
  await done(room, ORGANISER, intrigueSet('on'));
  await done(room, ORGANISER, WORD);
});

test('case 12: an award to the loser moves the rest, one to the winner what the card had left, a void all', async () => {
  const table = await lost();
  expect(await purses(room)).toEqual([87, 113]);
  // The table has told of it, so at home it is no receipt.
  const { world } = room.services;
  for (const number of [ONE, TWO])
    expect((await affairsOf(world, room.store.read, await room.key(number))).receipts).toEqual([]);
  await done(room, ORGANISER, award(table, 'a'));
  expect(await purses(room)).toEqual([115, 85]);
  await done(room, ORGANISER, award(table, 'b'));
  expect(await purses(room)).toEqual([85, 115]);
  await done(room, ORGANISER, voiding(table));
  expect(await purses(room)).toEqual([100, 100]);
});

test('the first settlement can be awarded to its own winner: they get what the card had left', async () => {
  const table = await lost();
  await done(room, ORGANISER, award(table, 'b'));
  expect(await purses(room)).toEqual([85, 115]);
});

describe('an award to the own winner while the loser has not chosen yet', () => {
  const ruled = async (table: Table, claim: boolean): Promise<string> => {
    expect((await table.until('claiming')).at).toBe('claiming');
    await done(room, ORGANISER, award(table, 'b', 'refuse', claim));
    expect(await purses(room)).toEqual([85, 115]);
    return (await table.phase()).at;
  };

  test('with a card for the loser leaves the choice to them; a void takes the card back', async () => {
    const table = await counting();
    expect(await ruled(table, true)).toBe('claiming');
    const phase = await table.until('finished');
    const claimed = phase.at === 'finished' && phase.price.kind === 'claimed' ? phase.price.copy : '';
    expect(await room.copies(ONE)).toContain(claimed);
    await done(room, ORGANISER, voiding(table));
    expect(await room.copies(TWO)).toContain(claimed);
    expect(await purses(room)).toEqual([100, 100]);
  });

  test('without a card closes the choice', async () => {
    expect(await ruled(await counting(), false)).toBe('finished');
  });

  test('PR23: it stands in the place of the count, so what lies before the loser pays nothing', async () => {
    await dealAll(room);
    const backing = promiseOf(room, STRANGER, 'backing');
    await given(room, STRANGER, ONE, { gives: backing });
    await done(room, ONE, { type: 'playPledge', pledge: backing, named: null });
    const table = await counting();
    await ruled(table, true);
    await table.until('finished');
    expect(await purses(room)).toEqual([85, 115]);
    expect(await whereIs(room, backing)).toBe(`front ${ONE}`);
  });
});

test('a match that was opened with promises alone is settled as any other, once the deck is on again', async () => {
  await lost(async () => {
    await done(room, ORGANISER, intrigueSet('off'));
    const change = { name: 'promises', value: 'on' } as const;
    await done(room, ORGANISER, { type: 'set', change, reason: 'as we like it' });
    const table = await sat(room, 15);
    await done(room, ORGANISER, intrigueSet('on'));
    return table;
  });
  expect(await purses(room)).toEqual([87, 113]);
});

test('IN24: of a match that is conceded or awarded before the count nothing comes back', async () => {
  await counting((table) => table.play('a', { type: 'concede' }));
  expect(await purses(room)).toEqual([85, 115]);
});

test('where coins lie on the table nothing is entered; the settlement says what the loser takes of them', async () => {
  await room.close();
  room = await openStakingRoom({ seeding: { ...EQUAL.seeding, drakes: 0 } });
  for (const asked of [setMoney('table'), intrigueSet('on'), WORD]) await done(room, ORGANISER, asked);
  const table = await lost();
  expect((await room.store.read.money.accounts()).every(({ balance }) => balance === 0)).toBe(true);
  const { key } = present(await room.store.read.match(table.match), 'a match');
  const settled = () => room.store.read.settlements.settlements(key);
  expect(await settled()).toMatchObject([{ kind: 'counted', winner: 'b', pot: 30, solace: 2 }]);
  expect(await table.phase()).toMatchObject({ at: 'finished', price: { kind: 'claimed' } });
  const stays = award(table, 'b', 'refuse', true);
  await done(room, ORGANISER, stays);
  expect((await settled())[1]).toMatchObject({ kind: 'awarded', winner: 'b', pot: 30, solace: 0 });
  expect(codeOf(await room.ask(ORGANISER, stays))).toBe('already-done');
  await done(room, ORGANISER, award(table, 'a'));
  expect((await settled())[2]).toMatchObject({ kind: 'awarded', winner: 'a', pot: 30, solace: 0 });
});

test('the export of settlements has what came back, as soon as anything has', async () => {
  const before = await exported('settlements');
  await lost();
  const [head, row] = await exported('settlements');
  expect(before[0]).not.toContain('solace');
  expect(head?.split(',').at(-1)).toBe('"solace"');
  expect(row?.split(',').at(-1)).toBe('"2"');
});

// A third settlement and any later one (EVENT, "Taking acts back").

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import {
  closeVerified,
  codeOf,
  done,
  openRoom,
  ORGANISER,
  REFEREE,
  TWO,
} from '../../test/support/dealing.ts';
import { settlementsOf } from '../../test/support/ended.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { award, changeIn, concededIn, leaves, voiding } from '../../test/support/rulings.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => closeVerified(room));

const ask = async (asked: Asked): Promise<string> => codeOf(await room.ask(REFEREE, asked));

describe('a later settlement starts from what each really got', () => {
  /** b has won 10 drakes from a, who has 30 left; b has none left. */
  async function spent() {
    const { contract, table } = await concededIn(room);
    await leaves(room, TWO, 0);
    return { contract, table };
  }
  const gives = (number: number, drakes: number): Promise<void> =>
    done(room, ORGANISER, { type: 'payIn', person: room.person(number), drakes, reason: 'earned' });

  test.each(['debt', 'nothing'] as const)(
    'a void that moved nothing (%s) is followed by an award: who won before pays nothing back',
    async (shortfall) => {
      const { table } = await spent();
      expect(await changeIn(room, () => done(room, REFEREE, voiding(table, shortfall)))).toEqual([0, 0]);
      expect(await changeIn(room, () => done(room, REFEREE, award(table, 'b')))).toEqual([0, 0]);
      expect((await settlementsOf(room, table)).at(-1)).toMatchObject({ k: 3, winner: 'b', owed: 0 });
    },
  );

  test('a noted debt is collected by the same verdict, as soon as there is something', async () => {
    const { table } = await spent();
    await done(room, REFEREE, voiding(table, 'debt'));
    expect(await ask(voiding(table, 'debt'))).toBe('already-done');
    await gives(TWO, 4);
    expect(await changeIn(room, () => done(room, REFEREE, voiding(table, 'debt')))).toEqual([4, -4]);
    expect((await settlementsOf(room, table)).at(-1)).toMatchObject({ k: 3, owed: 6 });
    await gives(TWO, 100);
    expect(await changeIn(room, () => done(room, REFEREE, voiding(table)))).toEqual([6, -6]);
    expect(await ask(voiding(table))).toBe('already-done');
  });

  test('what was let be is let be for now only', async () => {
    const { table } = await spent();
    await done(room, REFEREE, voiding(table, 'nothing'));
    expect(await ask(voiding(table, 'nothing'))).toBe('already-done');
    expect(await ask(voiding(table))).toBe('short-of');
    await gives(TWO, 10);
    expect(await changeIn(room, () => done(room, REFEREE, voiding(table)))).toEqual([10, -10]);
  });

  test('what the bank has advanced is paid back to it, and to nobody else', async () => {
    const bank = async () => {
      const accounts = await room.store.read.money.accounts();
      return accounts.find(({ kind }) => kind === 'bank')?.balance ?? 0;
    };
    const { table } = await spent();
    const before = await bank();
    expect(await changeIn(room, () => done(room, REFEREE, voiding(table, 'bank')))).toEqual([10, 0]);
    expect(await bank()).toBe(before - 10);
    expect(await ask(voiding(table, 'bank'))).toBe('already-done');
    expect(await changeIn(room, () => done(room, REFEREE, award(table, 'b')))).toEqual([-10, 0]);
    expect(await bank()).toBe(before);
  });

  test('a chain of rulings ends where the last of them says', async () => {
    const { table } = await spent();
    await done(room, REFEREE, award(table, 'a', 'bank'));
    await gives(TWO, 7);
    await done(room, REFEREE, voiding(table, 'debt'));
    await done(room, REFEREE, award(table, 'b', 'debt'));
    const { key } = present(await room.store.read.match(table.match), 'a match');
    expect((await room.store.read.settlements.nets([key])).get(key)).toEqual({ a: -10, b: 10 });
  });
});

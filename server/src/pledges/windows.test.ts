// Windows of a match at the server (PROMISES 3 to 6): with what it opens, what is played in it, and what that does to
// the promises of the event.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { PlayCommand } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { checkFile } from '@dunmer/shared/fairness';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  ORGANISER,
  sitDown,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { Table } from '../../test/support/playOut.ts';
import { given, openPromisingRoom, promiseOf, switched, whereIs } from '../../test/support/promising.ts';

const reason = 'as agreed';
let room: EventRoom;
beforeEach(async () => {
  room = await openPromisingRoom();
});
afterEach(() => closeVerified(room));

/** Trader 3 is dealt promises with this house, and gives the one of the house to somebody. */
async function handOver(house: string, to: number, from = 3): Promise<string> {
  await done(room, ORGANISER, { type: 'dealPledges', people: [room.person(from)], house, reason });
  const key = promiseOf(room, from, house);
  await given(room, from, to, { gives: key });
  return key;
}

const sit = async (stake = 5): Promise<Table> =>
  new Table(room, await sitDown(room, ONE, TWO, stake), { a: ONE, b: TWO }, 5);

const play = async (table: Table, seat: Seat, command: PlayCommand): Promise<string> =>
  codeOf(await table.play(seat, command));

async function windowsOf(table: Table) {
  return present((await table.view('a')).common.windows, 'the match has windows');
}

describe('opening (PR15)', () => {
  test('a match for a stake opens with who is who, what each holds and how much everybody may reckon with', async () => {
    const blessing = await handOver('blessing', ONE);
    const table = await sit();
    const { holdings, traders, stake } = await windowsOf(table);
    expect(traders).toEqual({ a: room.person(ONE), b: room.person(TWO) });
    expect([stake, holdings.a, holdings.b]).toEqual([
      0,
      { mayHold: 1, pledges: 6, intrigue: 0, surplus: false, fronts: [] },
      { mayHold: 0, pledges: 5, intrigue: 0, surplus: false, fronts: [] },
    ]);
    const view = await table.view('a');
    expect(view.viewer === 'watcher' ? [] : view.own.windows?.hand.map(({ key }) => key)).toContain(blessing);
  });

  test('a friendly match and one that opens while promises are off have none', async () => {
    const friendly = await sit(0);
    expect((await friendly.view('a')).common.windows).toBeUndefined();
    expect(await play(friendly, 'a', { type: 'pass', asking: 0 })).toBe('no-windows');
    await friendly.until('finished');
    await done(room, ORGANISER, switched('off'));
    expect((await (await sit()).view('a')).common.windows).toBeUndefined();
  });
});

describe('playing', () => {
  test('PR10 to PR13: a promise is played at a stop, lies in front until the end, and goes home', async () => {
    const blessing = await handOver('blessing', ONE);
    const table = await sit();
    const phase = await table.until('stop');
    expect(phase).toMatchObject({ stop: 'revealed', asked: 'a' });
    const { asking } = await windowsOf(table);
    const card = { type: 'play', card: blessing, on: [{ seat: 'a', cell: 0 }], asking } as const;
    expect(await play(table, 'b', card)).toBe('not-asked');
    expect(await play(table, 'a', { ...card, on: [] })).toBe('bad-choice');
    expect(await play(table, 'a', card)).toBe('ok');
    expect(await whereIs(room, blessing)).toBe('front 0');
    await table.until('finished');
    expect(await whereIs(room, blessing)).toBe('hand -1');
    const file = await room.services.matches.file(
      await room.services.world.actors.of(room.store.read, room.device(ONE)),
      table.match,
      null,
    );
    const written = present(file.ok && 'events' in file.value ? file.value : null, 'a file');
    expect(checkFile(written).findings.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    void STRANGER;
  });
});

// What is open while the deck is switched off or closed (INTRIGUE, "What it is"; IN5, IN21).

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { handSize } from '@dunmer/shared/intrigue';
import { present } from '@dunmer/shared/lib';
import { closeVerified, done, ONE, ORGANISER, sitDown, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { deckOf, drawUntil, intrigueSet, keepAll, ringOn, WORD } from '../../test/support/intriguing.ts';
import {
  handIn,
  openStakingRoom,
  passes,
  plays,
  sat,
  stopAt,
  windowsOf,
} from '../../test/support/windowed.ts';
import { audit } from '../audit/index.ts';
import { affairsOf } from '../home/index.ts';

const reason = 'as the event goes';
const CLOSING = { type: 'closeIntrigue', reason } as const;
let room: EventRoom;
beforeEach(async () => {
  room = await openStakingRoom();
  await done(room, ORGANISER, intrigueSet('on'));
  await done(room, ORGANISER, WORD);
});
afterEach(() => closeVerified(room));

describe('closed (IN5)', () => {
  test('a match that runs knows of no hand, plays no card of it, and comes to its end', async () => {
    const voice = await drawUntil(room, ONE, 'loud-voice');
    const table = await sat(room);
    await done(room, ORGANISER, CLOSING);
    expect((await windowsOf(table)).holdings.a).toMatchObject({ intrigue: 0, surplus: false });
    expect(await handIn(table, 'a')).toEqual([]);
    expect(await plays(table, 'a', voice)).toBe('deck-closed');
    expect((await audit(room.store.read)).finding).toBeNull();
    await table.until('finished');
  });

  test('a home says that it is for good, and of one that is switched off that it is not', async () => {
    const briefOf = async () =>
      (await affairsOf(room.services.world, room.store.read, await room.key(ONE))).intrigue;
    await done(room, ORGANISER, intrigueSet('off'));
    expect(await briefOf()).toMatchObject({ on: false });
    expect(await briefOf()).not.toHaveProperty('closed');
    await done(room, ORGANISER, CLOSING);
    expect(await briefOf()).toMatchObject({ on: false, closed: true });
  });

  test('one that opens later has no windows', async () => {
    await drawUntil(room, ONE, 'loud-voice');
    await done(room, ORGANISER, CLOSING);
    const table = await sat(room);
    expect((await table.view('a')).common.windows).toBeUndefined();
  });
});

describe('switched off', () => {
  test('IN7: whoever began to trade meanwhile comes into the initiative once it is on again, and draws with the next ring', async () => {
    await done(room, ORGANISER, intrigueSet('off'));
    const facts = { name: 'Llerar', staff: null, trades: true, deal: false, drakes: 0 } as const;
    const person = await room.made(ORGANISER, { type: 'addPerson', ...facts, reason });
    expect((await deckOf(room)).common.order).not.toContain(person);
    await done(room, ORGANISER, intrigueSet('on'));
    expect((await deckOf(room)).common.order).toContain(person);
    await ringOn(room);
    expect(handSize((await deckOf(room)).common, person)).toBe(1);
  });

  test('a play that waits for its answer in a match has none, and works; verified, that is nobody’s act', async () => {
    const robe = await drawUntil(room, ONE, 'borrowed-robe');
    await drawUntil(room, TWO, 'market-talk');
    const table = await sat(room);
    await stopAt(table, 'revealed');
    for (
      let phase = await table.phase();
      phase.at === 'stop' && phase.asked !== 'a';
      phase = await table.phase()
    )
      await passes(table, 'b');
    expect(await plays(table, 'a', robe, [{ seat: 'a', cell: 0 }])).toBe('ok');
    expect((await windowsOf(table)).open?.asked).toBe('b');
    await done(room, ORGANISER, intrigueSet('off'));
    expect(await windowsOf(table)).toMatchObject({ open: null });
    expect((await deckOf(room)).common.spent).toContain(robe);
  });

  test('an action that is open keeps nobody from their matches, and waits for the deck to be on again', async () => {
    const tongue = await drawUntil(room, ONE, 'loose-tongue');
    await drawUntil(room, TWO, 'market-talk');
    await keepAll(room);
    await done(room, ONE, { type: 'playIntrigue', card: tongue, chosen: [room.person(TWO)] });
    const [open] = (await deckOf(room)).common.actions;
    const { asking } = present(open?.asked ?? null, 'somebody is asked');
    await done(room, ORGANISER, intrigueSet('off'));
    expect(await room.ask(TWO, { type: 'passIntrigue', asking })).toMatchObject({
      error: { code: 'intrigue-off' },
    });
    await sitDown(room, ONE, TWO, 1);
    await done(room, ORGANISER, intrigueSet('on'));
    await done(room, TWO, { type: 'passIntrigue', asking });
    expect((await deckOf(room)).common.actions).toEqual([]);
  });
});

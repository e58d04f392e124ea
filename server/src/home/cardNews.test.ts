// Cards that staff move are told to those concerned, and a copy keeps everything that was done to it (EVENT, "Taking
// acts back").

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import type { CardNews } from '@dunmer/shared/protocol';
import {
  closeVerified,
  done,
  ONE,
  openRoom,
  ORGANISER,
  REFEREE,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import { claimOf, won } from '../../test/support/ended.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { RULED, voiding } from '../../test/support/rulings.ts';
import { trader } from '../../test/support/seed.ts';
import { Interests } from '../interest/index.ts';
import { eraseText, writeJournal } from '../journal/index.ts';
import { isActing } from '../world/index.ts';
import { affairsOf, copyHistory } from './index.ts';

const reason = 'found in the mud';

let room: EventRoom;
let copy = '';
let card = '';
beforeEach(async () => {
  room = await openRoom();
  [copy = ''] = await room.copies(ONE);
  card = (await room.store.read.cards.copy(copy))?.card ?? '';
});
afterEach(() => closeVerified(room));

async function news(number: number): Promise<readonly CardNews[]> {
  const actor = await room.services.world.actors.of(room.store.read, room.device(number));
  if (!isActing(actor)) throw new Error('a trader');
  return (await affairsOf(room.services.world, room.store.read, actor.person.key)).cardNews;
}
const told = async (number: number) =>
  (await news(number)).map(({ what, why, cards, other, match, reason: words }) => [
    what,
    why,
    cards.map((item) => item.card),
    other?.name ?? null,
    match,
    words,
  ]);
const moves = (to: number | null) =>
  done(room, ORGANISER, { type: 'moveCopy', copy, to: to === null ? null : room.person(to), reason });
async function gives(from: number, to: number): Promise<void> {
  const asked = { type: 'offerTrade', with: room.person(to), replaces: null } as const;
  const [gave, takes] = [
    { copies: [copy], drakes: 0 },
    { copies: [], drakes: 0 },
  ];
  await done(room, to, {
    type: 'acceptTrade',
    trade: await room.made(from, { ...asked, gives: gave, takes }),
  });
}

describe('what staff do to cards', () => {
  test('a card that is handed on is told to who had it and to who has it, and to nobody else', async () => {
    await moves(TWO);
    expect(await told(ONE)).toEqual([['went', 'moved', [card], trader(TWO).name, null, reason]]);
    expect(await told(TWO)).toEqual([['came', 'moved', [card], trader(ONE).name, null, reason]]);
    expect(await told(STRANGER)).toEqual([]);
  });

  test('a card that is withdrawn or made is told too', async () => {
    await moves(null);
    expect(await told(ONE)).toEqual([['went', 'withdrawn', [card], null, null, reason]]);
    const [definition] = await room.store.read.cards.definitions();
    const made = present(definition, 'a card').card;
    await done(room, ORGANISER, { type: 'makeCopy', card: made, to: room.person(TWO), reason });
    expect(await told(TWO)).toEqual([['came', 'made', [made], null, null, reason]]);
  });

  test('a freeze and its end are told to the owner', async () => {
    for (const frozen of [true, false])
      await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen, reason });
    expect(await told(ONE)).toEqual([
      ['thawed', null, [card], null, null, reason],
      ['frozen', null, [card], null, null, reason],
    ]);
    expect(await told(TWO)).toEqual([]);
  });

  test('a whole deck that is dealt is one piece of news, with all its cards', async () => {
    const person = await room.made(ORGANISER, {
      type: 'addPerson',
      name: 'Velyn',
      staff: null,
      trades: true,
      deal: false,
      drakes: 0,
      reason,
    });
    await done(room, ORGANISER, { type: 'dealStart', people: [person], uncommon: 99, rare: 1, reason });
    const { key } = present(await room.store.read.people.person(person), 'they are there');
    const [dealt, ...others] = (await affairsOf(room.services.world, room.store.read, key)).cardNews;
    expect(others).toEqual([]);
    expect(dealt).toMatchObject({ what: 'came', why: 'dealt', other: null, reason });
    expect(dealt?.cards).toHaveLength((await room.store.read.cards.deckSize(key)).size);
    expect(dealt?.cards.length).toBeGreaterThan(20);
  });

  test('what a ruling takes back is told to both, with the match', async () => {
    const ended = await won(room);
    const claim = claimOf(ended.phase);
    ({ copy } = claim);
    card = (await room.store.read.cards.copy(copy))?.card ?? '';
    await ended.table.play(ended.phase.claimant, { type: 'claim', copy });
    expect(await told(claim.loser)).toEqual([]);
    await done(room, REFEREE, voiding(ended.table));
    const { match } = ended.table;
    expect(await told(claim.loser)).toEqual([
      ['went', 'returned', [card], trader(claim.winner).name, match, RULED],
    ]);
    expect(await told(claim.winner)).toEqual([
      ['came', 'returned', [card], trader(claim.loser).name, match, RULED],
    ]);
  });

  test('what traders do themselves is no news of staff', async () => {
    await gives(ONE, TWO);
    expect([await told(ONE), await told(TWO)]).toEqual([[], []]);
  });

  test('a reason that was erased is told to nobody', async () => {
    await moves(TWO);
    const [act] = await room.store.read.cards.doneTo(await room.key(ONE), 1);
    expect(act?.reason).toBe(reason);
    const text = room.db?.prepare('select reason from copy_acts where reason is not null').pluck().get();
    await room.store.transact(async (tx) => {
      await eraseText(tx, typeof text === 'number' ? text : 0);
      return ok(await writeJournal(tx, { who: null, act: 'erase', at: 0 }));
    });
    expect(await told(ONE)).toEqual([['went', 'moved', [card], trader(TWO).name, null, '']]);
  });

  test('counts up, so that a phone knows what was read', async () => {
    await moves(TWO);
    const [first] = await news(TWO);
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason });
    const [second] = await news(TWO);
    expect(present(second, 'news').news).toBeGreaterThan(present(first, 'news').news);
  });
});

describe('the history of a copy', () => {
  const history = async (reads: 'owner' | 'staff') => {
    const found = present(await room.store.read.cards.copy(copy), 'a copy');
    return copyHistory(room.store.read, found, new Interests(reads === 'owner' ? found.owner : null, []));
  };

  test('holds every hand, freeze and reason; who of staff did it is told to staff alone', async () => {
    await gives(ONE, TWO);
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason: 'a quarrel' });
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: false, reason: 'it is over' });
    await moves(STRANGER);
    const found = await history('staff');
    const [one, two, stranger] = [ONE, TWO, STRANGER].map((number) => trader(number).name);
    const organiser = trader(ORGANISER).name;
    expect(
      found.history.map(({ from, to, why, who, reason: words }) => [
        from?.name ?? null,
        to?.name ?? null,
        why,
        who?.name ?? null,
        words,
      ]),
    ).toEqual([
      [null, one, 'made', null, ''],
      [one, two, 'trade', two, ''],
      [two, stranger, 'moved', organiser, reason],
    ]);
    expect(found.freezes.map(({ frozen, who, reason: words }) => [frozen, who?.name, words])).toEqual([
      [true, organiser, 'a quarrel'],
      [false, organiser, 'it is over'],
    ]);
    expect(JSON.stringify(await history('owner'))).not.toContain(organiser);
  });

  test('is where it came from and the newest 200 steps, and says so, however often it has gone to and fro', async () => {
    const toAndFro = async (): Promise<void> => {
      await moves(TWO);
      await moves(ONE);
    };
    for (let i = 0; i < 100; i++) await toAndFro();
    expect(await history('owner')).not.toHaveProperty('cut');
    await toAndFro();
    const { history: hands, cut } = await history('owner');
    expect(cut).toBe(true);
    expect(hands).toHaveLength(201);
    expect(hands[0]?.why).toBe('made');
    expect(hands.at(-1)?.to?.name).toBe(trader(ONE).name);
  });

  test('tells an owner the reasons of what was done to a card of theirs, and no others', async () => {
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason: 'a quarrel' });
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: false, reason: 'it is over' });
    expect((await history('owner')).freezes.map((each) => each.reason)).toEqual(['a quarrel', 'it is over']);
    await moves(TWO);
    const { history: hands, freezes } = await history('owner');
    expect(freezes.map((each) => each.reason)).toEqual(['', '']);
    expect(hands.at(-1)?.reason).toBe(reason);
    await gives(TWO, STRANGER);
    expect((await history('owner')).history.map((each) => each.reason)).toEqual(['', '', '']);
  });
});

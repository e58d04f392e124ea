// The intrigue deck of an event (INTRIGUE 1, 2): made once, shuffled by a word, drawn in order, paid for, read.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDeckLog, deckEntriesOf, handOf, pileCommitment } from '@dunmer/shared/intrigue';
import { present } from '@dunmer/shared/lib';
import { affairsOf, deckLogFile } from '../home/index.ts';
import { codeOf, done, ONE, openRoom, ORGANISER, REFEREE, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import {
  deckOf,
  drawUntil,
  handIn,
  intrigueSet,
  keepAll,
  ring,
  WORD,
} from '../../test/support/intriguing.ts';
import { previewFor } from '../../test/support/previewing.ts';

const reason = 'r';
let room: EventRoom;
beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

/** Every copy is in exactly one place, and in the same one in the state and in the database. */
async function placesAgree(): Promise<void> {
  const { common, secret, vault } = await deckOf(room);
  const kept = await room.store.read.intrigue.intrigueCopies();
  const at = (place: string) =>
    kept
      .filter((one) => one.place === place)
      .map(({ copy }) => copy)
      .toSorted();
  expect(at('spent')).toEqual(common.spent.toSorted());
  expect(at('pile')).toEqual(vault.order.slice(common.place).toSorted());
  expect(at('hand')).toEqual(
    Object.values(secret)
      .flatMap(({ hand }) => hand)
      .toSorted(),
  );
  expect(at('front')).toEqual(common.fronts.map(({ copy }) => copy).toSorted());
}

describe('an event', () => {
  test('has nothing of the deck until it is switched on', async () => {
    expect(codeOf(await room.ask(ORGANISER, ring(1)))).toBe('intrigue-off');
    expect(codeOf(await room.ask(ONE, { type: 'buyDraw' }))).toBe('intrigue-off');
    expect((await room.services.world.settings.of(room.store.read)).settings).not.toHaveProperty('packs');
  });

  test('IN1: makes n × packs copies of each card, and then the number of packs is fixed', async () => {
    await done(room, ORGANISER, { type: 'set', change: { name: 'packs', value: 2 }, reason });
    // Switching on can be taken back, but not the deck that it makes: the preview says so.
    const preview = () => previewFor(room, ORGANISER, intrigueSet('on'));
    expect(await preview()).toMatchObject({ undo: 'never' });
    await done(room, ORGANISER, intrigueSet('on'));
    await done(room, ORGANISER, intrigueSet('off'));
    expect(await preview()).toMatchObject({ undo: 'any-time' });
    await done(room, ORGANISER, intrigueSet('on'));
    const copies = await room.store.read.intrigue.intrigueCopies();
    expect(copies.filter(({ copy }) => copy.startsWith('intercepted-letter#'))).toHaveLength(8);
    const again = { type: 'set', change: { name: 'packs', value: 3 }, reason } as const;
    expect(codeOf(await room.ask(ORGANISER, again))).toBe('deck-made');
    await placesAgree();
  });

  test('IN2: publishes the commitment to its seed, and shuffles once a word is said', async () => {
    const { common, vault } = await deckOf(room);
    const sealed = present(common.sealed, 'it is sealed');
    expect(sealed.commitment).toBe(pileCommitment(sealed.event, present(vault.seed, 'a seed')));
    expect(codeOf(await room.ask(ORGANISER, ring(1)))).toBe('no-word');
    for (const word of ['', ' слово', 'x'.repeat(41)])
      expect(codeOf(await room.ask(ORGANISER, { ...WORD, word }))).toBe('bad-word');
    await done(room, ORGANISER, WORD);
    expect(codeOf(await room.ask(ORGANISER, WORD))).toBe('word-said');
    expect((await deckOf(room)).common).toMatchObject({ ring: 0, shuffle: 1, spent: [] });
    await placesAgree();
  });

  test('IN6: a ring brings everybody who trades one card, and two who ring at once ring once', async () => {
    await done(room, ORGANISER, ring(1));
    expect(codeOf(await room.ask(ORGANISER, ring(1)))).toBe('stale-ring');
    for (const number of [0, 1, 2, 3, 4, 5, 6]) expect(await handIn(room, number)).toHaveLength(1);
    await placesAgree();
  });

  test('IN9: a draw of the audience costs its price, from the purse to the bank, once', async () => {
    await done(room, ORGANISER, { type: 'openAudience', person: room.person(TWO), reason });
    expect(await handIn(room, TWO)).toHaveLength(3);
    await done(room, ONE, { type: 'buyDraw' });
    expect(await room.purse(ONE)).toBe(97);
    expect(await handIn(room, ONE)).toHaveLength(2);
    expect(codeOf(await room.ask(ONE, { type: 'buyDraw' }))).toBe('has-drawn');
    await placesAgree();
  });

  test('IN7: whoever begins to trade comes into the initiative', async () => {
    const id = await room.made(ORGANISER, {
      type: 'addPerson',
      name: 'Дро',
      staff: null,
      trades: true,
      drakes: 0,
      deal: false,
      reason,
    });
    expect((await deckOf(room)).common.order).toContain(id);
  });

  test('IN26: an organiser opens a hand with a reason, and its holder alone reads that', async () => {
    const opened = await room.ask(ORGANISER, {
      type: 'openIntrigueHand',
      person: room.person(ONE),
      reason: 'a quarrel',
    });
    expect(opened).toMatchObject({ ok: true, value: { copies: await handIn(room, ONE) } });
    const [mine] = await room.store.read.intrigue.deckNews(await room.key(ONE));
    expect(mine?.event).toMatchObject({ type: 'HandOpened', reason: 'a quarrel' });
    const [theirs] = await room.store.read.intrigue.deckNews(await room.key(TWO));
    expect(theirs?.event.type).not.toBe('HandOpened');
    const asked = { type: 'openIntrigueHand', person: room.person(ONE), reason } as const;
    expect(codeOf(await room.ask(REFEREE, asked))).toBe('not-allowed');
  });

  test('IN11: whoever shows a card again and again takes no place from what has happened', async () => {
    const newest = async () => {
      const news = await room.store.read.intrigue.deckNews(await room.key(TWO));
      return news.map(({ event: { type } }) => type);
    };
    const tongue = await drawUntil(room, TWO, 'loose-tongue');
    await keepAll(room, ['loose-tongue']);
    await done(room, TWO, { type: 'playIntrigue', card: tongue, chosen: [room.person(ONE)] });
    const asking = (await deckOf(room)).common.askings;
    await done(room, ONE, { type: 'passIntrigue', asking });
    const [card = ''] = await handIn(room, ONE);
    const happened = (await newest()).filter((type) => type !== 'CardsShown');
    for (let i = 0; i < 101; i += 1)
      await done(room, ONE, { type: 'showIntrigue', copies: [card], to: null });
    expect((await newest()).filter((type) => type !== 'CardsShown')).toEqual(happened);
    expect((await newest()).filter((type) => type === 'CardsShown')).toHaveLength(20);
    const seen = await room.store.read.intrigue.seenHands(await room.key(TWO));
    expect([seen.length, seen.at(-1)?.event]).toEqual([101, expect.objectContaining({ type: 'HandSeen' })]);
  });

  test('IN5: its open log is made once, however often it is asked for, and anew when something has happened', async () => {
    const { world } = room.services;
    let reads = 0;
    const { read } = room.store;
    const counted = {
      ...read,
      intrigue: {
        ...read.intrigue,
        deckLog: () => {
          reads += 1;
          return read.intrigue.deckLog();
        },
      },
    };
    const first = await deckLogFile(world, counted);
    expect(await deckLogFile(world, counted)).toEqual(first);
    expect(reads).toBe(1);
    const [card = ''] = await handIn(room, ONE);
    await done(room, ONE, { type: 'showIntrigue', copies: [card], to: null });
    expect(await deckLogFile(world, counted)).toEqual(first);
    expect(reads).toBe(2);
  });

  test('IN5: what is not for everybody stands in the journal under a salt of its own, which nobody guesses', async () => {
    const log = await room.store.read.intrigue.writtenDeck();
    const salts = log.filter(({ audience }) => audience !== 'everyone').map(({ salt }) => salt ?? '');
    expect(salts.length).toBeGreaterThan(2);
    expect(salts.filter((salt) => !/^[0-9a-f]{64}$/.test(salt))).toEqual([]);
    expect(new Set(salts).size).toBe(salts.length);
  });

  test('the deck in memory is what its log comes to', async () => {
    const before = await deckOf(room);
    const { world } = room.services;
    await room.store.transact(async (tx) => ({ ok: true, value: world.deck.clear(tx) }) as const);
    expect(await deckOf(room)).toEqual(before);
  });

  test('IN5: closed, its seed is published, and everybody can derive every draw', async () => {
    const isOn = async () =>
      (await affairsOf(room.services.world, room.store.read, await room.key(ONE))).intrigue?.on;
    expect(await isOn()).toBe(true);
    await done(room, ORGANISER, { type: 'closeIntrigue', reason });
    expect(await isOn()).toBe(false);
    const { common, secret } = await deckOf(room);
    const sealed = present(common.sealed, 'it is sealed');
    const log = deckEntriesOf((await room.store.read.intrigue.deckLog()).map(({ event }) => event));
    const checked = checkDeckLog({
      event: sealed.event,
      commitment: sealed.commitment,
      log,
      seed: present(common.seed, 'it is published'),
      word: present(common.word, 'it is said'),
      copies: [...present(await room.services.world.deck.of(room.store.read), 'a deck').copies.keys()],
    });
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    for (const [person, hand] of Object.entries(checked.value.hands))
      expect(hand).toEqual(present(secret[person], 'a hand').hand);
    expect(handOf(await deckOf(room), room.person(ONE))).toHaveLength(2);
    expect(codeOf(await room.ask(ORGANISER, ring(2)))).toBe('deck-closed');
    const again = { type: 'set', change: { name: 'intrigue', value: 'on' }, reason } as const;
    expect(codeOf(await room.ask(ORGANISER, again))).toBe('deck-closed');
    // It may still be switched off, so that nobody's pages show it.
    await done(room, ORGANISER, intrigueSet('off'));
    expect(codeOf(await room.ask(ORGANISER, again))).toBe('deck-closed');
  });
});

// Ill-meant commands to the deck are refused with their own codes, and nothing happens by them (INTRIGUE 2 to 5).

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardOf } from '@dunmer/shared/intrigue';
import { parseClientCommand, parseStaffAct } from '@dunmer/shared/protocol/schema';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  openUnpaidRoom,
  ORGANISER,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import {
  deckOf,
  drawUntil,
  handIn,
  intrigueSet,
  keepAll,
  openIntrigueRoom,
  ring,
  WORD,
} from '../../test/support/intriguing.ts';

const reason = 'r';
const ID = '018bcfe5-6800-7fee-8041-1d7ab52e13a2';
let room: EventRoom;
let tongue = '';
let passive = '';
beforeAll(async () => {
  room = await openIntrigueRoom();
  await done(room, ORGANISER, ring(1));
  tongue = await drawUntil(room, ONE, 'loose-tongue');
  passive = await drawUntil(room, ONE, 'keyhole', ['loose-tongue']);
  await done(room, ORGANISER, { type: 'letDraw', person: room.person(TWO), n: 2, reason });
});
afterAll(() => closeVerified(room));

/** The deck, the purses, and how far the log has come. */
const everything = async (): Promise<string> =>
  JSON.stringify([
    await deckOf(room),
    await room.store.read.intrigue.intrigueCopies(),
    await room.store.read.money.accounts(),
  ]);

async function refusedWith(code: string, number: number, asked: Asked): Promise<void> {
  const before = await everything();
  expect(codeOf(await room.ask(number, asked)), JSON.stringify(asked)).toBe(code);
  expect(await everything()).toBe(before);
}

describe('an action', () => {
  test('with a card that is not held, of another, of the pile, or of no deck', async () => {
    const [theirs = ''] = await handIn(room, TWO);
    const [top = ''] = (await deckOf(room)).vault.order.slice(-1);
    for (const card of [theirs, top, 'loose-tongue#99', 'no-such-card#1'])
      await refusedWith('not-in-hand', ONE, { type: 'playIntrigue', card, chosen: [room.person(TWO)] });
  });

  test('with a card of another window, nobody, strangers, the player, or too many', async () => {
    const two = room.person(TWO);
    await refusedWith('wrong-window', ONE, { type: 'playIntrigue', card: passive, chosen: [] });
    for (const chosen of [[], ['nobody'], [room.person(ONE)], [two, two], [two, room.person(STRANGER)]])
      await refusedWith('bad-choice', ONE, { type: 'playIntrigue', card: tongue, chosen });
  });

  test('while frozen, while paused, while switched off, and by who does not trade', async () => {
    const play = { type: 'playIntrigue', card: tongue, chosen: [room.person(TWO)] } as const;
    const freeze = (frozen: boolean) =>
      done(room, ORGANISER, { type: 'freezePerson', person: room.person(ONE), frozen, reason });
    await freeze(true);
    await refusedWith('person-frozen', ONE, play);
    await freeze(false);
    await done(room, ORGANISER, { type: 'freezePerson', person: room.person(TWO), frozen: true, reason });
    await refusedWith('bad-choice', ONE, play);
    await done(room, ORGANISER, { type: 'freezePerson', person: room.person(TWO), frozen: false, reason });
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason });
    await refusedWith('event-paused', ONE, play);
    await refusedWith('event-paused', ORGANISER, ring(2));
    await done(room, ORGANISER, { type: 'pauseEvent', paused: false, reason });
  });
});

test('an answer to nothing, to what is over, to another asking, or by somebody else', async () => {
  await refusedWith('not-asked', TWO, { type: 'passIntrigue', asking: 1 });
  await done(room, ONE, { type: 'playIntrigue', card: tongue, chosen: [room.person(TWO)] });
  const asking = (await deckOf(room)).common.askings;
  await refusedWith('asking-closed', TWO, { type: 'passIntrigue', asking: asking + 1 });
  await refusedWith('not-asked', STRANGER, { type: 'passIntrigue', asking });
  await refusedWith('not-asked', ONE, { type: 'passIntrigue', asking });
  await refusedWith('not-asked', TWO, { type: 'dropIntrigue', asking, copies: [] });
  await refusedWith('not-in-hand', TWO, { type: 'cancelIntrigue', asking, card: 'intercepted-letter#99' });
  const plain = (await handIn(room, TWO)).find((copy) => cardOf(copy) !== 'intercepted-letter') ?? '';
  await refusedWith('wrong-window', TWO, { type: 'cancelIntrigue', asking, card: plain });
  await refusedWith('play-open', ORGANISER, { type: 'closeIntrigue', reason });
  await done(room, TWO, { type: 'passIntrigue', asking });
  await refusedWith('not-asked', TWO, { type: 'passIntrigue', asking });
  await refusedWith('not-asked', ORGANISER, {
    type: 'answerIntrigueFor',
    person: room.person(TWO),
    asking,
    reason,
  });
});

test('a choice of what stays: of eight, twice the same, of others, or without a surplus', async () => {
  const kept = (copies: readonly string[]) => ({ type: 'keepIntrigue', copies }) as const;
  await keepAll(room);
  await refusedWith('no-surplus', ONE, kept((await handIn(room, ONE)).slice(0, 7)));
  while ((await handIn(room, ONE)).length < 8)
    await done(room, ORGANISER, { type: 'letDraw', person: room.person(ONE), n: 1, reason });
  const hand = await handIn(room, ONE);
  const [first = '', ...rest] = hand;
  for (const copies of [hand, rest.slice(1), [first, first, ...rest.slice(2)], []])
    await refusedWith('bad-choice', ONE, kept(copies));
  await refusedWith('not-in-hand', ONE, kept([...rest.slice(1), 'solace#99']));
  await done(room, ONE, kept(rest));
});

test('what is shown twice, is not held, or is shown to nobody', async () => {
  const [one = ''] = await handIn(room, ONE);
  const show = (copies: readonly string[], to: string | null) =>
    ({ type: 'showIntrigue', copies, to }) as const;
  await refusedWith('bad-choice', ONE, show([one, one], null));
  await refusedWith('not-in-hand', ONE, show(['solace#99'], null));
  for (const to of ['nobody', room.person(ONE)]) await refusedWith('not-trading', ONE, show([one], to));
});

test('two who ring at once ring once, and so do two who open an audience', async () => {
  const codes = async (asked: Asked): Promise<readonly string[]> =>
    (await Promise.all([1, 2].map(() => room.ask(ORGANISER, asked)))).map(codeOf).toSorted();
  const next = ((await deckOf(room)).common.ring ?? 0) + 1;
  expect(await codes(ring(next))).toEqual(['ok', 'stale-ring']);
  await refusedWith('stale-ring', ORGANISER, ring(next + 5));
  expect(await codes({ type: 'openAudience', person: room.person(TWO), reason })).toEqual([
    'audience-open',
    'ok',
  ]);
  await keepAll(room);
});

test('whose ring came between is said to who holds to an earlier look', async () => {
  const act = room.command(ring(((await deckOf(room)).common.ring ?? 0) + 1));
  if (!('reason' in act)) throw new Error('a ring is an act of staff');
  const { mark } = await room.looked(ORGANISER, act);
  await done(room, ORGANISER, ring(((await deckOf(room)).common.ring ?? 0) + 1));
  await keepAll(room);
  const { faster } = await room.looked(ORGANISER, { ...act, holds: mark ?? '' });
  expect(faster).toMatchObject({ act: 'ring' });
});

test('a draw of the audience by whom it names, twice, or by an empty purse; the same command twice is one', async () => {
  await refusedWith('has-drawn', TWO, { type: 'buyDraw' });
  // P10: an offer to an audience that is over, or at another price, buys nothing.
  const offer = { audience: room.person(TWO), price: 3 };
  for (const stale of [
    { ...offer, audience: room.person(STRANGER) },
    { ...offer, price: 2 },
  ])
    await refusedWith('stale-audience', ONE, { type: 'buyDraw', offer: stale });
  const bought = room.command({ type: 'buyDraw', offer });
  const size = (await handIn(room, STRANGER)).length;
  for (let i = 0; i < 2; i += 1) expect(codeOf(await room.send(STRANGER, bought))).toBe('ok');
  expect(await handIn(room, STRANGER)).toHaveLength(size + 1);
  await refusedWith('has-drawn', STRANGER, { type: 'buyDraw' });
  const unpaid = await openUnpaidRoom();
  for (const asked of [intrigueSet('on'), WORD]) await done(unpaid, ORGANISER, asked);
  await done(unpaid, ORGANISER, { type: 'openAudience', person: unpaid.person(TWO), reason });
  expect(codeOf(await unpaid.ask(ONE, { type: 'buyDraw' }))).toBe('not-enough');
  await unpaid.close();
  await done(room, ORGANISER, { type: 'closeAudience', reason });
  await refusedWith('no-audience', ONE, { type: 'buyDraw' });
  await refusedWith('no-audience', ORGANISER, { type: 'closeAudience', reason });
});

test('whoever is ruined buys and draws nothing, and is named by nobody', async () => {
  await done(room, ORGANISER, { type: 'ruinPerson', person: room.person(3), ruined: true, reason });
  await done(room, ORGANISER, { type: 'openAudience', person: room.person(TWO), reason });
  await refusedWith('not-trading', 3, { type: 'buyDraw' });
  await refusedWith('not-trading', ORGANISER, { type: 'letDraw', person: room.person(3), n: 1, reason });
  await refusedWith('unknown-person', ORGANISER, { type: 'letDraw', person: 'nobody', n: 1, reason });
  const again = await drawUntil(room, ONE, 'loose-tongue');
  await keepAll(room, ['loose-tongue']);
  await refusedWith('bad-choice', ONE, { type: 'playIntrigue', card: again, chosen: [room.person(3)] });
});

test('IN9, IN26: whoever never traded draws nothing, has no audience, and no hand that could be opened', async () => {
  const facts = { name: 'A screen', staff: 'display', trades: false, deal: false, drakes: 0 } as const;
  const person = await room.made(ORGANISER, { type: 'addPerson', ...facts, reason });
  for (const act of [
    { type: 'letDraw', person, n: 1, reason },
    { type: 'openAudience', person, reason },
    { type: 'openIntrigueHand', person, reason },
  ] as const)
    await refusedWith('not-trading', ORGANISER, act);
});

test('switched off in the middle, all rests until it is on again', async () => {
  const card = await drawUntil(room, ONE, 'loose-tongue');
  await keepAll(room, ['loose-tongue']);
  await done(room, ONE, { type: 'playIntrigue', card, chosen: [room.person(TWO)] });
  const asking = (await deckOf(room)).common.askings;
  await done(room, ORGANISER, intrigueSet('off'));
  const tries: readonly (readonly [number, Asked])[] = [
    [TWO, { type: 'passIntrigue', asking }],
    [TWO, { type: 'cancelIntrigue', asking, card: 'intercepted-letter#1' }],
    [ONE, { type: 'buyDraw' }],
    [TWO, { type: 'keepIntrigue', copies: [] }],
    [ORGANISER, ring(((await deckOf(room)).common.ring ?? 0) + 1)],
    [ORGANISER, { type: 'closeAudience', reason }],
    [ORGANISER, { type: 'letDraw', person: room.person(ONE), n: 1, reason }],
  ];
  for (const [number, asked] of tries) await refusedWith('intrigue-off', number, asked);
  await done(room, ORGANISER, intrigueSet('on'));
  await done(room, TWO, { type: 'passIntrigue', asking });
});

test('what is no message at all', () => {
  const act = (facts: object) => parseStaffAct({ id: ID, reason, ...facts }).ok;
  const asks = (facts: object) => parseClientCommand({ id: ID, ...facts }).ok;
  const packs = (value: unknown) => act({ type: 'set', change: { name: 'packs', value } });
  expect([0, 21, 1.5, '3', null].map(packs)).toEqual([false, false, false, false, false]);
  expect([1, 20].map(packs)).toEqual([true, true]);
  expect(act({ type: 'letDraw', person: 'p', n: 4 })).toBe(false);
  expect(act({ type: 'ring', ring: 0 })).toBe(false);
  expect(act({ type: 'sayWord', word: 'x'.repeat(200) })).toBe(false);
  expect(act({ type: 'planRings', at: Array.from({ length: 101 }, (_, i) => i) })).toBe(false);
  expect(asks({ type: 'playIntrigue', card: '../etc#1', chosen: [] })).toBe(false);
  expect(asks({ type: 'showIntrigue', copies: [], to: null })).toBe(false);
  expect(asks({ type: 'buyDraw', price: 0 })).toBe(false);
});

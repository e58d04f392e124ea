// EVENT, "Taking acts back": every act of staff gives a reason, and organisers read who did what to whom, and why.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import type { JournalLine, Paged, StaffCard } from '@dunmer/shared/protocol';
import { done, onContract, ONE, ORGANISER, sitDown, STRANGER, TWO } from '../../test/support/dealing.ts';
import { type Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { intrigueSet, WORD } from '../../test/support/intriguing.ts';
import { given, promiseOf } from '../../test/support/promising.ts';
import { readsIn } from '../../test/support/reads.ts';
import type { Routes } from '../../test/support/routes.ts';
import { trader } from '../../test/support/seed.ts';
import { accessAtLaptop } from '../people/index.ts';
import { decode, encode } from '../store/index.ts';

const CLERK = 4;
const REFEREE = 5;
let room: EventRoom;
let routes: Routes;
beforeEach(async () => {
  const staff = { [CLERK]: 'organiser', [ORGANISER]: 'organiser', [REFEREE]: 'referee' } as const;
  room = await EventRoom.open({ seeding: { count: 7, drakes: 50, staff } });
  routes = await readsIn(room);
});
afterEach(async () => {
  routes.close();
  await room.close();
});

const page = (who: number, rest = ''): Promise<Paged<JournalLine>> =>
  routes.read<Paged<JournalLine>>(who, `/staff/journal${rest}`);
const lines = async (who: number): Promise<readonly JournalLine[]> => (await page(who)).items;
const newest = async (): Promise<JournalLine> => present((await lines(CLERK))[0], 'an act');
const act = (asked: Asked, who = CLERK) => done(room, who, asked);
const names = ({ people }: JournalLine): readonly string[] => people.map(({ name }) => name);
const [one, two, clerk] = [ONE, TWO, CLERK].map((number) => trader(number).name);

test('an act is read with who did it, to whom, and the reason; the newest first', async () => {
  await act({ type: 'payIn', person: room.person(ONE), drakes: 7, reason: 'coins were handed in' });
  await act({ type: 'freezePerson', person: room.person(TWO), frozen: true, reason: 'has left' });
  const [frozen, paid] = await lines(CLERK);
  expect(paid).toMatchObject({
    act: 'payIn',
    ends: false,
    reason: 'coins were handed in',
    who: { person: room.person(CLERK), name: clerk },
    people: [{ person: room.person(ONE), name: one }],
    drakes: 7,
    match: null,
    contract: null,
    copies: 0,
    copy: null,
    setting: null,
  });
  expect(Date.parse(present(paid, 'an act').at)).toBeGreaterThan(0);
  expect(frozen).toMatchObject({ act: 'freezePerson', ends: false, reason: 'has left', drakes: null });
  expect(names(present(frozen, 'an act'))).toEqual([two]);
});

test('what traders do, and what the server does by itself, is no act of staff', async () => {
  const before = (await lines(CLERK)).length;
  const gives = { copies: [], drakes: 3 };
  const takes = { copies: [], drakes: 0 };
  await done(room, ONE, { type: 'offerTrade', with: room.person(TWO), gives, takes, replaces: null });
  expect(await lines(CLERK)).toHaveLength(before);
});

test('the end of a pause, a freeze and a ruin is told from its beginning', async () => {
  const [copy = ''] = await room.copies(ONE);
  const person = room.person(ONE);
  const reason = 'so it is';
  const both: readonly ((is: boolean) => Asked)[] = [
    (paused) => ({ type: 'pauseEvent', paused, reason }),
    (frozen) => ({ type: 'freezePerson', person, frozen, reason }),
    (frozen) => ({ type: 'freezeCopy', copy, frozen, reason }),
    (ruined) => ({ type: 'ruinPerson', person, ruined, reason }),
  ];
  await act({ type: 'set', change: { name: 'promises', value: 'on' }, reason });
  await act({ type: 'dealPledges', people: [person], house: null, reason });
  for (const asked of both) {
    for (const is of [true, false]) {
      await act(asked(is));
      expect(await newest()).toMatchObject({ act: asked(is).type, ends: !is });
    }
  }
});

test('of a match its players are named, of a contract its parties, of a card which it is, of a setting its value', async () => {
  const reason = 'so it is';
  const match = await sitDown(room, ONE, TWO, 0);
  await done(room, REFEREE, { type: 'pauseMatch', match, reason });
  expect(await newest()).toMatchObject({ act: 'pauseMatch', match, contract: null });
  expect(names(await newest())).toEqual([one, two]);
  await done(room, REFEREE, { type: 'voidMatch', match, shortfall: 'refuse', reason });
  const offer = { text: 'Silk', sum: 5, payer: 'one', counters: null } as const;
  const contract = await room.made(ONE, { type: 'offerContract', with: room.person(STRANGER), ...offer });
  await done(room, STRANGER, onContract(contract, { type: 'accept' }));
  await act({ type: 'annulContract', contract, reason });
  expect(await newest()).toMatchObject({ act: 'annulContract', contract, match: null, drakes: 5 });
  expect(names(await newest())).toEqual([one, trader(STRANGER).name]);
  const [copy = ''] = await room.copies(ONE);
  await act({ type: 'moveCopy', copy, to: room.person(TWO), reason });
  const card = present(await room.store.read.cards.copy(copy), 'a copy').card;
  expect(await newest()).toMatchObject({ act: 'moveCopy', copies: 1, copy: { copy, card } });
  expect(names(await newest())).toEqual([one, two]);
  await act({ type: 'moveCopy', copy, to: null, reason });
  expect(names(await newest())).toEqual([two]);
  await act({
    type: 'dealStart',
    people: [room.person(ONE), room.person(REFEREE)],
    uncommon: 0,
    rare: 0,
    reason,
  });
  const dealt = await newest();
  expect(dealt.copies).toBeGreaterThan(1);
  expect(dealt.copy).toBeNull();
  await act({ type: 'set', change: { name: 'claimTime', value: 60 }, reason });
  expect(await newest()).toMatchObject({ act: 'set', setting: { name: 'claimTime', value: '60' } });
});

test('a new way in that was made at the laptop is listed too, is nobody’s, and gives no reason', async () => {
  const [person, token, code] = [room.person(ORGANISER), 't'.repeat(43), 'TTTTTTTT'];
  const { context } = room.services.matches;
  expect(await accessAtLaptop(context, room.store, { person, token, code })).toMatchObject({ ok: true });
  expect(await newest()).toMatchObject({ act: 'access', who: null, reason: '' });
  expect(names(await newest())).toEqual([trader(ORGANISER).name]);
});

test('an erased reason stays erased', async () => {
  await act({ type: 'payIn', person: room.person(ONE), drakes: 7, reason: 'for silk' });
  await room.store.transact(async (tx) => {
    for (const key of await tx.journal.textsOf('for silk')) await tx.journal.eraseText(key);
    return ok(null);
  });
  expect(await newest()).toMatchObject({ act: 'payIn', reason: null });
});

test('it is read page by page', async () => {
  for (let i = 1; i <= 51; i++)
    await act({ type: 'payIn', person: room.person(ONE), drakes: i, reason: 'coins' });
  const first = await page(CLERK);
  const rest = await page(CLERK, `?before=${first.next}`);
  expect([first.items.length, first.items[0]?.drakes, rest.items.at(0)?.drakes]).toEqual([50, 51, 1]);
  expect(rest.next).toBeNull();
});

/** Has ORGANISER sit down with TWO, and returns the match. */
const sitsWithTwo = (): Promise<string> => sitDown(room, ORGANISER, TWO, 0);

test('whoever has an interest in a match reads of no act on its players until it is over', async () => {
  const reason = 'so it is';
  await act({ type: 'payIn', person: room.person(TWO), drakes: 7, reason });
  await act({ type: 'payIn', person: room.person(STRANGER), drakes: 8, reason });
  await act({ type: 'set', change: { name: 'claimTime', value: 60 }, reason });
  const match = await sitsWithTwo();
  await done(room, REFEREE, { type: 'pauseMatch', match, reason });
  const acts = async (who: number) => (await lines(who)).map((line) => [line.act, line.drakes]);
  // The catalogue is that with which the event began.
  const others = [
    ['set', null],
    ['payIn', 8],
  ];
  const all = [['pauseMatch', null], ...others, ['payIn', 7], ['cards', null]];
  expect(await acts(CLERK)).toEqual(all);
  expect(await acts(ORGANISER)).toEqual([...others, ['cards', null]]);
  await done(room, REFEREE, { type: 'voidMatch', match, shortfall: 'refuse', reason });
  expect(await acts(ORGANISER)).toEqual([['voidMatch', null], ...all]);
});

test('and of no act on anybody’s cards, nor on the store’s: a missing one would be the opponent’s', async () => {
  const reason = 'so it is';
  const { card } = present((await routes.read<readonly StaffCard[]>(CLERK, '/staff/cards'))[0], 'a card');
  const [copy = '', frozen = ''] = await room.copies(ONE);
  const made = await room.made(CLERK, { type: 'makeCopy', card, to: null, reason });
  await act({ type: 'makeSlip', copy: made, code: 'ABCDEFGH', reason });
  await act({ type: 'makeCopy', card, to: room.person(STRANGER), reason });
  await act({ type: 'moveCopy', copy, to: room.person(STRANGER), reason });
  await act({ type: 'freezeCopy', copy: frozen, frozen: true, reason });
  await act({ type: 'dealStart', people: [room.person(REFEREE)], uncommon: 0, rare: 0, reason });
  const before = (await lines(ORGANISER)).map((line) => line.act);
  expect(before).toEqual([
    'dealStart',
    'freezeCopy',
    'moveCopy',
    'makeCopy',
    'makeSlip',
    'makeCopy',
    'cards',
  ]);
  await sitsWithTwo();
  expect((await lines(ORGANISER)).map((line) => line.act)).toEqual(['cards']);
});

test('an act of a release that did not note whom it was about is told to nobody with an interest', async () => {
  await act({ type: 'set', change: { name: 'claimTime', value: 60 }, reason: 'so it is' });
  await room.store.transact(async (tx) => {
    const row = present((await tx.journal.rows(0, 1000)).at(-1), 'a row');
    const effects = decode(row.body).filter(({ is }) => is !== 'about');
    await tx.journal.append({ ...row, seq: row.seq + 1, body: encode(effects), hash: 'later' });
    return ok(null);
  });
  expect((await lines(ORGANISER)).map((line) => line.act)).toEqual(['set', 'set', 'cards']);
  await sitsWithTwo();
  expect((await lines(ORGANISER)).map((line) => line.act)).toEqual(['set', 'cards']);
});

test('of a promise and of the intrigue deck it is said whose they are', async () => {
  const reason = 'so it is';
  const person = room.person(ONE);
  await act({ type: 'set', change: { name: 'promises', value: 'on' }, reason });
  expect(await newest()).toMatchObject({ setting: { name: 'promises', value: 'on' } });
  await act({ type: 'dealPledges', people: [person], house: null, reason });
  expect(names(await newest())).toEqual([one]);
  for (const asked of [intrigueSet('on'), WORD]) await act(asked);
  await act({ type: 'openAudience', person, reason });
  expect(names(await newest())).toEqual([one]);
  await act({ type: 'pauseEvent', paused: true, reason });
  expect(await newest()).toMatchObject({ setting: { name: 'paused', value: 'yes' } });
});

test('a ruin that sends promises of others home is told as one, and names first who is ruined', async () => {
  const reason = 'they left';
  await act({ type: 'set', change: { name: 'promises', value: 'on' }, reason });
  const people = [ONE, TWO].map((number) => room.person(number));
  await act({ type: 'dealPledges', people, house: null, reason });
  await given(room, ONE, TWO, { gives: promiseOf(room, ONE, 'whisper') });
  for (const ruined of [true, false]) {
    await act({ type: 'ruinPerson', person: room.person(TWO), ruined, reason });
    expect(await newest()).toMatchObject({ act: 'ruinPerson', ends: !ruined });
    expect(names(await newest())[0]).toBe(two);
  }
});

test('a ruin that waits for the end of a match is told from its beginning, and taken back, as an end', async () => {
  const reason = 'so it is';
  await act({ type: 'set', change: { name: 'promises', value: 'on' }, reason });
  await sitDown(room, ONE, TWO, 0);
  for (const ruined of [true, false]) {
    await act({ type: 'ruinPerson', person: room.person(ONE), ruined, reason });
    expect(await newest()).toMatchObject({ act: 'ruinPerson', ends: !ruined });
  }
});

test('of a promise that is sent home both are named: who owns it, and who had it', async () => {
  const reason = 'so it is';
  await act({ type: 'set', change: { name: 'promises', value: 'on' }, reason });
  await act({ type: 'dealPledges', people: [room.person(ONE)], house: null, reason });
  const pledge = promiseOf(room, ONE, 'the-cut');
  await given(room, ONE, TWO, { gives: pledge });
  await act({ type: 'sendPledgeHome', pledge, reason });
  expect(await newest()).toMatchObject({ act: 'sendPledgeHome' });
  expect(new Set(names(await newest()))).toEqual(new Set([one, two]));
});

test('what is set aside for a contract is no purse: nobody who only has its number is named', async () => {
  const offer = { text: 'Silk', sum: 5, payer: 'one', counters: null } as const;
  const offered = () => room.made(ONE, { type: 'offerContract', with: room.person(STRANGER), ...offer });
  await offered();
  const contract = await offered();
  const { key } = present(await room.store.read.contracts.contract(contract), 'a contract');
  expect(key).toBe(await room.key(TWO));
  await done(room, STRANGER, onContract(contract, { type: 'accept' }));
  await act({ type: 'annulContract', contract, reason: 'so it is' });
  expect(names(await newest())).toEqual([one, trader(STRANGER).name]);
});

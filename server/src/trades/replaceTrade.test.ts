// An offer that takes the place of an open trade between the same two.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok } from '@dunmer/shared/lib';
import type { TradeId } from '@dunmer/shared/protocol';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { audit } from '../audit/index.ts';
import { decode } from '../store/index.ts';

const [ANNA, BORIS, VERA, ORGANISER] = [0, 1, 2, 3];
const NOTHING = { copies: [], drakes: 0 };

let room: EventRoom;
beforeEach(async () => {
  room = await EventRoom.open({ seeding: { count: 4, drakes: 50, staff: { 3: 'organiser' } } });
});
afterEach(() => room.close());

const refused = (code: string): unknown =>
  expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) });

interface Terms {
  readonly drakes?: number;
  readonly copies?: readonly string[];
  readonly replaces?: TradeId | null;
}

const asked = (to: number, { drakes = 1, copies = [], replaces = null }: Terms) =>
  ({
    type: 'offerTrade',
    with: room.person(to),
    gives: { copies, drakes },
    takes: NOTHING,
    replaces,
  }) as const;
const ask = (from: number, to: number, terms: Terms = {}) => room.ask(from, asked(to, terms));
const made = (from: number, to: number, terms: Terms = {}) => room.made(from, asked(to, terms));

const stateOf = async (trade: TradeId): Promise<string | undefined> =>
  (await room.store.read.trades.trade(trade))?.state;
/**
 * Returns all trades with their states, and how far the journal has come: if neither changes, nothing was written.
 */
const written = async (): Promise<unknown> => [
  await room.store.read.audit.rows('trades'),
  (await room.store.read.journal.last())?.seq,
];

describe('an offer that replaces another', () => {
  test('withdraws what its offerer had made, and declines what they were offered, in the step that makes it', async () => {
    for (const [by, to, state] of [
      [ANNA, BORIS, 'withdrawn'],
      [BORIS, ANNA, 'declined'],
    ] as const) {
      const old = await made(ANNA, BORIS, { drakes: 3 });
      const before = (await room.store.read.journal.last())?.seq ?? 0;
      const trade = await made(by, to, { drakes: 4, replaces: old });
      expect([await stateOf(old), await stateOf(trade)]).toEqual([state, 'offered']);
      const rows = await room.store.read.journal.rows(before, 10);
      expect(rows.map(({ body }) => decode(body).map(({ is }) => is))).toEqual([
        ['trade', 'trade', 'answer'],
      ]);
      const person = by === ANNA ? BORIS : ANNA;
      expect(await room.ask(BORIS, { type: 'acceptTrade', trade: old })).toEqual(refused('closed'));
      expect(await room.ask(person, { type: 'acceptTrade', trade })).toEqual(ok({ type: 'settled' }));
    }
    expect([await room.purse(ANNA), await room.purse(BORIS)]).toEqual([50, 50]);
    expect((await audit(room.store.read)).finding).toBeNull();
  });

  test('may offer anew what the old one offered', async () => {
    const copies = await room.copies(ANNA);
    const old = await made(ANNA, BORIS, { copies, drakes: 50 });
    const trade = await made(ANNA, BORIS, { copies, drakes: 50, replaces: old });
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade })).toEqual(ok({ type: 'settled' }));
    expect(await room.copies(ANNA)).toEqual([]);
  });

  test('is made once, however often its command comes', async () => {
    const old = await made(ANNA, BORIS);
    const command = room.command(asked(BORIS, { replaces: old }));
    const first = await room.send(ANNA, command);
    const after = await written();
    expect(await room.send(ANNA, command)).toEqual(first);
    expect(await written()).toEqual(after);
  });

  test('replaces no trade of others, none that there never was, and none with somebody else', async () => {
    const theirs = await made(BORIS, VERA);
    const mine = await made(ANNA, VERA);
    const toMe = await made(VERA, ANNA);
    const before = await written();
    for (const replaces of [theirs, mine, toMe, 'nothing'])
      expect(await ask(ANNA, BORIS, { replaces })).toEqual(refused('unknown-trade'));
    expect(await written()).toEqual(before);
  });

  test('replaces none that is open no more', async () => {
    const closed = [await made(ANNA, BORIS), await made(ANNA, BORIS), await made(ANNA, BORIS)] as const;
    await room.ask(BORIS, { type: 'acceptTrade', trade: closed[0] });
    await room.ask(BORIS, { type: 'declineTrade', trade: closed[1] });
    await made(ANNA, BORIS, { replaces: closed[2] });
    const before = await written();
    for (const replaces of closed) {
      expect(await ask(ANNA, BORIS, { replaces })).toEqual(refused('closed'));
      expect(await ask(BORIS, ANNA, { replaces })).toEqual(refused('closed'));
    }
    expect(await written()).toEqual(before);
  });

  test('closes nothing where it is refused itself', async () => {
    const replaces = await made(ANNA, BORIS);
    const [foreign = ''] = await room.copies(BORIS);
    const before = await written();
    expect(await ask(ANNA, BORIS, { replaces, drakes: 0 })).toEqual(refused('nothing-offered'));
    expect(await ask(ANNA, BORIS, { replaces, drakes: 51 })).toEqual(refused('not-enough'));
    expect(await ask(ANNA, BORIS, { replaces, copies: [foreign] })).toEqual(refused('not-yours'));
    expect(await ask(ANNA, ORGANISER, { replaces })).toEqual(refused('unknown-trade'));
    expect(await written()).toEqual(before);
    expect(await stateOf(replaces)).toBe('offered');
  });

  test('waits while either is in a match, and the old one stays open (rule 1.5)', async () => {
    const replaces = await made(ANNA, BORIS);
    const wish = { type: 'proposeMatch', with: room.person(VERA), stake: 1, friendly: false } as const;
    await room.ask(VERA, { type: 'acceptMatch', proposal: await room.made(BORIS, wish) });
    expect(await ask(ANNA, BORIS, { replaces })).toEqual(refused('in-match'));
    expect(await ask(BORIS, ANNA, { replaces })).toEqual(refused('in-match'));
    expect(await stateOf(replaces)).toBe('offered');
  });

  test('needs no room among the offerer’s 50 open ones where it replaces one of them', async () => {
    const theirs = await made(BORIS, ANNA);
    const offers: TradeId[] = [];
    for (let i = 0; i < 50; i++) offers.push(await made(ANNA, BORIS));
    expect(await ask(ANNA, BORIS)).toEqual(refused('too-many'));
    expect(await ask(ANNA, BORIS, { replaces: theirs })).toEqual(refused('too-many'));
    expect(await stateOf(theirs)).toBe('offered');
    const replaces = offers[0] ?? null;
    expect(await ask(ANNA, BORIS, { replaces })).toMatchObject({ ok: true, value: { type: 'made' } });
    expect(await ask(ANNA, BORIS)).toEqual(refused('too-many'));
  });
});

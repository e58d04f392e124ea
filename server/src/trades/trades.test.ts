import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import type { TradeSide } from '@dunmer/shared/protocol';
import { setMoney } from '../../test/support/dealing.ts';
import { EventRoom } from '../../test/support/eventRoom.ts';

const [ANNA, BORIS, VERA, ORGANISER] = [0, 1, 2, 3];
const NOTHING: TradeSide = { copies: [], drakes: 0 };

let room: EventRoom;
let statements = 0;
beforeEach(async () => {
  room = await EventRoom.open({
    seeding: { count: 4, drakes: 50, staff: { 3: 'organiser' } },
    onStatement: () => (statements += 1),
  });
});
afterEach(() => room.close());

const heard = async (): Promise<readonly number[]> =>
  (await room.store.read.people.standings([await room.key(ANNA), await room.key(BORIS)])).map(
    ({ version }) => version,
  );
const first = async (number: number): Promise<string> => present((await room.copies(number))[0], 'a deck');
const refused = (code: string): unknown =>
  expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) });

const offer = async (gives: { copies?: readonly string[]; drakes?: number }, takes = NOTHING) =>
  room.made(ANNA, {
    type: 'offerTrade',
    with: room.person(BORIS),
    gives: { ...NOTHING, ...gives },
    takes,
    replaces: null,
  });

/** Asks for something and gives nothing. */
const beg = (takes: typeof NOTHING) =>
  room.ask(ANNA, { type: 'offerTrade', with: room.person(BORIS), gives: NOTHING, takes, replaces: null });

describe('a trade', () => {
  test('moves nothing until the other accepts it, and then both sides in one step', async () => {
    const [given, taken] = [await first(ANNA), await first(BORIS)];
    const before = await heard();
    const trade = await offer({ copies: [given], drakes: 5 }, { copies: [taken], drakes: 0 });
    expect(await room.purse(ANNA)).toBe(50);
    const offered = await heard();
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade })).toEqual(ok({ type: 'settled' }));
    // Both hear of the offer and of its end.
    for (const [i, version] of (await heard()).entries()) {
      expect(offered[i]).toBeGreaterThan(before[i] ?? 0);
      expect(version).toBeGreaterThan(offered[i] ?? 0);
    }
    expect(await room.copies(ANNA)).toContain(taken);
    expect(await room.copies(BORIS)).toContain(given);
    expect([await room.purse(ANNA), await room.purse(BORIS)]).toEqual([45, 55]);
  });

  test('may have one empty side: a gift, of any number of copies', async () => {
    const all = await room.copies(ANNA);
    const trade = await offer({ copies: all });
    await room.ask(BORIS, { type: 'acceptTrade', trade });
    expect(await room.copies(ANNA)).toEqual([]);
  });

  test('names each copy once, on whichever side', async () => {
    const [given, taken] = [await first(ANNA), await first(BORIS)];
    const both = { type: 'offerTrade', with: room.person(BORIS), replaces: null } as const;
    const twice = { copies: [given, given], drakes: 0 };
    const asked = { copies: [taken, taken], drakes: 0 };
    for (const [gives, takes] of [
      [twice, NOTHING],
      [NOTHING, asked],
    ] as const)
      expect(await room.ask(ANNA, { ...both, gives, takes })).toEqual(refused('copy-twice'));
    // A trade from before such offers were refused.
    const [from, to] = [await room.key(ANNA), await room.key(BORIS)];
    const old = { id: 'before', from, to, gives: twice, takes: asked, state: 'offered', at: 0 } as const;
    await room.store.transact(async (tx) => ok(await tx.trades.addTrade(old)));
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade: old.id })).toEqual(refused('copy-twice'));
    expect(await room.ask(ANNA, { type: 'withdrawTrade', trade: old.id })).toEqual(ok({ type: 'settled' }));
  });

  test('takes nothing from a trader whom an organiser has stopped meanwhile', async () => {
    const trade = await offer({ copies: await room.copies(ANNA), drakes: 5 });
    const freeze = (frozen: boolean) =>
      room.ask(ORGANISER, {
        type: 'freezePerson',
        person: room.person(ANNA),
        frozen,
        reason: 'a quarrel',
      });
    await freeze(true);
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade })).toEqual(refused('person-frozen'));
    await freeze(false);
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade })).toEqual(ok({ type: 'settled' }));
  });

  test('with two empty sides is none, nor is one with oneself, a stranger or broken sums', async () => {
    const ask = (person: string, drakes: number) =>
      room.ask(ANNA, {
        type: 'offerTrade',
        with: person,
        gives: { copies: [], drakes },
        takes: NOTHING,
        replaces: null,
      });
    expect(await ask(room.person(BORIS), 0)).toEqual(refused('nothing-offered'));
    expect(await ask(room.person(ANNA), 1)).toEqual(refused('oneself'));
    expect(await ask('nobody', 1)).toEqual(refused('unknown-person'));
    for (const drakes of [-1, 0.5, 2e9, Number.NaN]) {
      expect(await ask(room.person(BORIS), drakes)).toEqual(refused('bad-sum'));
      expect(await beg({ copies: [], drakes })).toEqual(refused('bad-sum'));
    }
    expect(await ask(room.person(BORIS), 51)).toEqual(refused('not-enough'));
    const screen = { name: 'A screen', staff: 'display', trades: false, deal: false, drakes: 0 } as const;
    const added = { type: 'addPerson', ...screen, reason: 'it hangs on the wall' } as const;
    expect(await ask(await room.made(ORGANISER, added), 1)).toEqual(refused('unknown-person'));
  });

  test('may ask for drakes and give nothing', async () => {
    const trade = await offer({}, { copies: [], drakes: 7 });
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade })).toEqual(ok({ type: 'settled' }));
    expect([await room.purse(ANNA), await room.purse(BORIS)]).toEqual([57, 43]);
    // A trade that is done is neither declined nor withdrawn.
    expect(await room.ask(BORIS, { type: 'declineTrade', trade })).toEqual(refused('closed'));
    expect(await room.ask(ANNA, { type: 'withdrawTrade', trade })).toEqual(refused('closed'));
  });

  test('is of free copies of those who give them, when it is offered and again when it is accepted', async () => {
    const [given, foreign] = [await first(ANNA), await first(BORIS)];
    const ask = (copy: string) =>
      room.ask(ANNA, {
        type: 'offerTrade',
        with: room.person(BORIS),
        gives: { copies: [copy], drakes: 0 },
        takes: NOTHING,
        replaces: null,
      });
    expect(await ask(foreign)).toEqual(refused('not-yours'));
    expect(await ask('nothing')).toEqual(refused('unknown-copy'));
    expect(await beg({ copies: ['nothing'], drakes: 0 })).toEqual(refused('unknown-copy'));
    const trade = await offer({ copies: [given] });
    const freeze = (frozen: boolean) =>
      room.ask(ORGANISER, { type: 'freezeCopy', copy: given, frozen, reason: 'looks forged' });
    await freeze(true);
    expect(await ask(given)).toEqual(refused('copy-bound'));
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade })).toEqual(refused('copy-bound'));
    await freeze(false);
    await room.ask(ORGANISER, {
      type: 'moveCopy',
      copy: given,
      to: room.person(VERA),
      reason: 'an inheritance',
    });
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade })).toEqual(refused('not-yours'));
  });

  test('sounds out nobody’s deck: whose a copy is that is asked for, is said only to who accepts', async () => {
    const [own, hers] = [await first(BORIS), await first(VERA)];
    const ask = (copy: string) => offer({ drakes: 1 }, { copies: [copy], drakes: 0 });
    const offers = [await ask(own), await ask(hers)];
    await room.ask(ORGANISER, { type: 'freezeCopy', copy: own, frozen: true, reason: 'looks forged' });
    offers.push(await ask(own));
    const accept = (trade: string | undefined) =>
      room.ask(BORIS, { type: 'acceptTrade', trade: trade ?? 'none' });
    expect(await accept(offers[1])).toEqual(refused('not-yours'));
    expect(await accept(offers[2])).toEqual(refused('copy-bound'));
  });

  test('names a copy once: one that stands on both sides is offered to nobody, and leaves nobody who gave it not', async () => {
    const theirs = await first(BORIS);
    const side = { copies: [theirs], drakes: 0 };
    const asked = { type: 'offerTrade', with: room.person(BORIS), replaces: null } as const;
    expect(await room.ask(ANNA, { ...asked, gives: side, takes: side })).toEqual(refused('copy-twice'));
    // A trade from before such offers were refused.
    const [from, to] = [await room.key(ANNA), await room.key(BORIS)];
    const old = { id: 'before', from, to, gives: side, takes: side, state: 'offered', at: 0 } as const;
    await room.store.transact(async (tx) => ok(await tx.trades.addTrade(old)));
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade: old.id })).toEqual(refused('not-yours'));
    expect(await room.copies(BORIS)).toContain(theirs);
  });

  test('is paid by each out of what they have: not by what they are about to get', async () => {
    const trade = await offer({ drakes: 50 }, { copies: [], drakes: 51 });
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade })).toEqual(refused('not-enough'));
    expect([await room.purse(ANNA), await room.purse(BORIS)]).toEqual([50, 50]);
  });

  test('is accepted or declined by the other, withdrawn by who offered it, and closed by each', async () => {
    const trade = await offer({ drakes: 1 });
    expect(await room.ask(ANNA, { type: 'acceptTrade', trade })).toEqual(refused('not-allowed'));
    expect(await room.ask(BORIS, { type: 'withdrawTrade', trade })).toEqual(refused('not-allowed'));
    expect(await room.ask(VERA, { type: 'acceptTrade', trade })).toEqual(refused('unknown-trade'));
    expect(await room.ask(ANNA, { type: 'withdrawTrade', trade })).toEqual(ok({ type: 'settled' }));
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade })).toEqual(refused('closed'));
    const other = await offer({ drakes: 1 });
    expect(await room.ask(BORIS, { type: 'declineTrade', trade: other })).toEqual(ok({ type: 'settled' }));
    expect(await room.purse(BORIS)).toBe(50);
  });

  test('waits while either is in a match, whatever would be traded (rule 1.5)', async () => {
    const copy = await first(ANNA);
    const trade = await offer({ copies: [copy] });
    const proposal = await room.made(BORIS, {
      type: 'proposeMatch',
      with: room.person(VERA),
      stake: 1,
      friendly: false,
    });
    await room.ask(VERA, { type: 'acceptMatch', proposal });
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade })).toEqual(refused('in-match'));
    const ask = room.ask(ANNA, {
      type: 'offerTrade',
      with: room.person(BORIS),
      gives: { copies: [], drakes: 1 },
      takes: NOTHING,
      replaces: null,
    });
    expect(await ask).toEqual(refused('in-match'));
  });

  test('takes at most 16 statements, however many copies change hands', async () => {
    const all = await room.copies(ANNA);
    const trade = await offer(
      { copies: all, drakes: 3 },
      { copies: [...(await room.copies(BORIS))], drakes: 2 },
    );
    const before = statements;
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade })).toEqual(ok({ type: 'settled' }));
    // Begin and commit are not counted.
    expect(statements - before - 2).toBeLessThanOrEqual(16);
  });

  test('only records the drakes where the coins lie on the table', async () => {
    await room.close();
    room = await EventRoom.open({ seeding: { count: 4, drakes: 0, staff: { 3: 'organiser' } } });
    expect(await room.ask(ORGANISER, setMoney('table'))).toEqual(ok({ type: 'settled' }));
    const trade = await offer({ drakes: 1000 });
    expect(await room.ask(BORIS, { type: 'acceptTrade', trade })).toEqual(ok({ type: 'settled' }));
    expect(await room.store.read.money.entries(0, 9)).toEqual([]);
  });
});

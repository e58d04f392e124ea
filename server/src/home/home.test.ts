import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import {
  done,
  offered,
  ONE,
  openRoom,
  openTableRoom,
  ORGANISER,
  playing,
  REFEREE,
  signed,
  sitDown,
  STRANGER,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { ScriptedClock } from '@dunmer/shared/testing';
import { trader } from '../../test/support/seed.ts';
import type { Acting } from '../world/index.ts';
import { Interests, interestsOf } from '../interest/index.ts';
import { matchesPage } from '../lists/index.ts';
import type { StoredTrade } from '../store/index.ts';
import { briefOf } from './briefs.ts';
import { openTrades } from './openTrades.ts';
import {
  contractInfo,
  copyHistory,
  deckInfo,
  homeAnswer,
  matchesInfo,
  peopleNamed,
  peopleOfCode,
  statementInfo,
} from './index.ts';

const MINUTE = 60_000;
const ALL = Number.MAX_SAFE_INTEGER;

let room: EventRoom;
let clock: ScriptedClock;
let statements = 0;
beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  room = await openRoom({ clock, onStatement: () => void (statements += 1) });
});
afterEach(() => room.close());

async function acting(number: number): Promise<Acting> {
  const actor = await room.services.world.actors.of(room.store.read, room.device(number));
  return { ...actor, person: present(actor.person, 'a seeded trader has a person') };
}
const home = async (number: number) =>
  present(
    (await homeAnswer(room.services.world, room.store.read, await acting(number))).home,
    'a trader has a home',
  );
const theContract = async (number: number) => present((await home(number)).contracts[0], 'an open contract');
const drain = (number: number, drakes: number): Promise<void> =>
  done(room, ORGANISER, { type: 'payOut', person: room.person(number), drakes, reason: 'coins' });

describe('a trader’s home', () => {
  test('shows an offer to both parties with what each may do, and to nobody else', async () => {
    await offered(room);
    expect((await theContract(ONE)).may).toEqual(['withdraw']);
    expect((await theContract(TWO)).may).toEqual(['accept', 'decline', 'counter']);
    expect([(await theContract(ONE)).party, (await theContract(TWO)).party]).toEqual(['one', 'two']);
    expect((await home(STRANGER)).contracts).toEqual([]);
  });

  test('lets nobody accept what they are to pay themselves and do not hold; what the writer holds shows only when it is tried', async () => {
    await offered(room, { sum: 60, payer: 'two' });
    await drain(TWO, 50);
    expect((await theContract(TWO)).may).toEqual(['decline', 'counter']);
    clock.advance(1);
    const contract = await offered(room, { sum: 60 });
    await drain(ONE, 50);
    expect((await theContract(TWO)).may).toContain('accept');
    expect(await room.ask(TWO, onContract(contract, { type: 'accept' }))).toEqual({
      ok: false,
      error: { code: 'not-enough', amount: 60 },
    });
  });

  test('shows the purse and what is held', async () => {
    await signed(room, { sum: 60 });
    expect(await home(ONE)).toMatchObject({ purse: 40, held: 60 });
    expect(await home(TWO)).toMatchObject({ purse: 100, held: 0 });
  });

  test('shows no purse where coins lie on the table', async () => {
    await room.close();
    room = await openTableRoom();
    expect((await home(ONE)).purse).toBeNull();
  });

  test('tells the sizes of a sixth to nobody before it is demanded, and then to whom it is to choose (R12)', async () => {
    const contract = await signed(room, { sum: 60 });
    await drain(ONE, 36);
    const told = async (number: number) => {
      const { sixth, lowered } = await theContract(number);
      return { sixth, lowered };
    };
    const nothing = { sixth: [], lowered: false };
    for (const number of [ONE, TWO]) expect(await told(number)).toEqual(nothing);
    await done(room, TWO, onContract(contract, { type: 'proposeGame', amount: 3 }));
    for (const number of [ONE, TWO]) expect(await told(number)).toEqual(nothing);
    await done(room, TWO, onContract(contract, { type: 'demandSixth' }));
    expect(await told(TWO)).toEqual(nothing);
    expect(await told(ONE)).toEqual({ sixth: [4], lowered: true });
    await drain(ONE, 4);
    expect((await told(ONE)).sixth).toEqual([]);
  });

  test('is the same to the byte whatever the partner holds, until a sixth is demanded', async () => {
    const drakes = [100, 60, 14, 13, 6, 5, 2, 1, 0];
    const looks = async (number: number) => {
      const { version: _, ...seen } = await home(number);
      const [{ contract }] = [present(seen.contracts[0], 'a contract')];
      const stored = present(await room.store.read.contracts.contract(contract), 'a contract');
      return JSON.stringify([
        seen,
        await contractInfo(room.services.world, room.store.read, await acting(number), stored),
      ]);
    };
    /** Checks both homes while the other's purse runs empty. */
    const check = async (what: string): Promise<void> => {
      for (const [looker, partner] of [
        [ONE, TWO],
        [TWO, ONE],
      ] as const) {
        const before = await room.purse(partner);
        const seen = new Set<string>();
        for (const left of drakes.filter((sum) => sum <= before)) {
          const spent = (await room.purse(partner)) - left;
          if (spent > 0) await drain(partner, spent);
          seen.add(await looks(looker));
        }
        expect(seen.size, `${what}, to ${looker}`).toBe(1);
        const person = room.person(partner);
        const back = before - (await room.purse(partner));
        if (back > 0)
          await done(room, ORGANISER, { type: 'payIn', person, drakes: back, reason: 'the next look' });
      }
    };
    for (const payer of ['one', 'two'] as const) {
      const contract = await offered(room, { sum: 14, payer });
      await check(`offered, ${payer} pays`);
      await done(room, TWO, onContract(contract, { type: 'accept' }));
      await check('signed');
      await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
      await check('proposed');
      await done(room, TWO, onContract(contract, { type: 'counterGame', proposal: 1, amount: 6 }));
      await check('countered');
      await done(room, TWO, onContract(contract, { type: 'withdrawGame', proposal: 2 }));
      await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
      await check('half handed over');
      await done(room, ORGANISER, { type: 'annulContract', contract, reason: 'the next one' });
    }
  });

  test('marks what has waited for an answer longer than 10 minutes, or for a handover longer than 30', async () => {
    const contract = await offered(room);
    clock.advance(10 * MINUTE);
    expect((await theContract(ONE)).overdue).toBe(false);
    clock.advance(1);
    expect((await theContract(ONE)).overdue).toBe(true);
    await done(room, TWO, onContract(contract, { type: 'accept' }));
    clock.advance(30 * MINUTE);
    expect((await theContract(ONE)).overdue).toBe(false);
    clock.advance(1);
    expect((await theContract(ONE)).overdue).toBe(true);
  });

  test('marks nothing while it is played for', async () => {
    await playing(room, await signed(room));
    clock.advance(31 * MINUTE);
    expect((await theContract(ONE)).overdue).toBe(false);
  });

  test.each([{ type: 'agreeAnnul' }, { type: 'proposeGame', amount: 5 }, { type: 'demandSixth' }] as const)(
    'marks $type as waiting for an answer',
    async (wish) => {
      await done(room, ONE, onContract(await signed(room), wish));
      clock.advance(10 * MINUTE);
      expect((await theContract(TWO)).overdue).toBe(false);
      clock.advance(1);
      expect((await theContract(TWO)).overdue).toBe(true);
    },
  );

  test('says who is short and by how many cards only once a contract is signed (rule 2.2)', async () => {
    const copies = await room.copies(TWO);
    for (const copy of copies.slice(4))
      await done(room, ORGANISER, { type: 'moveCopy', copy, to: null, reason: 'lost' });
    const contract = await offered(room);
    expect((await theContract(ONE)).short).toEqual({ one: null, two: null });
    await done(room, TWO, onContract(contract, { type: 'accept' }));
    expect((await theContract(ONE)).short).toEqual({ one: null, two: 4 });
  });

  test('shows the match that binds them, and every card as bound by it, placed or not', async () => {
    const { match } = await playing(room, await signed(room));
    const one = await home(ONE);
    const [by, against] = [{ person: room.person(ONE) }, { person: room.person(TWO) }];
    expect(one.match).toMatchObject({ match, seat: 'a', stake: 10, opponent: against });
    expect((await home(TWO)).match).toMatchObject({ match, seat: 'b', stake: 10, opponent: by });
    expect(one.match).not.toHaveProperty('stopped');
    expect((await theContract(TWO)).match).toBe(match);
    expect(one.deck.bound).toBe(one.deck.size);
    const deck = await deckInfo(room.services.world, room.store.read, await room.key(ONE));
    expect(new Set(deck.copies.map(({ blocked }) => blocked))).toEqual(new Set(['in-match']));
  });

  test('of a card that is frozen while a match holds the deck its owner reads both', async () => {
    await sitDown(room, ONE, TWO, 1);
    const [copy = ''] = await room.copies(ONE);
    await done(room, ORGANISER, { type: 'freezeCopy', copy, frozen: true, reason: 'a quarrel' });
    const { copies } = await deckInfo(room.services.world, room.store.read, await room.key(ONE));
    expect(copies.filter(({ frozen }) => frozen)).toMatchObject([{ copy, blocked: 'in-match' }]);
  });

  test('shows proposals and trades to both sides', async () => {
    await room.made(ONE, { type: 'proposeMatch', with: room.person(TWO), stake: 5, friendly: false });
    const [copy = ''] = await room.copies(ONE);
    const gives = { copies: [copy], drakes: 0 };
    const takes = { copies: [], drakes: 7 };
    await room.made(ONE, { type: 'offerTrade', with: room.person(TWO), gives, takes, replaces: null });
    const [one, two] = [await home(ONE), await home(TWO)];
    expect([one.proposals[0]?.mine, two.proposals[0]?.mine]).toEqual([true, false]);
    expect([one.trades[0]?.mine, two.trades[0]?.mine]).toEqual([true, false]);
    const names = { from: { name: trader(ONE).name }, to: { name: trader(TWO).name } };
    for (const { trades, proposals } of [one, two])
      expect([trades[0], proposals[0]]).toMatchObject([names, names]);
    expect([one.deck.bound, two.deck.bound]).toEqual([0, 0]);
    expect(two.trades[0]?.gives.copies[0]?.copy).toBe(copy);
    expect(two.trades[0]?.gives.copies[0]?.card).not.toBe('');
  });

  test('shows the newest five receipts of what others have moved in the purse', async () => {
    for (const drakes of [1, 1, 1, 1, 1, 1])
      await done(room, ORGANISER, { type: 'payIn', person: room.person(TWO), drakes, reason: 'coins' });
    expect((await home(TWO)).receipts.map(({ after }) => after)).toEqual([106, 105, 104, 103, 102]);
    await done(room, ORGANISER, { type: 'payIn', person: room.person(ONE), drakes: 5, reason: 'coins' });
    const [receipt] = (await home(ONE)).receipts;
    expect(receipt).toMatchObject({
      before: 100,
      change: 5,
      after: 105,
      why: 'paid-in',
      with: null,
      note: 'coins',
    });
    expect(receipt?.who?.person).toBe(room.person(ORGANISER));
  });

  test('what one has moved oneself is no receipt, and what the other has by one’s offer is', async () => {
    const [gives, takes] = [
      { copies: [], drakes: 7 },
      { copies: [], drakes: 0 },
    ];
    const asked = { type: 'offerTrade', with: room.person(TWO), gives, takes, replaces: null } as const;
    const trade = await room.made(ONE, asked);
    await done(room, TWO, { type: 'acceptTrade', trade });
    expect((await home(ONE)).receipts).toMatchObject([{ change: -7, with: { person: room.person(TWO) } }]);
    expect((await home(TWO)).receipts).toEqual([]);
  });

  test('leaves stakes and pots to the table, which has told of them', async () => {
    const table = await without(room, 10);
    await table.play('a', { type: 'concede' });
    const [one, two] = await Promise.all([home(ONE), home(TWO)]);
    expect([one.purse, two.purse]).toEqual([90, 110]);
    expect([one.receipts, two.receipts]).toEqual([[], []]);
  });

  test('tells both what staff did with the drakes of their match, with whom it was', async () => {
    const { match } = await without(room, 10);
    await done(room, ORGANISER, { type: 'voidMatch', match, reason: 'a fire', shortfall: 'refuse' });
    for (const [number, other] of [[ONE, TWO] as const, [TWO, ONE] as const])
      expect((await home(number)).receipts).toMatchObject([
        {
          change: 10,
          why: 'stake-back',
          about: 'match',
          who: { person: room.person(ORGANISER) },
          partner: { person: room.person(other) },
        },
      ]);
  });

  test('what a player pays out of their own purse is news, after a match of theirs too', async () => {
    // Matches and people are numbered alike: after this loop one match has the payer's number.
    const payer = await room.key(ONE);
    for (let match = 0; match < payer; match++) await (await without(room, 0)).play('a', { type: 'concede' });
    const [gives, takes] = [
      { copies: [], drakes: 0 },
      { copies: [], drakes: 7 },
    ];
    const asked = { type: 'offerTrade', with: room.person(ONE), gives, takes, replaces: null } as const;
    await done(room, ONE, { type: 'acceptTrade', trade: await room.made(TWO, asked) });
    expect((await home(TWO)).receipts).toMatchObject([{ change: 7, with: { person: room.person(ONE) } }]);
  });

  test('counts what has changed for this person', async () => {
    const before = (await home(TWO)).version;
    await offered(room);
    expect((await home(TWO)).version).toBeGreaterThan(before);
  });

  test('fits into a message however much is offered; what is signed is left out last', async () => {
    const contract = await signed(room, { sum: 1 });
    for (let i = 0; i < 40; i++) {
      const offer = { type: 'offerContract', text: `${i}`.padEnd(500, 'ж'), sum: 1, payer: 'one' } as const;
      await room.made(ONE, { ...offer, with: room.person(TWO), counters: null });
    }
    const shown = await home(TWO);
    expect(Buffer.byteLength(JSON.stringify(shown))).toBeLessThan(64 * 1024);
    expect(shown.contracts.length).toBeGreaterThan(10);
    expect(shown.contracts.map((each) => each.contract)).toContain(contract);
  });

  test('shows an offer however much is signed, and what is signed however much is offered', async () => {
    const offer = { type: 'offerContract', text: 'Ten bales', sum: 0, payer: 'one', counters: null } as const;
    const few = await room.made(STRANGER, { ...offer, with: room.person(TWO) });
    for (let i = 0; i < 60; i++) {
      clock.advance(1);
      const many = { ...offer, text: `${i}`.padEnd(500, 'ж'), with: room.person(TWO) };
      const contract = await room.made(ONE, many);
      if (i % 2 === 0) await done(room, TWO, onContract(contract, { type: 'accept' }));
    }
    const { contracts } = await home(TWO);
    expect(Buffer.byteLength(JSON.stringify(contracts))).toBeLessThan(40_000);
    // The many of one partner don't hide an older one of another partner either.
    expect(contracts.map((each) => each.contract)).toContain(few);
    const signedOnes = contracts.filter(({ state }) => state.at === 'signed');
    expect(signedOnes.length).toBeGreaterThan(10);
    expect(contracts.length - signedOnes.length).toBeGreaterThan(5);
    const written = contracts.map((each) => each.written);
    expect(written).toEqual(written.toSorted().toReversed());
  });

  describe('of open trades', () => {
    /**
     * Has trades that each give `size` copies for one drake. Returns which of them home shows, and how many cards each
     * of its reads asked for.
     */
    async function shownOf(asking: readonly { readonly from: number; readonly size: number }[]) {
      const { read } = room.store;
      const asked: number[] = [];
      const copiesById = (ids: readonly string[]) => {
        asked.push(ids.length);
        return read.cards.copiesById(ids);
      };
      const key = await room.key(TWO);
      const trades: StoredTrade[] = [];
      for (const [nth, { from, size }] of asking.entries()) {
        const copies = Array.from({ length: size }, (_, i) => `${nth * 1000 + i}`.padStart(6, 'x'));
        const sides = { gives: { copies, drakes: 0 }, takes: { copies: [], drakes: 1 } };
        const by = { from: await room.key(from), to: key };
        trades.push({ key: nth, id: `${nth}`, ...by, ...sides, state: 'offered', at: nth });
      }
      const people = await read.people.standings([key, ...trades.map(({ from }) => from)]);
      const briefs = new Map(people.map((person) => [person.key, briefOf(person)]));
      const reader = { ...read, cards: { ...read.cards, copiesById } };
      const shown = await openTrades(reader, trades, { key, briefs, bytes: 12_000 });
      return { shown: shown.map(({ trade }) => trade), asked };
    }

    test('reads the cards of no more than there is room for, and shows what fits', async () => {
      const large = { from: ONE, size: 200 };
      expect(await shownOf(Array.from({ length: 40 }, () => large))).toEqual({
        shown: ['0', '1'],
        asked: [400],
      });
    });

    test('shows what is small, however large what others offer is', async () => {
      const [early, late] = [
        { from: ONE, size: 200 },
        { from: ORGANISER, size: 200 },
      ];
      const { shown } = await shownOf([early, late, { from: STRANGER, size: 20 }]);
      expect(shown).toEqual(['0', '2']);
    });
  });

  test('costs as many statements with many contracts as with one', async () => {
    const cost = async (): Promise<number> => {
      statements = 0;
      await home(ONE);
      return statements;
    };
    await offered(room);
    const few = await cost();
    for (let i = 0; i < 15; i++) await offered(room, { sum: i });
    expect(await cost()).toBe(few);
    expect(few).toBeLessThanOrEqual(20);
  });
});

describe('what a trader looks up', () => {
  test('the deck is in their own order; copies that it does not name follow', async () => {
    const copies = await room.copies(ONE);
    const order = copies.slice(0, 3).toReversed();
    await done(room, ONE, { type: 'orderDeck', copies: order });
    const deck = await deckInfo(room.services.world, room.store.read, await room.key(ONE));
    expect(deck.copies.map(({ copy }) => copy)).toEqual([...order, ...copies.slice(3)]);
  });

  test('the statement says with whom each entry is, and to what it belongs', async () => {
    const contract = await signed(room);
    const table = await playing(room, contract, 10);
    await table.play('a', { type: 'concede' });
    const unplayed = await signed(room, { sum: 5 });
    const lines = async (number: number) => {
      const key = await room.key(number);
      const { items } = await statementInfo(room.store.read, key, { before: ALL });
      return items.map(({ why, partner, about, subject }) => [why, partner?.name ?? null, about, subject]);
    };
    const [one, two] = [trader(ONE).name, trader(TWO).name];
    expect(await lines(ONE)).toEqual([
      ['hold', two, 'contract', unplayed],
      ['stake', two, 'match', table.match],
      ['hold', two, 'contract', contract],
      ['start', null, null, null],
    ]);
    expect((await lines(TWO))[0]).toEqual(['pot', one, 'match', table.match]);
  });

  test('the statement says before, change and after, newest first', async () => {
    await done(room, ORGANISER, { type: 'payIn', person: room.person(ONE), drakes: 5, reason: 'coins' });
    await drain(ONE, 15);
    const { items } = await statementInfo(room.store.read, await room.key(ONE), { before: ALL });
    expect(items.map(({ before, change, after }) => [before, change, after])).toEqual([
      [105, -15, 90],
      [100, 5, 105],
      [0, 100, 100],
    ]);
    const before = present(items[0], 'a line').entry;
    expect((await statementInfo(room.store.read, await room.key(ONE), { before })).items).toHaveLength(2);
  });

  test('a contract has its history: who did what, why and when', async () => {
    const contract = await signed(room);
    await done(room, ORGANISER, { type: 'annulContract', contract, reason: 'a quarrel' });
    const stored = present(await room.store.read.contracts.contract(contract), 'a contract');
    const info = await contractInfo(room.services.world, room.store.read, await acting(ONE), stored);
    expect(info.history.map(({ act, who, reason }) => [act, who?.person, reason])).toEqual([
      ['offerContract', room.person(ONE), ''],
      ['acceptContract', room.person(TWO), ''],
      ['annulContract', room.person(ORGANISER), 'a quarrel'],
    ]);
  });

  test('past matches are their own, with how they ended', async () => {
    const { match } = await without(room, 5);
    await done(room, ORGANISER, { type: 'voidMatch', match, reason: 'a fire', shortfall: 'refuse' });
    const mine = async (number: number) => matchesInfo(room.store.read, await room.key(number), ALL);
    expect((await mine(TWO)).items).toMatchObject([
      { match, seat: 'b', result: { kind: 'voided', winner: null } },
    ]);
    expect((await mine(STRANGER)).items).toEqual([]);
  });

  test('where staff play themselves and end it by playing, nobody has ruled', async () => {
    const match = await sitDown(room, REFEREE, STRANGER, 1);
    await done(room, REFEREE, { type: 'play', match, command: { type: 'concede' } });
    const past = await matchesInfo(room.store.read, await room.key(STRANGER), ALL);
    expect(past.items[0]?.settled).toMatchObject([{ kind: 'conceded', by: null }]);
    const interests = new Interests(null, []);
    const { items } = await matchesPage(room.store.read, { only: match, before: ALL, interests });
    expect(items[0]?.settled).toMatchObject([{ kind: 'conceded', by: null, who: null }]);
  });

  test('a card has its history', async () => {
    const [id = ''] = await room.copies(ONE);
    await done(room, ORGANISER, { type: 'moveCopy', copy: id, to: room.person(TWO), reason: 'a prize' });
    const copy = present(await room.store.read.cards.copy(id), 'a copy');
    const owns = new Interests(await room.key(TWO), []);
    const { owner, history } = await copyHistory(room.store.read, copy, owns);
    expect(owner?.person).toBe(room.person(TWO));
    expect(history.at(-1)).toMatchObject({
      from: { person: room.person(ONE) },
      to: { person: room.person(TWO) },
      why: 'moved',
    });
  });

  test('of a card in the store it is told whether a slip of it is out', async () => {
    const [{ card } = { card: '' }] = await room.store.read.cards.definitions();
    const id = await room.made(ORGANISER, { type: 'makeCopy', card, to: null, reason: 'a prize' });
    const slip = async () => {
      const copy = present(await room.store.read.cards.copy(id), 'a copy');
      return (await copyHistory(room.store.read, copy, new Interests(null, []))).slip;
    };
    expect(await slip()).toBe('none');
    await done(room, ORGANISER, { type: 'makeSlip', copy: id, code: 'SKAMPKEY', reason: 'a hunt' });
    expect(await slip()).toBe('printed');
    await done(room, ORGANISER, { type: 'moveCopy', copy: id, to: room.person(TWO), reason: 'a prize' });
    expect(await slip()).toBeUndefined();
  });

  test('which of all its kind a card is, is told to nobody with an interest, but of their own (EVENT, "Who")', async () => {
    const { read } = room.store;
    const copies = [present((await room.copies(STRANGER))[0], 'a deck'), (await room.copies(ORGANISER))[0]];
    const serials = async () => {
      const interests = await interestsOf(read, await acting(ORGANISER));
      return Promise.all(
        copies.map(async (id = '') => {
          const copy = present(await read.cards.copy(id), 'a copy');
          return (await copyHistory(read, copy, interests)).serial;
        }),
      );
    };
    const [theirs, own] = await serials();
    expect([theirs, own]).toEqual([expect.any(Number), expect.any(Number)]);
    await sitDown(room, ORGANISER, TWO, 1);
    expect(await serials()).toEqual([null, own]);
  });

  test('people are found by a part of their name in any case, those met before first; oneself never, nor who does not trade', async () => {
    await offered(room);
    const key = await room.key(TWO);
    const { people } = await peopleNamed(room.store.read, key, '');
    expect(people[0]).toMatchObject({ person: room.person(ONE), met: true });
    expect(people.map(({ person }) => person)).not.toContain(room.person(TWO));
    await done(room, ORGANISER, {
      type: 'renamePerson',
      person: room.person(ONE),
      name: 'Алёна',
      reason: 'r',
    });
    expect((await peopleNamed(room.store.read, key, 'АЛЕ')).people).toHaveLength(1);
    expect((await peopleNamed(room.store.read, key, 'nobody')).people).toEqual([]);
    // As an older event may have kept it.
    const gaps = { name: 'Мивул  Рендас', staff: null, trades: true, deal: false, drakes: 0 } as const;
    await room.made(ORGANISER, { type: 'addPerson', ...gaps, reason: 'r' });
    expect((await peopleNamed(room.store.read, key, 'мивул рен')).people).toHaveLength(1);
    const screen = { name: 'Алёнин экран', staff: 'display', trades: false, deal: false, drakes: 0 } as const;
    await room.made(ORGANISER, { type: 'addPerson', ...screen, reason: 'r' });
    expect((await peopleNamed(room.store.read, key, 'АЛЕ')).people).toHaveLength(1);
  });

  test('a badge’s code names its trader', async () => {
    const { code } = present(await room.store.read.people.person(room.person(ONE)), 'a trader');
    const found = await peopleOfCode(room.store.read, await room.key(TWO), code);
    expect(found?.people).toMatchObject([{ person: room.person(ONE), met: false, trades: true }]);
    expect(await peopleOfCode(room.store.read, await room.key(TWO), 'ZZZZZZZZ')).toBeNull();
  });
});

// Where coins are kept (EVENT, "Money") is fixed by the first entry, signed contract or match with a stake.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import {
  closeVerified,
  codeOf,
  done,
  offered,
  ONE,
  openTableRoom,
  openUnpaidRoom,
  ORGANISER,
  playing,
  REFEREE,
  setMoney,
  signed,
  started,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { award, leaves, voiding } from '../../test/support/rulings.ts';
import { writeJournal } from '../journal/index.ts';
import { writeSetting } from '../world/index.ts';

let room: EventRoom;
const set = async (money: 'app' | 'table'): Promise<string> =>
  codeOf(await room.ask(ORGANISER, setMoney(money)));
const propose = (stake: number, friendly = false): Asked => ({
  type: 'proposeMatch',
  with: room.person(TWO),
  stake,
  friendly,
});
const nothing = { copies: [], drakes: 0 };

describe('where coins are kept', () => {
  beforeEach(async () => {
    room = await openUnpaidRoom();
  });
  afterEach(() => closeVerified(room));

  test('can be changed to and fro while nothing hangs on it: offers, cards and friendly matches', async () => {
    await offered(room, { sum: 0 });
    const declined = await offered(room, { sum: 0 });
    await done(room, TWO, onContract(declined, { type: 'decline' }));
    const [copy = ''] = await room.copies(ONE);
    const gives = { copies: [copy], drakes: 0 };
    const trade = {
      type: 'offerTrade',
      with: room.person(TWO),
      gives,
      takes: nothing,
      replaces: null,
    } as const;
    await done(room, TWO, { type: 'acceptTrade', trade: await room.made(ONE, trade) });
    await (await without(room, 0)).play('a', { type: 'concede' });
    for (const money of ['table', 'app', 'table'] as const) expect(await set(money)).toBe('ok');
  });

  test('is fixed by the first entry', async () => {
    await done(room, ORGANISER, { type: 'payIn', person: room.person(ONE), drakes: 1, reason: 'coins' });
    expect(await room.ask(ORGANISER, setMoney('table'))).toEqual({
      ok: false,
      error: { code: 'money-fixed', money: 'app' },
    });
    expect(await set('app')).toBe('ok');
  });

  test('is fixed by the first signed contract, though no drake moves', async () => {
    await signed(room, { sum: 0 });
    expect(await set('table')).toBe('money-fixed');
  });

  test.each(['confirmHandover', 'agreeAnnul'] as const)(
    'stays fixed by a contract without a price once it has come to its end: both %s',
    async (type) => {
      const contract = await signed(room, { sum: 0 });
      for (const party of [ONE, TWO]) await done(room, party, onContract(contract, { type }));
      expect(await set('table')).toBe('money-fixed');
    },
  );

  test('is fixed by the first match with a stake', async () => {
    expect(await set('table')).toBe('ok');
    const proposal = await room.made(ONE, propose(5));
    expect(await set('app')).toBe('ok');
    expect(await set('table')).toBe('ok');
    await started(room, TWO, { type: 'acceptMatch', proposal });
    expect(await room.ask(ORGANISER, setMoney('app'))).toEqual({
      ok: false,
      error: { code: 'money-fixed', money: 'table' },
    });
  });

  test('is fixed in the database too, whatever asks for it', async () => {
    await done(room, ORGANISER, { type: 'payIn', person: room.person(ONE), drakes: 1, reason: 'coins' });
    const db = present(room.db, 'a room in memory');
    const put = `insert into settings (name, value) values ('money', 'table')
      on conflict (name) do update set value = excluded.value`;
    expect(() => db.exec(put)).toThrow('where coins are kept is fixed');
    await done(room, ORGANISER, setMoney('app'));
    expect(() => db.exec(put)).toThrow('where coins are kept is fixed');
    expect(() => db.exec(`update settings set value = 'table' where name = 'money'`)).toThrow('is fixed');
  });
});

describe('while coins lie on the table', () => {
  beforeEach(async () => {
    room = await openTableRoom();
  });
  afterEach(() => closeVerified(room));

  const books = async () => [
    await room.store.read.money.accounts(),
    await room.store.read.money.entries(0, 9),
  ];

  test('there are no accounts and no entries anywhere, whatever is settled and settled again', async () => {
    const before = await books();
    const contract = await signed(room, { sum: 500 });
    const inside = await playing(room, contract, 70);
    await inside.play('b', { type: 'concede' });
    const beside = await without(room, 30);
    await beside.play('a', { type: 'concede' });
    const running = await without(room, 20);
    await done(room, REFEREE, voiding(running));
    for (const table of [inside, beside])
      for (const act of [award(table, 'b'), voiding(table), award(table, 'a')]) await room.ask(REFEREE, act);
    await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
    await done(room, TWO, onContract(contract, { type: 'confirmHandover' }));
    const gives = { copies: [], drakes: 12 };
    const trade = {
      type: 'offerTrade',
      with: room.person(TWO),
      gives,
      takes: nothing,
      replaces: null,
    } as const;
    await done(room, TWO, { type: 'acceptTrade', trade: await room.made(ONE, trade) });
    expect(await books()).toEqual(before);
  });

  test('the database enters nothing either', () => {
    const db = present(room.db, 'a room in memory');
    const put = `insert into entries (debit, credit, sum, debit_after, credit_after, why, at)
      values (1, 2, 1, -1, 1, 'paid-in', 0)`;
    db.exec(`begin; insert into accounts (key, kind, owner) values (2, 'purse', 1)`);
    expect(() => db.exec(put)).toThrow('coins lie on the table');
    db.exec('rollback');
  });

  /** Repeats what the release before allowed: drakes are entered, and then the setting is changed. */
  async function switched<Found>(meanwhile: () => Promise<Found>): Promise<Found> {
    const db = present(room.db, 'a room in memory');
    db.exec('drop trigger money_is_fixed; drop trigger money_stays_fixed');
    await done(room, ORGANISER, setMoney('app'));
    for (const number of [ONE, TWO])
      await done(room, ORGANISER, { type: 'payIn', person: room.person(number), drakes: 9, reason: 'coins' });
    const found = await meanwhile();
    const { world } = room.services;
    await room.store.transact(async (tx) => {
      await writeSetting(world, tx, 'money', 'table');
      await writeJournal(tx, { who: await room.key(ORGANISER), act: 'set', at: world.clock.now() });
      return ok(null);
    });
    return found;
  }

  test('a pot of an event that was switched while it lay there stays where it is: nothing is paid out of it', async () => {
    const match = await switched(() => without(room, 5));
    const before = await books();
    await match.play('a', { type: 'concede' });
    await done(room, REFEREE, award(match, 'a'));
    await done(room, REFEREE, voiding(match));
    expect(await books()).toEqual(before);
  });

  test('drakes that were owed when it was switched are not collected: they are not there', async () => {
    const { match } = await switched(async () => {
      const table = await without(room, 5);
      await table.play('a', { type: 'concede' });
      await leaves(room, TWO, 0);
      await done(room, REFEREE, award(table, 'a', 'debt'));
      await done(room, ORGANISER, { type: 'payIn', person: room.person(TWO), drakes: 9, reason: 'coins' });
      return table;
    });
    const before = await books();
    const collect: Asked = { type: 'collectDebts', match, reason: 'they lie there' };
    expect(codeOf(await room.ask(REFEREE, collect))).toBe('nothing-to-collect');
    expect(await books()).toEqual(before);
  });
});

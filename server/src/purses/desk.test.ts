import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import { audit } from '../audit/index.ts';
import { BANK } from '../store/index.ts';
import { setMoney } from '../../test/support/dealing.ts';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { intrigueSet, WORD } from '../../test/support/intriguing.ts';
import { trader } from '../../test/support/seed.ts';

const [ANNA, BORIS, ORGANISER] = [0, 1, 2];
const reason = 'coins on the desk';

let room: EventRoom;
beforeEach(async () => {
  room = await EventRoom.open({ seeding: { count: 3, drakes: 50, staff: { 2: 'organiser' } } });
});
afterEach(() => room.close());

const refused = (code: string): unknown =>
  expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) });
const settled = ok({ type: 'settled' });
const pay = (type: 'payIn' | 'payOut', number: number, drakes: number) =>
  room.ask(ORGANISER, { type, person: room.person(number), drakes, reason });
const lastEntry = async (number: number) => {
  const account = present(
    await room.store.read.money.account({ kind: 'purse', owner: await room.key(number) }),
    'a purse',
  );
  return present((await room.store.read.money.statement(account.key, 1e9, 1))[0], 'an entry');
};

test('the cash desk pays in and out against coins, with a reason on the statement', async () => {
  const bank = present(await room.store.read.money.account(BANK), 'a bank').balance;
  expect(await pay('payIn', ANNA, 7)).toEqual(settled);
  expect(await pay('payOut', ANNA, 50)).toEqual(settled);
  expect([await room.purse(ANNA), (await lastEntry(ANNA)).noted]).toEqual([7, reason]);
  expect(await room.store.read.money.account(BANK)).toMatchObject({ balance: bank + 43 });
});

test('it pays nobody what they have not, no broken sums, and no organiser their own', async () => {
  expect(await pay('payOut', ANNA, 51)).toEqual(refused('not-enough'));
  for (const drakes of [0, -1, 0.5, 2e9, Number.NaN, Infinity])
    expect(await pay('payIn', ANNA, drakes)).toEqual(refused('bad-sum'));
  expect(await pay('payIn', ORGANISER, 5)).toEqual(refused('not-allowed'));
  expect(await pay('payIn', ANNA, 1)).toEqual(settled);
});

test('it is closed while the coins lie on the table', async () => {
  await room.close();
  room = await EventRoom.open({ seeding: { count: 3, drakes: 0, staff: { 2: 'organiser' } } });
  expect(await room.ask(ORGANISER, setMoney('table'))).toEqual(settled);
  expect(await pay('payIn', ANNA, 5)).toEqual(refused('no-accounts'));
  // Where nothing was ever entered, there is nothing to correct.
  expect(await room.ask(ORGANISER, { type: 'correctEntry', entry: 1, reason })).toEqual(
    refused('unknown-entry'),
  );
});

describe('a correction', () => {
  const correct = (entry: number) => room.ask(ORGANISER, { type: 'correctEntry', entry, reason });
  const gift = async (drakes: number): Promise<void> => {
    const nothing = { copies: [], drakes: 0 };
    const gives = { ...nothing, drakes };
    const trade = await room.made(ANNA, {
      type: 'offerTrade',
      with: room.person(BORIS),
      gives,
      takes: nothing,
      replaces: null,
    });
    await room.ask(BORIS, { type: 'acceptTrade', trade });
  };

  test('is a new entry that names the one it corrects, once', async () => {
    await pay('payIn', ANNA, 7);
    const { key } = await lastEntry(ANNA);
    expect(await correct(key)).toEqual(settled);
    expect(await lastEntry(ANNA)).toMatchObject({ corrects: key, sum: 7, why: 'correction', debitAfter: 50 });
    expect(await correct(key)).toEqual(refused('corrected-before'));
    expect(await correct(999)).toEqual(refused('unknown-entry'));
  });

  test('moves what is still there, and nothing where all is spent', async () => {
    await gift(20);
    const { key } = await lastEntry(BORIS);
    await pay('payOut', BORIS, 60);
    expect(await correct(key)).toEqual(settled);
    expect([await room.purse(ANNA), await room.purse(BORIS)]).toEqual([40, 0]);
    await gift(5);
    const second = await lastEntry(BORIS);
    await pay('payOut', BORIS, 5);
    expect(await correct(second.key)).toEqual(refused('not-enough'));
  });

  test('of what is spent says beforehand what is missing; another takes the rest, and no more', async () => {
    await gift(20);
    const { key } = await lastEntry(BORIS);
    await pay('payOut', BORIS, 62);
    const device = room.device(ORGANISER);
    room.services.world.unlocked.keep(room.store.read, device);
    const act = { id: 'p', type: 'correctEntry', entry: key, reason } as const;
    const preview = await room.services.commands.preview(device, act);
    const from = trader(BORIS).name;
    expect(preview).toMatchObject({
      ok: true,
      value: {
        effects: [
          { is: 'drakes', sum: 8 },
          { is: 'missing', from, sum: 12 },
        ],
      },
    });
    expect(await correct(key)).toEqual(settled);
    expect(await correct(key)).toEqual(refused('not-enough'));
    await pay('payIn', BORIS, 30);
    expect(await correct(key)).toEqual(settled);
    expect([await room.purse(ANNA), await room.purse(BORIS)]).toEqual([50, 18]);
    expect(await correct(key)).toEqual(refused('corrected-before'));
  });

  test('IN9: gives back what a draw of the audience has cost, which is part of neither', async () => {
    for (const asked of [intrigueSet('on'), WORD]) await room.ask(ORGANISER, asked);
    await room.ask(ORGANISER, { type: 'openAudience', person: room.person(BORIS), reason });
    await room.ask(ANNA, { type: 'buyDraw' });
    const { key, why } = await lastEntry(ANNA);
    expect([why, await room.purse(ANNA)]).toEqual(['audience', 47]);
    expect(await correct(key)).toEqual(settled);
    expect(await room.purse(ANNA)).toBe(50);
    expect(await correct(key)).toEqual(refused('corrected-before'));
    expect((await audit(room.store.read)).finding).toBeNull();
  });

  test('leaves alone what is a part of a contract or a match', async () => {
    const proposal = await room.made(ANNA, {
      type: 'proposeMatch',
      with: room.person(BORIS),
      stake: 3,
      friendly: false,
    });
    await room.ask(BORIS, { type: 'acceptMatch', proposal });
    expect(await correct((await lastEntry(ANNA)).key)).toEqual(refused('entry-of-deal'));
  });
});

// The tables of the event as a spreadsheet has them: who, to whom and how much, each in its own column, in both
// languages.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { ExportName } from '@dunmer/shared/protocol';
import {
  done,
  ONE,
  onContract,
  openRoom,
  ORGANISER,
  playing,
  signed,
  STRANGER,
  TWO,
  without,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { seatedAtPatrons } from '../../test/support/patronsRoom.ts';
import { Interests } from '../interest/index.ts';
import { exportOf, timeIn } from './index.ts';

const reason = 'as agreed';
let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const catalogueOf = () => room.services.world.editions.newest.catalogue;

const nameOf = async (number: number): Promise<string> =>
  present(await room.store.read.people.person(room.person(number)), 'a person').name;

/** Returns the rows of a table, each as an object by its heads. */
async function rowsOf(
  name: ExportName,
  lang: 'en' | 'ru' = 'en',
): Promise<readonly Readonly<Record<string, string>>[]> {
  const russian = lang === 'ru' ? { catalogue: catalogueOf(), time: timeIn('Europe/Moscow') } : null;
  const csv = await exportOf(room.store.read, name, new Interests(null, []), russian);
  const [head = [], ...rows] = csv
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split(lang === 'ru' ? '";"' : '","'));
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at] ?? '', cell])));
}

test('a trade: who gives what for what, and who takes it', async () => {
  const [copy = ''] = await room.copies(ONE);
  const [stored] = await room.store.read.cards.copiesById([copy]);
  const trade = await room.made(ONE, {
    type: 'offerTrade',
    with: room.person(TWO),
    replaces: null,
    gives: { copies: [copy], drakes: 0 },
    takes: { copies: [], drakes: 7 },
  });
  const [from, to] = [await nameOf(ONE), await nameOf(TWO)];
  expect(await rowsOf('trades')).toMatchObject([
    {
      trade,
      from,
      to,
      gives: stored?.card,
      'gives drakes': '0',
      takes: '',
      'takes drakes': '7',
      state: 'offered',
    },
  ]);
  expect(await rowsOf('trades', 'ru')).toMatchObject([
    {
      'от кого': from,
      кому: to,
      отдаёт: catalogueOf().get(stored?.card ?? '')?.name.ru,
      'отдаёт дрейков': '0',
      'просит дрейков': '7',
      состояние: 'предложен',
      когда: expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/),
    },
  ]);
});

test('a copy that is handed on, bound or frozen: from whom to whom, and whose it is', async () => {
  const [copy = '', frozen = ''] = await room.copies(ONE);
  await done(room, ORGANISER, { type: 'moveCopy', copy, to: room.person(TWO), reason });
  await done(room, ORGANISER, { type: 'freezeCopy', copy: frozen, frozen: true, reason });
  const [from, to] = [await nameOf(ONE), await nameOf(TWO)];
  expect((await rowsOf('moves')).find((row) => row['why'] === 'moved')).toMatchObject({
    copy,
    from,
    to,
    reason,
    who: await nameOf(ORGANISER),
  });
  const copies = await rowsOf('copies');
  expect([copy, frozen].map((id) => copies.find((row) => row['copy'] === id))).toMatchObject([
    { owner: to, frozen: 'false', reserved: 'false', slip: 'none' },
    { owner: from, frozen: 'true', reserved: 'false', slip: 'none' },
  ]);
  const russian = (await rowsOf('copies', 'ru')).find((row) => row['экземпляр'] === frozen);
  expect(russian).toMatchObject({ хозяин: from, заморожена: 'да', отложена: 'нет', листок: 'нет' });
  expect((await rowsOf('moves', 'ru')).find((row) => row['почему'] === 'решение мастера')).toMatchObject({
    'от кого': from,
    кому: to,
  });
});

test('a contract and the match over it: who pays whom, who plays whom, and who has taken the prestige', async () => {
  const contract = await signed(room, { sum: 30, payer: 'two' });
  const table = await playing(room, contract, 10);
  await table.play('a', { type: 'concede' });
  const [one, two] = [await nameOf(ONE), await nameOf(TWO)];
  expect(await rowsOf('contracts')).toMatchObject([
    { contract, one, two, payer: 'two', sum: '30', prestige: 'taken', stake: '10', to: 'two' },
  ]);
  expect(await rowsOf('contracts', 'ru')).toMatchObject([
    {
      'первая сторона': one,
      'вторая сторона': two,
      'кто платит': 'вторая',
      состояние: 'подписан',
      престиж: 'разыгран',
      'чей престиж': 'вторая',
    },
  ]);
  expect(await rowsOf('matches')).toMatchObject([
    { match: table.match, contract, a: one, b: two, stake: '10', pot: '20', owed: '0', winner: 'b' },
  ]);
  const settlements = await rowsOf('settlements');
  expect(settlements).toMatchObject([
    { match: table.match, k: '1', ending: 'conceded', winner: two, pot: '20', owed: '0', who: one },
  ]);
  // IN23: the column is missing where no card has left anybody a part of their stake.
  expect(settlements[0]).not.toHaveProperty('solace');
  expect(await rowsOf('matches', 'ru')).toMatchObject([
    {
      какая: 'по контракту',
      'торговец А': one,
      'торговец Б': two,
      ставка: '10',
      состояние: 'закончена',
      'чем кончилась': 'соперник сдаётся',
      'кто победил': 'Б',
    },
  ]);
});

test('PT1: a column says at which table it is played, only where one is not the trade’s', async () => {
  const contract = await signed(room);
  expect((await rowsOf('contracts'))[0]).not.toHaveProperty('table');
  const { match } = await seatedAtPatrons(room);
  expect(await rowsOf('matches')).toMatchObject([{ match, table: 'patrons' }]);
  const game = { type: 'proposeGame', amount: 7, table: 'patrons' } as const;
  await done(room, ONE, onContract(contract, game));
  expect(await rowsOf('contracts')).toMatchObject([{ contract, table: 'patrons' }]);
});

test('what is set aside for a contract is no part of a purse', async () => {
  const contract = await signed(room, { sum: 30, payer: 'one' });
  const heldBy = async (number: number) => {
    const row = (await rowsOf('people')).find(({ id }) => id === room.person(number));
    expect(row).toMatchObject({ name: await nameOf(number), staff: '', trades: 'true', frozen: 'false' });
    return [row?.['purse'], row?.['held']];
  };
  expect([await heldBy(ONE), await heldBy(STRANGER)]).toEqual([
    ['70', '30'],
    ['100', '0'],
  ]);
  for (const party of [ONE, TWO]) await done(room, party, onContract(contract, { type: 'confirmHandover' }));
  expect(await heldBy(ONE)).toEqual(['70', '0']);
});

test('an entry: from whose account to whose, how much, why, by whom, and what it corrects', async () => {
  await done(room, ORGANISER, { type: 'payIn', person: room.person(TWO), drakes: 7, reason });
  const wrong = Number((await rowsOf('entries')).at(-1)?.['entry']);
  await done(room, ORGANISER, { type: 'correctEntry', entry: wrong, reason: 'the wrong one' });
  const contract = await signed(room, { sum: 30, payer: 'one' });
  const [one, two, organiser] = [await nameOf(ONE), await nameOf(TWO), await nameOf(ORGANISER)];
  expect((await rowsOf('entries')).slice(-3)).toMatchObject([
    {
      'from account': 'bank',
      from: '',
      'to account': 'purse',
      to: two,
      drakes: '7',
      why: 'paid-in',
      corrects: '',
      who: organiser,
      reason,
    },
    {
      'from account': 'purse',
      from: two,
      'to account': 'bank',
      drakes: '7',
      why: 'correction',
      corrects: String(wrong),
      reason: 'the wrong one',
    },
    {
      'from account': 'purse',
      from: one,
      'to account': 'hold',
      to: contract,
      drakes: '30',
      why: 'hold',
      subject: contract,
    },
  ]);
  expect((await rowsOf('entries', 'ru')).at(-1)).toMatchObject({
    'с какого счёта': 'кошелёк',
    'чей счёт, откуда': one,
    'на какой счёт': 'отложено под контракт',
    дрейков: '30',
    почему: 'отложено под контракт',
  });
  const { match } = await without(room, 3);
  expect((await rowsOf('entries')).at(-1)).toMatchObject({ 'to account': 'pot', to: match, why: 'stake' });
  // All entries together are what is on the accounts now.
  const sums = new Map<string, number>();
  for (const row of await rowsOf('entries')) {
    for (const [side, sign] of [
      ['from', -1],
      ['to', 1],
    ] as const) {
      const account = `${row[`${side} account`]} ${row[side]}`;
      sums.set(account, (sums.get(account) ?? 0) + sign * Number(row['drakes']));
    }
  }
  const left = (await rowsOf('balances')).map(
    (row) => [`${row['account']} ${row['owner']}`, Number(row['balance'])] as const,
  );
  expect(sums).toEqual(new Map(left));
});

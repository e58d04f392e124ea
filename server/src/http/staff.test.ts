import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import {
  EXPORTS,
  EXPORTS_OF_HOLDINGS,
  type Paged,
  READS,
  type StaffCard,
  type StaffCopy,
  type StaffPerson,
  type TradeView,
} from '@dunmer/shared/protocol';
import { done, sitDown, onContract } from '../../test/support/dealing.ts';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { readsIn } from '../../test/support/reads.ts';
import type { Routes } from '../../test/support/routes.ts';
import { trader } from '../../test/support/seed.ts';

const [ANNA, BORIS, ORGANISER, REFEREE, DISPLAY] = [0, 1, 2, 3, 4];
const reason = 'as agreed';
const BAD_BEFORE = { code: 'bad-shape', key: 'before' };
const NO_COPIES = { folder: '/data/backups', now: null, failed: false, kept: [] };

let room: EventRoom;
let routes: Routes;
beforeEach(async () => {
  const staff = { 2: 'organiser', 3: 'referee', 4: 'display' } as const;
  room = await EventRoom.open({ seeding: { count: 5, drakes: 50, staff } });
  routes = await readsIn(room, { info: () => NO_COPIES });
});
afterEach(async () => {
  routes.close();
  await room.close();
});

const get = (number: number, path: string) => routes.get(number, `/staff${path}`);
const read = <T>(number: number, path: string): Promise<T> => routes.read<T>(number, `/staff${path}`);

const gift = async (drakes: number): Promise<void> => {
  const nothing = { copies: [], drakes: 0 };
  const gives = { copies: [], drakes };
  const trade = await room.made(ANNA, {
    type: 'offerTrade',
    with: room.person(BORIS),
    gives,
    takes: nothing,
    replaces: null,
  });
  await room.ask(BORIS, { type: 'acceptTrade', trade });
};

/** Every question of staff, apart from one that only an act of one's own opens (referee/purses.test.ts). */
const LISTS = Object.values(READS).flatMap((pattern) => {
  const [path = ''] = pattern.split('?');
  const isAsked = path.startsWith('/staff') && pattern !== READS.seenPurses;
  return isAsked ? [path.slice('/staff'.length).replace(':id', 'trader1')] : [];
});
const EXPORTED = EXPORTS.map((name) => `/export/${name}.csv`);
/** The lists that referees may read. */
const OF_REFEREES = ['/intrigue', '/people', '/people/trader1', '/matches', '/pledges'];

test('the lists of staff are read by whom the table of roles lets read them, and by nobody else', async () => {
  expect(OF_REFEREES.filter((path) => !LISTS.includes(path))).toEqual([]);
  // INTRIGUE: until a deck is made, there is nothing to read of it.
  expect((await get(ORGANISER, '/intrigue')).status).toBe(404);
  await room.ask(ORGANISER, { type: 'set', change: { name: 'intrigue', value: 'on' }, reason });
  for (const path of [...LISTS, ...EXPORTED]) {
    expect((await get(ORGANISER, path)).status, path).toBe(200);
    expect((await get(REFEREE, path)).status, path).toBe(OF_REFEREES.includes(path) ? 200 : 403);
    for (const number of [ANNA, DISPLAY]) expect((await get(number, path)).status, path).toBe(403);
  }
});

test('the list of people says what is in purses to organisers, and to no referee', async () => {
  const seen = await read<readonly StaffPerson[]>(ORGANISER, '/people');
  expect(seen[ANNA]).toMatchObject({
    person: room.person(ANNA),
    purse: 50,
    held: 0,
    link: 'used',
    match: null,
  });
  const [person] = await read<readonly StaffPerson[]>(REFEREE, '/people');
  expect(person).toMatchObject({ purse: null, held: 0 });
  expect((await get(ORGANISER, '/people/nobody')).status).toBe(404);
});

test('a statement is read page by page, newest first', async () => {
  for (let i = 0; i < 50; i++) await gift(1);
  const first = await read<{ items: readonly { after: number }[]; next: number }>(
    ORGANISER,
    '/people/trader1/statement',
  );
  expect([first.items.length, first.items[0]?.after]).toEqual([50, 100]);
  const rest = await read<{ items: readonly object[]; next: null }>(
    ORGANISER,
    `/people/trader1/statement?before=${first.next}`,
  );
  expect([rest.items.length, rest.next]).toEqual([1, null]);
});

/** Every question that is answered in pages, with its parameters filled in. */
const PAGED = Object.values(READS)
  .filter((pattern) => pattern.includes('before'))
  .map((pattern) => pattern.replace(':id', 'trader0').split('?')[0] ?? '');

test.each(PAGED)('%s refuses a page that comes before no entry, and says where', async (path) => {
  for (const wrong of ['0', '-1', '1e3', '1.5', ' 7', 'x', '', '9007199254740993', '7&before=8']) {
    const answer = await routes.get(ORGANISER, `${path}?before=${wrong}`);
    expect([wrong, answer.status, await answer.json()]).toEqual([wrong, 400, BAD_BEFORE]);
  }
  expect((await routes.get(ORGANISER, `${path}?before=7`)).status).toBe(200);
});

describe('the list of trades', () => {
  const trades = () => read<Paged<TradeView>>(ORGANISER, '/trades');

  test('names both sides, what goes where, and what has become of it, newest first', async () => {
    await gift(3);
    const [copy = ''] = await room.copies(BORIS);
    const gives = { copies: [copy], drakes: 0 };
    const takes = { copies: [], drakes: 7 };
    const asked = { type: 'offerTrade', with: room.person(ANNA), gives, takes, replaces: null } as const;
    const id = await room.made(BORIS, asked);
    const { items, next } = await trades();
    expect(next).toBeNull();
    expect(items).toMatchObject([
      {
        trade: id,
        from: { person: room.person(BORIS) },
        to: { person: room.person(ANNA) },
        gives: { copies: [{ copy }], drakes: 0 },
        takes,
        mine: false,
        state: 'offered',
      },
      { state: 'accepted', gives: { copies: [], drakes: 3 } },
    ]);
    const [, ...rows] = (await (await get(ORGANISER, '/export/trades.csv')).text()).trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('"7","offered"');
  });

  test('is read page by page', async () => {
    const [from, to] = [await room.key(ANNA), await room.key(BORIS)];
    const [gives, takes] = [
      { copies: [], drakes: 1 },
      { copies: [], drakes: 0 },
    ];
    const ids = Array.from({ length: 51 }, (_, i) => `trade${i}`);
    await room.store.transact(async (tx) => {
      for (const [at, id] of ids.entries())
        await tx.trades.addTrade({
          id,
          from,
          to,
          gives,
          takes,
          state: 'declined',
          at,
        });
      return ok(null);
    });
    const first = await trades();
    const rest = await read<Paged<TradeView>>(ORGANISER, `/trades?before=${first.next}`);
    expect([first.items.length, rest.items.length, rest.next]).toEqual([50, 1, null]);
    expect([...first.items, ...rest.items].map(({ trade }) => trade)).toEqual(ids.toReversed());
  });

  test('leaves out those of whoever plays and deals with the reader', async () => {
    await gift(3);
    const dealt = {
      type: 'offerContract',
      with: room.person(BORIS),
      text: 'Silk',
      sum: 5,
      payer: 'one',
    } as const;
    const contract = await room.made(ORGANISER, { ...dealt, counters: null });
    await done(room, BORIS, onContract(contract, { type: 'accept' }));
    expect((await trades()).items).toHaveLength(1);
    await sitDown(room, BORIS, ANNA, 0);
    expect((await trades()).items).toEqual([]);
  });
});

test('the ways of all cards are exported with who, why and the reason', async () => {
  const [copy = ''] = await room.copies(ANNA);
  await room.ask(ORGANISER, { type: 'moveCopy', copy, to: room.person(BORIS), reason });
  const rows = (await (await get(ORGANISER, '/export/moves.csv')).text()).trim().split('\r\n');
  const [one, two, organiser] = [ANNA, BORIS, ORGANISER].map((number) => trader(number).name);
  expect(rows.at(-1)).toContain(`"${one}","${two}","moved","","${organiser}","${reason}"`);
});

describe('the list of copies', () => {
  const copies = (owner: string) => read<readonly StaffCopy[]>(ORGANISER, `/copies?owner=${owner}`);

  test("is a person's, the store's or everybody's, and says what binds each and whether it is a slip", async () => {
    const [{ card }] = [present((await read<readonly StaffCard[]>(ORGANISER, '/cards'))[0], 'a card')];
    const copy = await room.made(ORGANISER, { type: 'makeCopy', card, to: null, reason });
    await room.ask(ORGANISER, { type: 'makeSlip', copy, code: 'ABCDEFGH', reason });
    expect(await copies('store')).toMatchObject([
      { copy, serial: 1, owner: null, slip: 'printed', blocked: null },
    ]);
    await room.ask(ANNA, { type: 'find', code: 'ABCDEFGH' });
    expect((await copies(room.person(ANNA))).find((each) => each.copy === copy)).toMatchObject({
      slip: 'found',
    });
    expect(await copies('store')).toEqual([]);
    expect((await get(ORGANISER, '/copies?owner=nobody')).status).toBe(404);
  });

  test('says the same of every copy that a match binds', async () => {
    const proposal = await room.made(ANNA, {
      type: 'proposeMatch',
      with: room.person(BORIS),
      stake: 1,
      friendly: false,
    });
    await room.ask(BORIS, { type: 'acceptMatch', proposal });
    const [frozen] = await room.copies(ANNA);
    await room.ask(ORGANISER, { type: 'freezeCopy', copy: present(frozen, 'a deck'), frozen: true, reason });
    const bound = await copies(room.person(ANNA));
    expect(new Set(bound.map((each) => each.blocked))).toEqual(new Set(['in-match']));
    // What an organiser has frozen can be released at any time, so it is told beside the match.
    const isTold = (each: Pick<StaffCopy, 'frozen'>): boolean => each.frozen === true;
    expect(bound.filter(isTold).map(({ copy }) => copy)).toEqual([frozen]);
    const page = await routes.read(ORGANISER, `/copies/${frozen}`);
    expect(page).toMatchObject({ blocked: 'in-match', frozen: true });
  });
});

test('the lists of contracts and matches show them to who is no party', async () => {
  const text = 'Два тюка шёлка';
  const made = { with: room.person(BORIS), text, sum: 5, payer: 'one', counters: null } as const;
  const contract = await room.made(ANNA, { type: 'offerContract', ...made });
  const proposal = await room.made(ANNA, {
    type: 'proposeMatch',
    with: room.person(BORIS),
    stake: 1,
    friendly: false,
  });
  await room.ask(BORIS, { type: 'acceptMatch', proposal });
  expect(await read(ORGANISER, '/contracts')).toMatchObject({
    items: [{ contract, text, party: null, may: [] }],
    next: null,
  });
  expect(await read(REFEREE, '/matches')).toMatchObject({
    items: [{ kind: 'stake', stake: 1, seat: null, phase: 'placing', result: null }],
  });
});

describe('an organiser who sits in a running match is a trader to their opponent', () => {
  const OWN_INTEREST = { code: 'not-allowed', why: 'own-interest', interest: 'opponent' };
  let match = '';
  beforeEach(async () => {
    const [{ card }] = [present((await read<readonly StaffCard[]>(ORGANISER, '/cards'))[0], 'a card')];
    await room.made(ORGANISER, { type: 'makeCopy', card, to: null, reason });
    const asked = { type: 'proposeMatch', with: room.person(ANNA), stake: 1, friendly: false } as const;
    const proposal = await room.made(ORGANISER, asked);
    const answer = await room.ask(ANNA, { type: 'acceptMatch', proposal });
    match = answer.ok && answer.value.type === 'started' ? answer.value.match : '';
  });

  test('and is shown neither their purse nor anybody’s cards, and no export that holds them', async () => {
    const people = await read<readonly StaffPerson[]>(ORGANISER, '/people');
    expect(people.map(({ purse }) => purse === null)).toEqual([true, false, false, false, false]);
    expect(people.map(({ hidden }) => hidden)).toEqual([true, false, false, false, false]);
    // The opponent may know the deck's size.
    expect(people[ANNA]).toMatchObject({ held: 0, deck: 10 });
    expect(await read(ORGANISER, '/people/trader0')).toMatchObject({ purse: null, held: 0 });
    const copies = await read<readonly StaffCopy[]>(ORGANISER, '/copies?owner=all');
    expect(new Set(copies.map(({ owner }) => owner?.person ?? 'store'))).toEqual(
      new Set([room.person(ORGANISER), 'store']),
    );
    // A serial number tells how many of a card there are; of one’s own cards it is printed on them.
    expect(copies.map(({ owner, serial }) => (owner === null) === (serial === null))).not.toContain(false);
    // The order does not tell when each copy was made.
    const order = copies.map(({ card, copy }) => [card, copy].join(' '));
    expect(order).toEqual(order.toSorted());
    const cards = await read<readonly StaffCard[]>(ORGANISER, '/cards');
    expect(new Set(cards.map(({ made }) => made))).toEqual(new Set([null]));
    expect(cards[0]).toMatchObject({ card: expect.any(String), rarity: expect.any(String) });
    const barred = ['/people/trader0/statement', '/copies?owner=trader0', '/copies?owner=trader1'];
    const holdings = EXPORTS_OF_HOLDINGS.map((name) => `/export/${name}.csv`);
    for (const path of [...barred, ...holdings]) {
      const response = await get(ORGANISER, path);
      expect([response.status, await response.json()], path).toEqual([403, OWN_INTEREST]);
    }
  });

  test('but is shown everybody else’s purse, their own cards and the store’s, and all again once the match is over', async () => {
    const others = ['/people/trader1/statement', '/copies?owner=store', '/copies?owner=trader2'];
    const exported = ['/people/trader2/statement', '/export/matches.csv'];
    for (const path of [...others, ...exported]) expect((await get(ORGANISER, path)).status, path).toBe(200);
    await room.ask(ORGANISER, { type: 'play', match, command: { type: 'concede' } });
    const all = ['/people/trader0/statement', '/copies?owner=trader0', '/copies?owner=trader1', ...EXPORTED];
    for (const path of all) expect((await get(ORGANISER, path)).status, path).toBe(200);
    expect(await read(ORGANISER, '/people/trader0')).toMatchObject({ purse: 51, hidden: false });
    const cards = await read<readonly StaffCard[]>(ORGANISER, '/cards');
    expect(cards.some(({ made }) => made !== null && made > 0)).toBe(true);
  });
});

test('exports are files for a spreadsheet', async () => {
  await room.ask(ORGANISER, {
    type: 'renamePerson',
    person: room.person(ANNA),
    name: '=HYPERLINK("x")',
    reason,
  });
  const response = await get(ORGANISER, '/export/people.csv');
  expect(response.headers.get('content-disposition')).toContain('people.csv');
  expect(response.headers.get('content-type')).toContain('text/csv');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString()).toContain(`"'=HYPERLINK(""x"")"`);
  expect((await get(ORGANISER, '/export/secrets.csv')).status).toBe(404);
});

test('an export by the clock of a place that there is none of is refused, and says so', async () => {
  const response = await get(ORGANISER, '/export/people.csv?lang=ru&zone=Balmora');
  expect([response.status, await response.json()]).toEqual([400, { code: 'bad-shape', key: 'zone' }]);
});

test('whose desk is Russian gets heads, and what is one of a few, in Russian', async () => {
  const rowsOf = async (name: string, lang: string): Promise<readonly string[]> =>
    (await (await get(ORGANISER, `/export/${name}.csv?lang=${lang}`)).text()).trim().split('\r\n');
  for (const name of EXPORTS) {
    const [head = ''] = await rowsOf(name, 'ru');
    expect(head, name).not.toMatch(/[a-z]/);
    expect((await rowsOf(name, 'ru')).length, name).toBe((await rowsOf(name, 'en')).length);
  }
  const people = await rowsOf('people', 'ru');
  expect(people[0]).toContain('"имя";"кто";"торгует";"торговля приостановлена"');
  const { name } = trader(ORGANISER);
  expect(people.find((row) => row.includes(`"${name}"`))).toContain(`"${name}";"мастер"`);
  expect((await rowsOf('balances', 'ru')).some((row) => row.startsWith('"банк игры"'))).toBe(true);
  expect((await rowsOf('balances', 'xx'))[0]).toContain('"account","owner","balance"');
});

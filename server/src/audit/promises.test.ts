// What the audit finds if promises were changed in the tables, and for payments without a promise (PROMISES; PR22,
// PR27).

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import { done, ONE, onContract, ORGANISER, STRANGER, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { lawless } from '../../test/support/lawless.ts';
import { given, openPromisingRoom, promiseOf, signedWith } from '../../test/support/promising.ts';
import { recorded } from '../../test/support/recorded.ts';
import { writeJournal } from '../journal/index.ts';
import type { StoredGiving } from '../store/index.ts';
import { audit } from './index.ts';

let room: EventRoom;
afterEach(() => room.close());

const finding = async (): Promise<string | null> => (await audit(room.store.read)).finding;

/** An event in which a promise is given and handed on, one is given back, one is set aside, and one lies at once. */
const afterPromises = recorded(openPromisingRoom, async (opened) => {
  room = opened;
  const cut = promiseOf(room, ONE, 'the-cut');
  await given(room, ONE, TWO, { gives: cut, asks: promiseOf(room, TWO, 'whisper') });
  await given(room, TWO, STRANGER, { gives: cut });
  await done(room, STRANGER, { type: 'playPledge', pledge: cut, named: 9 });
  await given(room, ONE, TWO, { gives: promiseOf(room, ONE, 'surety') });
  const contract = await signedWith(room, ONE, TWO, { gives: promiseOf(room, ONE, 'whisper') });
  for (const party of [ONE, TWO]) await done(room, party, onContract(contract, { type: 'agreeAnnul' }));
  await signedWith(room, ONE, TWO, { gives: promiseOf(room, ONE, 'word-of-peace') });
});
beforeEach(async () => {
  room = await afterPromises();
});

const CUT = `(select key from pledges where card = 'the-cut' order by key limit 1)`;
const FIRST = '(select min(key) from contracts)';

describe('what is touched in the tables', () => {
  test.each([
    ['another card', `update pledges set card = 'hideout' where key = ${CUT}`, 'Of pledges'],
    ['another owner', `update pledges set owner = 3 where card = 'guest-right'`, 'Of pledges'],
    ['a promise that lies elsewhere', `update pledges set of_person = 2 where key = ${CUT}`, 'does not lie'],
    ['another sum than was named', `update pledges set named = 1 where key = ${CUT}`, 'does not lie'],
    [
      'a move that nobody made',
      `insert into pledge_moves (pledge, turn, place, of_person, why, at)
        select key, turn + 1, 'hand', owner, 'let-go', 0 from pledges where key = ${CUT}`,
      'moved of which the journal does not tell',
    ],
    [
      'a move that is gone',
      'delete from pledge_moves where key = (select max(key) from pledge_moves)',
      'has not moved',
    ],
    ['another reason', `update pledge_moves set why = 'let-go' where why = 'played'`, 'has not moved'],
    [
      'one that was given to somebody else',
      `update pledge_moves set of_person = 3 where key = (select min(key) from pledge_moves where why = 'given')`,
      'not as many promises|does not lie',
    ],
    [
      'the salt of a giving',
      `update givings set salt = '${'0'.repeat(64)}' where contract = ${FIRST} and party = 'one'`,
      'does not open to it',
    ],
    [
      'the seal of a giving',
      `update givings set hash = '${'0'.repeat(64)}' where contract = ${FIRST} and party = 'one'`,
      'gives another promise than was sealed',
    ],
    [
      'what a contract names',
      `update contracts set pledge_one = (select key from pledges where card = 'backing') where key = ${FIRST}`,
      'that it does not name',
    ],
    [
      'a giving that has not ended',
      `update givings set state = 'held' where contract = ${FIRST} and party = 'one'`,
      'lies elsewhere',
    ],
    ['the size of a hand', 'update pledge_hands set size = 9 where key = 1', 'Of pledge hands'],
    ['a house', `update pledge_hands set house = 'hideout' where key = 1`, 'Of pledge hands'],
    ['somebody ruined', 'update pledge_hands set ruined = 1 where key = 1', 'Of pledge hands'],
  ])('%s', async (_, sql, named) => {
    lawless(present(room.db, 'it is in memory')).exec(sql);
    expect(await finding()).toMatch(new RegExp(named));
  });
});

const CLOSE = { type: 'closePledges', reason: 'over' } as const;

describe('PR27: salts that are published as promises are closed', () => {
  /** Closes promises by a row that tells these salts. */
  const closedWith = (salts: (all: readonly StoredGiving[]) => readonly Told[]): Promise<unknown> =>
    room.store.transact(async (tx) => {
      await tx.people.set('promises', 'closed');
      tx.note({ is: 'setting', name: 'promises', value: 'closed' });
      for (const told of salts(await tx.pledges.givings())) tx.note({ is: 'salt', ...told });
      return ok(await writeJournal(tx, { who: null, act: 'closePledges', at: 0 }));
    });
  type Told = Pick<StoredGiving, 'party' | 'pledge' | 'salt'> & { readonly contract: string };
  const toldOf = ({ contractId: contract, party, pledge, salt }: StoredGiving): Told => ({
    contract,
    party,
    pledge,
    salt,
  });
  /** Four givings are fulfilled, of which plays have opened two. */
  const due = async (): Promise<readonly Told[]> => (await room.store.read.pledges.unopened()).map(toldOf);

  test('as they are closed they are all there, and no others', async () => {
    expect((await due()).length).toBe(2);
    await done(room, ORGANISER, CLOSE);
    expect(await finding()).toBeNull();
    const { body } = present((await room.store.read.journal.rows(0, 1e6)).at(-1), 'a row');
    expect(body.split('"is":"salt"').length - 1).toBe(2);
  });

  test('the same by hand', async () => {
    const all = await due();
    await closedWith(() => all);
    expect(await finding()).toBeNull();
  });

  test('a salt that is not that of its seal', async () => {
    const [first, ...others] = await due();
    await closedWith(() => [{ ...present(first, 'one'), salt: '0'.repeat(64) }, ...others]);
    expect(await finding()).toMatch(/is not that of its seal/);
  });

  test('the salt of another promise', async () => {
    const [first, ...others] = await due();
    const { pledge } = present(first, 'one');
    await closedWith(() => [{ ...present(first, 'one'), pledge: pledge === 1 ? 2 : 1 }, ...others]);
    expect(await finding()).toMatch(/is not that of its seal/);
  });

  test('a salt that is missing', async () => {
    const [, ...others] = await due();
    await closedWith(() => others);
    expect(await finding()).toMatch(/a salt was not published/);
  });

  test('a salt that is published twice', async () => {
    const all = await due();
    await closedWith(() => [...all, ...all.slice(0, 1)]);
    expect(await finding()).toMatch(/nothing was given/);
  });

  test.each(['back', 'held'])('the salt of one that is %s', async (state) => {
    const all = await due();
    await closedWith((givings) => [...all, ...givings.filter((one) => one.state === state).map(toldOf)]);
    expect(await finding()).toMatch(/nothing was given/);
  });

  test('a salt while promises are not closed', async () => {
    const [first] = await due();
    await room.store.transact(async (tx) => {
      tx.note({ is: 'salt', ...present(first, 'one') });
      return ok(await writeJournal(tx, { who: null, act: 'clock', at: 0 }));
    });
    expect(await finding()).toMatch(/while promises are not closed/);
  });

  test('promises that are on again', async () => {
    await done(room, ORGANISER, CLOSE);
    lawless(present(room.db, 'it is in memory')).exec(
      `update settings set value = 'on' where name = 'promises'`,
    );
    expect(await finding()).toMatch(/Of settings/);
    await room.store.transact(async (tx) => {
      tx.note({ is: 'setting', name: 'promises', value: 'on' });
      return ok(await writeJournal(tx, { who: null, act: 'set', at: 0 }));
    });
    expect(await finding()).toMatch(/did not stay so/);
  });
});

test('PR22: a payment for a promise that has not come about', async () => {
  const [pledge] = await room.store.read.pledges.pledges();
  const { key, owner: payer } = present(pledge, 'a promise');
  const payee = await room.key(STRANGER);
  await room.store.transact(async (tx) => {
    const paid = { pledge: key, payer, payee, sum: 1, entry: null, match: null, at: 0 };
    await tx.pledges.addPayments([paid]);
    tx.note({ is: 'pledgePaid', ...paid });
    return ok(await writeJournal(tx, { who: null, act: 'clock', at: 0 }));
  });
  expect(await finding()).toMatch(/has not come about/);
});

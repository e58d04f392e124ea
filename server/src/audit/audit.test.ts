import { afterEach, describe, expect, test } from 'vitest';
import type Database from 'better-sqlite3';
import { type Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { lawless } from '../../test/support/lawless.ts';
import { Table } from '../../test/support/playOut.ts';
import { recorded } from '../../test/support/recorded.ts';
import { seeded } from '@dunmer/shared/testing';
import { ok, present } from '@dunmer/shared/lib';
import type { Phase } from '@dunmer/shared/rules';
import { eraseText, writeJournal } from '../journal/index.ts';
import { decideOn } from '../match/index.ts';
import { audit } from './index.ts';
import { onContract } from '../../test/support/onContract.ts';

const [ANNA, BORIS, VERA, ORGANISER] = [0, 1, 2, 3];
const reason = 'as agreed at the desk';

const opened = (): Promise<EventRoom> =>
  EventRoom.open({ seeding: { count: 4, drakes: 50, staff: { 3: 'organiser' } } });

let room: EventRoom;
afterEach(() => room.close());

const finding = async (): Promise<string | null> => (await audit(room.store.read)).finding;
const database = (): Database.Database => present(room.db, 'it is in memory');

/** Plays a match by legal moves to its end, or to an earlier phase. */
const play = (match: string, a: number, b: number, seed = 7, until: Phase['at'] = 'finished') =>
  new Table(room, match, { a, b }, seed).until(until);

/** Does what the clock of the claim does (R14). */
async function unbind(match: string): Promise<void> {
  const { context } = room.services.matches;
  const note = { type: 'note', note: { act: 'unbound', by: 'clock' } } as const;
  await room.store.transact(async (tx) => {
    const noted = await decideOn(context, tx, { match, who: null }, () => ok(note));
    await writeJournal(tx, { who: null, act: 'clock', at: 0 });
    return noted;
  });
}

async function started(a: number, b: number, stake = 3): Promise<string> {
  const proposal = await room.made(a, { type: 'proposeMatch', with: room.person(b), stake, friendly: false });
  const begun = await room.ask(b, { type: 'acceptMatch', proposal });
  if (!begun.ok || begun.value.type !== 'started') throw new Error('a match begins');
  return begun.value.match;
}

/** A little of everything that can happen in an event. */
const afterAnEvent = recorded(opened, async (opened) => {
  room = opened;
  const made = {
    with: room.person(BORIS),
    text: 'Два тюка шёлка',
    sum: 12,
    payer: 'one',
    counters: null,
  } as const;
  const contract = await room.made(ANNA, { type: 'offerContract', ...made });
  await room.ask(BORIS, onContract(contract, { type: 'accept' }));
  const [given] = await room.copies(ANNA);
  const trade = await room.made(ANNA, {
    type: 'offerTrade',
    with: room.person(BORIS),
    gives: { copies: [present(given, 'a deck')], drakes: 2 },
    takes: { copies: [], drakes: 0 },
    replaces: null,
  });
  await room.ask(BORIS, { type: 'acceptTrade', trade });
  await room.ask(ORGANISER, { type: 'payIn', person: room.person(VERA), drakes: 9, reason });
  const [frozen] = await room.copies(VERA);
  await room.ask(ORGANISER, { type: 'freezeCopy', copy: present(frozen, 'a deck'), frozen: true, reason });
  const people = [room.person(ANNA), room.person(VERA)];
  await room.ask(ORGANISER, { type: 'dealStart', people, uncommon: 2, rare: 1, reason });
  const [one, two] = (await room.store.read.cards.definitions()).filter(({ rarity }) => rarity === 'unique');
  for (const { card } of [one, two].map((each) => present(each, 'a unique'))) {
    const copy = await room.made(ORGANISER, { type: 'makeCopy', card, to: null, reason });
    await room.ask(ORGANISER, {
      type: 'makeSlip',
      copy,
      code: card === one?.card ? 'ABCDEFGH' : 'HGFEDCBA',
      reason,
    });
  }
  await room.ask(VERA, { type: 'find', code: 'ABCDEFGH' });
  await play(await started(ANNA, BORIS), ANNA, BORIS);
  await started(VERA, BORIS);
  await room.ask(ORGANISER, { type: 'set', change: { name: 'claimTime', value: 60 }, reason });
});

test('an honest event agrees with its journal, also after texts were erased', async () => {
  room = await afterAnEvent();
  const before = await audit(room.store.read);
  expect(before).toMatchObject({ finding: null, matches: 2, erased: 0 });
  await room.store.transact(async (tx) => {
    const person = present(await tx.people.person(room.person(BORIS)), 'a trader');
    expect(await eraseText(tx, person.nameText)).toBe(true);
    return ok(await writeJournal(tx, { who: null, act: 'erase', at: 0 }));
  });
  expect(await audit(room.store.read)).toMatchObject({ finding: null, erased: 1, rows: before.rows + 1 });
});

test('what staff do to people, links and matches agrees with the journal as well', async () => {
  room = await opened();
  const done = async (asked: Asked, number = ORGANISER): Promise<void> => {
    expect(await room.ask(number, asked)).toMatchObject({ ok: true });
  };
  const person = room.person(BORIS);
  await done({ type: 'renamePerson', person, name: 'Борис Старый', reason });
  await done({ type: 'freezePerson', person, frozen: true, reason });
  await done({ type: 'freezePerson', person, frozen: false, reason });
  await done({ type: 'addPerson', name: 'Глеб', staff: null, trades: true, deal: true, drakes: 5, reason });
  await done({
    type: 'makeLink',
    person: room.person(VERA),
    token: 'x'.repeat(43),
    code: 'QQQQQQQQ',
    reason,
  });
  await done({ type: 'pauseEvent', paused: true, reason });
  await done({ type: 'pauseEvent', paused: false, reason });
  const first = await started(ANNA, BORIS);
  await done({ type: 'call', match: first }, ANNA);
  for (const type of ['pauseMatch', 'resumeMatch', 'openCards', 'closeCall'] as const)
    await done({ type, match: first, reason });
  await done({ type: 'nudgeSeat', match: first, seat: 'b', reason });
  expect(await finding()).toBeNull();
  await done({ type: 'award', match: first, winner: 'a', claim: false, shortfall: 'refuse', reason });
  await done({ type: 'award', match: first, winner: 'b', claim: false, shortfall: 'refuse', reason });
  await done({ type: 'voidMatch', match: first, shortfall: 'bank', reason });
  expect(await finding()).toBeNull();
  await done({ type: 'voidMatch', match: await started(ANNA, BORIS), shortfall: 'refuse', reason });
  // A claim that no longer binds: its survivors are reserved until it is closed (R14).
  for (let seed = 1, claiming = ''; claiming === ''; seed++) {
    const match = await started(ANNA, BORIS, 1);
    await play(match, ANNA, BORIS, seed, 'claiming').catch(() => null);
    if ((await room.store.read.match(match))?.phase === 'finished') continue;
    claiming = match;
    await unbind(match);
    expect(await finding()).toBeNull();
    expect(
      await room.store.read.cards.reservedBy((await room.store.read.match(match))?.key ?? 0),
    ).not.toEqual([]);
    await done({ type: 'closeClaim', match, reason });
  }
  await done({ type: 'revokeLinks', person, reason });
  expect(await finding()).toBeNull();
});

describe('a change behind the back of the application is named', () => {
  /** Changes the database after its triggers and checks were removed. */
  function tamper(sql: string): void {
    const { changes } = lawless(database()).prepare(sql).run();
    expect(changes, sql).toBeGreaterThan(0);
  }
  const LAST_PURSE = `(select max(key) from accounts where kind = 'purse')`;
  const PLAYED = `(select min(key) from matches)`;
  /** Selects a command that has done something. */
  const SEALED = `id = (select max(json_extract(effect.value, '$.command')) from journal join json_each(journal.body) effect
    where effect.value ->> 'is' = 'answer')`;

  /** What is changed, how, and what the audit says. */
  const CHANGES: readonly (readonly [what: string, sql: string, said: string])[] = [
    [
      'a balance',
      `update accounts set balance = balance + 1 where key = ${LAST_PURSE}`,
      'All accounts together',
    ],
    [
      'two balances',
      `update accounts set balance = balance + case key when 1 then -1 else 1 end where key in (1, ${LAST_PURSE})`,
      'Of accounts 1, balance',
    ],
    ['whose purse it is', `update accounts set owner = 99 where key = ${LAST_PURSE}`, 'owner is 99'],
    ['the sum of an entry', 'update entries set sum = sum + 1 where key = 2', 'Of entries 2, sum'],
    ['who made an entry', 'update entries set who = 1 where who = 4', 'who is 1'],
    ['when an entry was made', 'update entries set at = at + 1 where key = 3', 'Of entries 3, at'],
    ['an entry that is gone', 'delete from entries where key = 1', 'Of entries, 1 of the journal is missing'],
    ['an owner', 'update copies set owner = 3 where key = 1', 'owner is 3'],
    ['a turn', 'update copies set turn = 7 where key = 1', 'turn is 7'],
    ['a frozen copy', 'update copies set frozen = 0 where frozen = 1', 'frozen is 0'],
    ['a slip', 'update copies set slip = null where slip is not null', 'slip is null'],
    ['a serial number', 'update copies set serial = 99 where key = 2', 'serial is 99'],
    ['a move', 'update moves set to_owner = 1 where key = (select max(key) from moves)', 'Of moves'],
    ['a found slip', 'delete from found_slips', 'Of found slips'],
    [
      'how many copies of a unique there may be',
      `update definitions set copies = 9 where rarity = 'unique'`,
      'Of definitions',
    ],
    [
      'the table of an offer (PT1)',
      `update contracts set table_name = 'patrons' where key = 1`,
      'table is .patrons',
    ],
    [
      'the table of a proposal',
      `update proposals set table_name = 'patrons' where key = 1`,
      'table is .patrons',
    ],
    [
      'the table of a match',
      `update matches set table_name = 'patrons' where key = ${PLAYED}`,
      'tableName is .patrons',
    ],
    ['a role', `update people set staff = 'organiser' where key = 1`, 'Of people 1, staff'],
    ['who added somebody', 'update people set made_by = 4 where key = 2', 'Of people 2, madeBy'],
    ['the id of a person', `update people set id = 'x' where key = 2`, 'Of people 2, id'],
    ['whose link it is', 'update links set person = 2, single = 0 where key = 1', 'Of links 1, person'],
    ['the secret of a link', `update links set token = 'x' where key = 1`, 'Of links 1, token'],
    ['the typed code of a link', `update links set code = 'x' where key = 1`, 'Of links 1, code'],
    ['a link that was not used', 'update links set used = null where key = 1', 'Of links 1, isUsed'],
    ['a link that was not revoked', 'update links set revoked = 7 where key = 1', 'Of links 1, isRevoked'],
    ['who made a link', 'update links set made_by = 2 where key = 1', 'Of links 1, madeBy'],
    [
      'a link that nobody made',
      `insert into links (person, token, code, single, made) values (1, 't', 'c', 0, 0)`,
      'Of links, 5',
    ],
    [
      'an answer',
      `update commands set answer = '{"ok":false}' where ${SEALED}`,
      'What is kept of command .* was changed',
    ],
    [
      'what was said in a command',
      `update commands set salt = 'x' where ${SEALED}`,
      'What is kept of command .* was changed',
    ],
    [
      'the seal of an answer',
      `update commands set seal = null where ${SEALED}`,
      'is not what the journal says',
    ],
    [
      'an answer that is gone',
      `delete from commands where ${SEALED}`,
      'Command .* of the journal is missing',
    ],
    ['the match of a contract', `update contracts set match = ${PLAYED}`, 'Of contracts .*, match'],
    ['why a contract is as it is', 'update contract_acts set reason = 1', 'Of contract acts'],
    ['when a match was opened', 'update matches set opened = 7', 'Of matches .*, opened'],
    [
      'the watch code of a match',
      `update matches set watch_code = 'x' where key = ${PLAYED}`,
      'Of matches .*, watch',
    ],
    ['who calls', `update matches set called = 1 where key = ${PLAYED}`, 'is kept as called'],
    [
      'cards of an edition that nobody has played with',
      `insert into catalogues (version, json) select '0', json from catalogues`,
      'The cards of edition 0',
    ],
    ['a setting', `update settings set value = '5' where name = 'claimTime'`, 'Of settings claimTime'],
    ["a contract's state", `update contracts set state = '{"at":"declined"}'`, 'Of contracts'],
    ["a contract's sum", 'update contracts set sum = 1', 'sum is 1'],
    ["a contract's game", 'update contracts set game = 1', 'game is 1'],
    ['a trade', `update trades set gives = '{"copies":[],"drakes":0}'`, 'Of trades'],
    ['a proposal', 'update proposals set stake = 0', 'Of proposals'],
    [
      'a settlement',
      `update settlements set winner = case winner when 'a' then 'b' else 'a' end`,
      'Of settlements',
    ],
    ['a settlement that is gone', 'delete from settlements', 'of the journal is missing'],
    ['the stake of a match', 'update matches set stake = 0', 'Of matches'],
    [
      'who sits in a match',
      `update seats set person = 3 where seat = 'a' and match = ${PLAYED}`,
      'Of matches',
    ],
    ['the phase of a match', `update matches set phase = 'finished'`, 'is kept as finished'],
    ['whom a match binds', 'update people set match = null', 'binds 0 people'],
    ['a batch of a match', `delete from batches where match = ${PLAYED} and version = 3`, 'has no version 3'],
    [
      'the end of a log',
      `delete from batches where match = ${PLAYED} and version = (select max(version) from batches where match = ${PLAYED})`,
      'Match|The log',
    ],
    [
      'the cards of a match',
      `update catalogues set json = replace(json, 'strength', 'wisdom')`,
      'The cards of match',
    ],
    ['a text', `update texts set text = text || '!' where key = 2`, 'Text 2 was changed'],
    ['a salt', `update texts set salt = 'x' where key = 3`, 'Text 3 was changed'],
    ['a text that is gone', 'update texts set salt = null, text = null where key = 2', 'knows of no erasing'],
    ['a text that nobody wrote', `insert into texts (salt, text) values ('s', 't')`, 'is not in the journal'],
    ...['at = at + 1', 'who = 3', `act = 'other'`, `body = replace(body, '2', '3')`, `hash = 'ff'`].map(
      (set) =>
        [
          `the journal: ${set}`,
          `update journal set ${set} where seq = 3`,
          'Row 3 of the journal was changed',
        ] as const,
    ),
    ['a row of the journal that is gone', 'delete from journal where seq = 4', 'The journal has no row 4'],
    ['the end of the journal', 'delete from journal where seq = (select max(seq) from journal)', ''],
  ];

  test.each(CHANGES)('%s', async (_, sql, named) => {
    room = await afterAnEvent();
    tamper(sql);
    expect(await finding()).toMatch(new RegExp(named));
  });

  test('what is noted after the end: a link for a seat, another settlement', async () => {
    room = await opened();
    const match = await started(ANNA, BORIS);
    const done = async (asked: Asked, number = ORGANISER): Promise<void> => {
      expect(await room.ask(number, asked)).toMatchObject({ ok: true });
    };
    await done({ type: 'call', match }, ANNA);
    await done({ type: 'play', match, command: { type: 'concede' } }, ANNA);
    const [token, code] = ['x'.repeat(43), 'QQQQQQQQ'];
    await done({ type: 'makeLink', person: room.person(BORIS), token, code, reason });
    await done({ type: 'award', match, winner: 'a', claim: false, shortfall: 'refuse', reason });
    expect(await finding()).toBeNull();
    const db = lawless(database());
    const all = db
      .prepare<[], { version: number; events: string }>(
        'select version, events from batches order by version',
      )
      .all();
    const put = db.prepare('update batches set events = ? where version = ?');
    const changes = [
      ['linkMade', '"seat":"b"', '"seat":"a"'],
      ['settledAgain', '"by":"organiser"', '"by":"referee"'],
    ] as const;
    for (const [act, from, to] of changes) {
      const { version, events } = present(
        all.find((batch) => batch.events.includes(act)),
        act,
      );
      expect(events).toContain(from);
      put.run(events.replace(from, to), version);
      expect(await finding(), act).toMatch(new RegExp(`up to version ${version} is not the one`));
      put.run(events, version);
    }
    expect(await finding()).toBeNull();
    const last = present(all.at(-1), 'a log');
    db.prepare('insert into batches (match, version, events) values (1, ?, ?)').run(
      last.version + 1,
      last.events,
    );
    expect(await finding()).toMatch(/an end that the journal does not know|lacks settlement/);
  });

  test('any event of a log that was played, whichever it is', async () => {
    room = await afterAnEvent();
    const db = lawless(database());
    const batches = db
      .prepare<[], { version: number; events: string }>(
        `select version, events from batches where match = ${PLAYED}`,
      )
      .all();
    const put = db.prepare(`update batches set events = ? where version = ? and match = ${PLAYED}`);
    const random = seeded(5);
    for (let i = 0; i < 40; i++) {
      const { version, events } = random.oneOf(batches);
      // Puts another character in its place.
      const at = random.below(events.length);
      const changed = `${events.slice(0, at)}${events[at] === '1' ? '2' : '1'}${events.slice(at + 1)}`;
      put.run(changed, version);
      expect(await finding(), `${version}: ${at}`).toMatch(/match/i);
      put.run(events, version);
    }
    expect(await finding()).toBeNull();
  });
});

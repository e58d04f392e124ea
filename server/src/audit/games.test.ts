// `verify` of a match at the patrons' table: every change behind the server's back is named, and for a stopped match
// what is left to do.

import type Database from 'better-sqlite3';
import { ok, present } from '@dunmer/shared/lib';
import { seeded } from '@dunmer/shared/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { breakLog, breakSettling } from '../../test/support/breaking.ts';
import {
  codeOf,
  done,
  isBound,
  ONE,
  openRoom,
  ORGANISER,
  purses,
  REFEREE,
  TWO,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { lawless } from '../../test/support/lawless.ts';
import { patronsSet, type Seated, seatedAtPatrons, untilTurn } from '../../test/support/patronsRoom.ts';
import { recorded } from '../../test/support/recorded.ts';
import { audit } from './index.ts';

let room: EventRoom;
afterEach(() => room.close());

const database = (): Database.Database => present(room.db, 'it is in memory');
const finding = async (): Promise<string | null> => (await audit(room.store.read)).finding;

/** An event with a counted game and a running one. */
const afterTwoGames = recorded(openRoom, async (opened) => {
  room = opened;
  const { table } = await seatedAtPatrons(room, { seed: 5 });
  await table.end();
  await untilTurn(await seatedAtPatrons(room, { seed: 6 }), 2);
});

const PLAYED = '(select min(key) from matches)';
const RUNS = '(select max(key) from matches)';
/** Replaces text in the batch of a match that holds this event. */
const inLog = (match: string, type: string, from: string, to: string): string =>
  `update batches set events = replace(events, '${from}', '${to}') where match = ${match} and events like '%"${type}"%'`;
const FOLLOWS = 'Version [0-9]+ of match .* does not follow';

describe('a change behind the back of the application is named', () => {
  const CHANGES: readonly (readonly [what: string, sql: string, said: string])[] = [
    ['who begins', inLog(PLAYED, 'FirstTossed', '"winner":"a"', '"winner":"b"'), FOLLOWS],
    ['the order of a pile', inLog(RUNS, 'PileOrdered', '#1","card":"spark"', '#2","card":"spark"'), FOLLOWS],
    ['the size of a pile', inLog(RUNS, 'PileShuffled', '"size":20', '"size":19'), FOLLOWS],
    [
      'a coin',
      inLog(
        RUNS,
        'CoinGained',
        '"type":"CoinGained","to":"everyone","seat":"a"',
        '"type":"CoinGained","to":"everyone","seat":"b"',
      ),
      FOLLOWS,
    ],
    ['the cause of a wound', inLog(PLAYED, 'Wounded', '"by":', '"of":'), FOLLOWS],
    ['how many wounds', inLog(PLAYED, 'Wounded', '"n":1', '"n":2'), FOLLOWS],
    ['an outcome', inLog(PLAYED, 'GameEnded', '"winner":', '"looser":'), FOLLOWS],
    ['the seed', inLog(RUNS, 'SeedDrawn', '"seed":"', '"seed":"0'), FOLLOWS],
    ['a batch that is gone', `delete from batches where match = ${RUNS} and version = 4`, 'has no version 4'],
    [
      'a settlement',
      `update settlements set winner = case winner when 'a' then 'b' else 'a' end`,
      'Of settlements',
    ],
    ['how it ended', `update settlements set kind = 'drawn'`, 'Of settlements'],
    ['a pot', 'update settlements set pot = pot + 1', 'Of settlements'],
    ['a settlement that is gone', 'delete from settlements', 'of the journal is missing'],
    [
      'the table of a match',
      `update matches set table_name = 'trade' where key = ${RUNS}`,
      'Of matches .*, tableName',
    ],
    ['the table of a proposal', `update proposals set table_name = 'trade'`, 'Of proposals .*, table '],
    [
      'the clock of a turn',
      `update matches set turn_clock = turn_clock + 1 where key = ${RUNS}`,
      'Of matches .*, turnClock',
    ],
    [
      'the clock of an asking',
      `update matches set ask_clock = 0 where key = ${PLAYED}`,
      'Of matches .*, askClock',
    ],
    ['the stake', `update matches set stake = 1 where key = ${RUNS}`, 'Of matches .*, stake'],
    ['the phase', `update matches set phase = 'preparing' where key = ${RUNS}`, 'is kept as preparing'],
    ['whom it binds', 'update people set match = null', 'binds 0 people'],
    ['who calls', `update matches set called = 1 where key = ${RUNS}`, 'is kept as called'],
    ['who sits there', `update seats set person = 3 where seat = 'a' and match = ${RUNS}`, 'Of matches'],
    [
      'the cards',
      `update catalogues set json = replace(json, '"life":11', '"life":12')`,
      'The cards of match',
    ],
    [
      'which cards it was played with',
      `update matches set catalogue = (select min(version) from catalogues where version <> matches.catalogue)`,
      'Of matches .*, catalogue|cards of match',
    ],
  ];

  test.each(CHANGES)('%s', async (_, sql, said) => {
    room = await afterTwoGames();
    const { changes } = lawless(database()).prepare(sql).run();
    expect(changes).toBeGreaterThan(0);
    expect(await finding()).toMatch(new RegExp(said));
  });

  test('the table of a game of practice, of which the journal knows nothing', async () => {
    room = await openRoom();
    await done(room, ORGANISER, patronsSet('on'));
    await done(room, ONE, { type: 'practiseGame', name: 'Ведис', against: 'simple' });
    expect(await finding()).toBeNull();
    lawless(database()).prepare(`update matches set table_name = 'trade'`).run();
    expect(await finding()).toMatch(/^Match .* was played at another table than is kept of it/);
  });

  test('any letter of a log, of the game that was counted and of the one that runs', async () => {
    room = await afterTwoGames();
    const db = lawless(database());
    type Row = { readonly match: number; readonly version: number; readonly events: string };
    const batches = db.prepare<[], Row>('select match, version, events from batches').all();
    const put = db.prepare('update batches set events = ? where match = ? and version = ?');
    const random = seeded(7);
    for (let i = 0; i < 40; i += 1) {
      const { match, version, events } = random.oneOf(batches);
      const at = random.below(events.length);
      put.run(
        `${events.slice(0, at)}${events[at] === '1' ? '2' : '1'}${events.slice(at + 1)}`,
        match,
        version,
      );
      expect(await finding(), `${match}, ${version}: ${at} ${events.slice(at - 30, at + 9)}`).toMatch(
        /match/i,
      );
      put.run(events, match, version);
    }
    expect(await finding()).toBeNull();
  });
});

describe('a game in which an invariant breaks', () => {
  beforeEach(async () => {
    room = await openRoom();
  });

  /** Lets staff void it: stakes are back, and nobody is bound. */
  async function voided({ match }: Seated): Promise<void> {
    await done(room, REFEREE, { type: 'voidMatch', match, reason: 'it stands still', shortfall: 'refuse' });
    expect(await purses(room)).toEqual([100, 100]);
    expect(await isBound(room, ONE)).toBe(false);
  }
  const fileOf = async ({ match }: Seated) => {
    const device = room.device(REFEREE);
    const actor = await room.services.world.actors.of(room.store.read, device);
    return room.services.matches.file(actor, match, null);
  };

  test('where its code is wrong it stops, stays so, can be voided, and its file is there for staff', async () => {
    const seated = await seatedAtPatrons(room);
    await untilTurn(seated);
    const mend = breakSettling(room.services.matches.context, seated.match);
    const concede = { type: 'concede' } as const;
    const { key } = present(await room.store.read.match(seated.match), 'the match');
    const saved = { match: key, kind: 'turn', seat: 'a', left: 1 } as const;
    await room.store.transact(async (tx) => ok(await tx.clocks.putClocks([saved])));
    expect(codeOf(await seated.table.play('a', concede))).toBe('match-stopped');
    mend();
    // No clock runs any more, also after a restart.
    expect(await room.store.read.clocks.clocks()).toEqual([]);
    for (const seat of ['a', 'b'] as const)
      expect(codeOf(await seated.table.play(seat, concede))).toBe('match-stopped');
    expect(await finding()).toBeNull();
    const file = await fileOf(seated);
    if (!file.ok || file.value.format !== 'dunmer-trade-stopped/1') throw new Error('its file is there');
    expect(file.value).toMatchObject({ phase: 'playing', match: seated.match });
    const said = JSON.stringify(file.value.batches);
    expect(said).not.toMatch(/CardsDrawn|PileOrdered|"seed":/);
    await voided(seated);
    expect(await finding()).toBeNull();
  });

  test('where its log is wrong `verify` says so, and what is left to be done', async () => {
    const seated = await seatedAtPatrons(room);
    await untilTurn(seated);
    await breakLog(room.store, seated.match);
    expect(codeOf(await seated.table.play('b', { type: 'concede' }))).toBe('match-stopped');
    expect(await finding()).toMatch(/does not follow.*It has stopped: void it at the desk/);
    // A player sees the match as far as it can be read.
    const actor = await room.services.world.actors.of(room.store.read, room.device(ONE));
    const follow = { by: 'seat', match: seated.match } as const;
    const synced = await room.services.matches.sync(actor, { follow, since: 0 });
    expect(synced.ok && synced.value).toMatchObject({ viewer: 'a', table: { stopped: 'waits' } });
    expect(synced.ok && synced.value.version).toBeGreaterThan(0);
    expect((await fileOf(seated)).ok).toBe(true);
    await voided(seated);
    expect(await finding()).toMatch(/does not follow.*was voided: stakes and cards are back/);
    expect(codeOf(await seated.table.play('a', { type: 'concede' }))).toBe('match-stopped');
    expect(await room.purse(TWO)).toBe(100);
  });
});

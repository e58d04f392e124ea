// Statements: every query of the store, written with Kysely, compiled once, kept prepared by SQLite.

import type Database from 'better-sqlite3';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import type { MatchEvent } from '@dunmer/shared/fairness';
import type { CommandResult, Draft, MatchKind, Strength } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { TextKey } from './journal/port.ts';
import { encode, type Json } from './json.ts';
import type { StoredEdition, TablePhase, WrittenBatch } from './port.ts';
import { IS_OPEN, LOG_OF_IT, MATCH_COLUMNS, SEATS_OF_IT, STOP_OF_IT, TEXTS_OF_IT } from './matchColumns.ts';
import { preparePorts } from './preparePorts.ts';
import { asking, prepareOnce, type Statement } from './query.ts';
import type { Tables } from './tables.ts';

/** Writes queries and runs none. */
const write = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

interface Query<Row> {
  compile(): { readonly sql: string; readonly parameters: readonly unknown[] };
  execute(): Promise<Row[]>;
}

// Values that stand where parameters will be: their order in the query is the order of the parameters.
const TEXT = '';
const NUMBER = 0;
const SEAT: Seat = 'a';
const PHASE: TablePhase = 'placing';
const KIND: MatchKind = 'practice';

/** What is written of a seat. */
export type SeatValues = [
  match: number,
  name: string,
  device: string,
  deck: string,
  bot: Strength | null,
  person: number | null,
];

/** Prepares every statement on an open, migrated database. */
export function prepareStatements(db: Database.Database) {
  const prepare =
    <Parameters extends unknown[]>() =>
    <Row>(query: Query<Row>): Statement<Parameters, Row> =>
      prepareOnce<Parameters, Row>(db, query.compile().sql);
  const plain = (text: string): Statement<[], unknown> => db.prepare<[]>(text);
  const matches = write
    .selectFrom('matches')
    .select(MATCH_COLUMNS)
    .select((row) =>
      row
        .selectFrom('contracts')
        .select('contracts.id')
        .whereRef('contracts.key', '=', 'matches.contract')
        .as('contract_id'),
    )
    .select([SEATS_OF_IT.as('seats'), STOP_OF_IT.as('stop')]);

  return {
    begin: plain('begin immediate'),
    commit: plain('commit'),
    rollback: plain('rollback'),
    savepoint: plain('savepoint body'),
    release: plain('release body'),
    rollbackTo: plain('rollback to body'),

    meta: prepare<[]>()(write.selectFrom('meta').select(['epoch', 'device_key'])),
    renewEpoch: prepare<[epoch: string]>()(write.updateTable('meta').set({ epoch: TEXT })),
    // As much as a large step of a match, under no match: what is smaller may find room where no step does.
    fill: plain(`insert or replace into drafts (match, seat, cells) values (-1, 'a', hex(zeroblob(32768)))`),
    empty: plain('delete from drafts where match = -1'),
    addMeta: prepare<[epoch: string, created: number]>()(
      write.insertInto('meta').values({ one: sql<number>`1`, epoch: TEXT, created: NUMBER }),
    ),
    setDeviceKey: prepare<[key: string]>()(write.updateTable('meta').set({ device_key: TEXT })),

    editions: prepare<[]>()(
      write
        .selectFrom('catalogues')
        .select('json')
        .orderBy(sql`rowid`, 'desc'),
    ),
    edition: prepare<[version: string]>()(
      write.selectFrom('catalogues').select('json').where('version', '=', TEXT),
    ),
    addEdition: prepare<[version: string, json: Json<StoredEdition>]>()(
      write
        .insertInto('catalogues')
        .values({ version: TEXT, json: encode<StoredEdition>({ cards: [], decks: [] }) })
        .onConflict((conflict) => conflict.doNothing()),
    ),

    match: prepare<[id: string]>()(matches.where('id', '=', TEXT)),
    matchByKey: prepare<[key: number]>()(matches.where('key', '=', NUMBER)),
    openMatchesOf: prepare<[person: number]>()(
      matches
        .select([LOG_OF_IT.as('log'), TEXTS_OF_IT.as('texts')])
        .where('key', 'in', (inner) => inner.selectFrom('seats').select('match').where('person', '=', NUMBER))
        .where(sql<boolean>`${sql.raw(IS_OPEN)}`)
        .orderBy('key'),
    ),
    liveMatches: prepare<[]>()(
      matches
        .where(sql<boolean>`phase <> 'finished'`)
        .where(sql<boolean>`kind <> 'practice'`)
        .orderBy('key'),
    ),
    matchesBefore: prepare<[before: number, limit: number]>()(
      matches
        .where('key', '<', NUMBER)
        .where(sql<boolean>`kind <> 'practice'`)
        .orderBy('key', 'desc')
        .limit(NUMBER),
    ),
    matchesOfPersonBefore: prepare<[person: number, before: number, limit: number]>()(
      matches
        .where('key', 'in', (inner) => inner.selectFrom('seats').select('match').where('person', '=', NUMBER))
        .where('key', '<', NUMBER)
        .orderBy('key', 'desc')
        .limit(NUMBER),
    ),
    logTexts: prepare<[match: number]>()(
      write.selectFrom('batches').select('events').where('match', '=', NUMBER).orderBy('version'),
    ),
    matchOfWatchCode: prepare<[code: string]>()(matches.where('watch_code', '=', TEXT)),
    matchesOf: prepare<[device: string, limit: number]>()(
      matches
        .where('key', 'in', (inner) => inner.selectFrom('seats').select('match').where('device', '=', TEXT))
        .orderBy('key', 'desc')
        .limit(NUMBER),
    ),
    openBotMatches: asking<[]>(db)<{ readonly id: string }>(
      `select matches.id from matches join seats on seats.match = matches.key
        where matches.phase <> 'finished' and seats.bot is not null`,
    ),
    addMatch: prepare<
      [
        id: string,
        watch: string,
        catalogue: string,
        phase: TablePhase,
        opened: number,
        kind: MatchKind,
        stake: number,
        contract: number | null,
        placementClock: number,
        decisionClock: number,
        claimTime: number,
      ]
    >()(
      write
        .insertInto('matches')
        .values({
          id: TEXT,
          watch_code: TEXT,
          catalogue: TEXT,
          phase: PHASE,
          opened: NUMBER,
          kind: KIND,
          stake: NUMBER,
          contract: NUMBER,
          placement_clock: NUMBER,
          decision_clock: NUMBER,
          claim_time: NUMBER,
        })
        .onConflict((conflict) => conflict.doNothing()),
    ),
    setPhase: prepare<[phase: TablePhase, match: number]>()(
      write.updateTable('matches').set({ phase: PHASE }).where('key', '=', NUMBER),
    ),

    setCalled: asking<[called: number, match: number]>(db)('update matches set called = ? where key = ?'),
    addStop: asking<[match: number, at: number, broken: string, place: string]>(db)(
      'insert into stops (match, at, broken, place) values (?, ?, ?, ?)',
    ),
    addSeats: asking<[...a: SeatValues, ...b: SeatValues]>(db)(
      `insert into seats (match, seat, name, device, deck, bot, person)
        values (?, 'a', ?, ?, ?, ?, ?), (?, 'b', ?, ?, ?, ?, ?)`,
    ),
    log: prepare<[match: number, since: number, limit: number]>()(
      write
        .selectFrom('batches')
        .select(['version', 'events'])
        .where('match', '=', NUMBER)
        .where('version', '>', NUMBER)
        .orderBy('version')
        .limit(NUMBER),
    ),
    appendAll: asking<[batches: Json<readonly WrittenBatch[]>]>(db)(
      `insert into batches (match, version, events)
        select value ->> 'match', value ->> 'version', value ->> 'events' from json_each(?) order by key`,
    ),
    append: prepare<[match: number, version: number, events: Json<readonly MatchEvent[]>]>()(
      write
        .insertInto('batches')
        .values({ match: NUMBER, version: NUMBER, events: encode<readonly MatchEvent[]>([]) })
        .onConflict((conflict) => conflict.doNothing()),
    ),

    command: prepare<[id: string]>()(
      write.selectFrom('commands').select(['body', 'answer', 'salt', 'words', 'seal']).where('id', '=', TEXT),
    ),
    addCommand: prepare<
      [
        id: string,
        body: string,
        answer: Json<CommandResult>,
        salt: string | null,
        words: Json<readonly TextKey[]> | null,
        seal: string | null,
        practice: number | null,
      ]
    >()(
      write.insertInto('commands').values({
        id: TEXT,
        body: TEXT,
        answer: encode<CommandResult>({ ok: false, error: { code: 'not-saved' } }),
        salt: TEXT,
        words: encode<readonly TextKey[]>([]),
        seal: TEXT,
        practice: NUMBER,
      }),
    ),

    draft: prepare<[match: number, seat: Seat]>()(
      write.selectFrom('drafts').select('cells').where('match', '=', NUMBER).where('seat', '=', SEAT),
    ),
    putDraft: prepare<[match: number, seat: Seat, cells: Json<Draft>]>()(
      write
        .insertInto('drafts')
        .values({ match: NUMBER, seat: SEAT, cells: encode<Draft>([]) })
        .onConflict((conflict) =>
          conflict.columns(['match', 'seat']).doUpdateSet({ cells: (row) => row.ref('excluded.cells') }),
        ),
    ),
    ...preparePorts(db),
  };
}

export type Statements = ReturnType<typeof prepareStatements>;

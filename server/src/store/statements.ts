// Statements: the store's own queries, beside those of its parts; each is prepared by SQLite when it is first asked.

import type Database from 'better-sqlite3';
import type { MatchEvent } from '@dunmer/shared/fairness';
import type { CommandResult, Draft, MatchKind, Strength } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { TextKey } from './journal/port.ts';
import type { Json } from './json.ts';
import { IS_OPEN, type LogRow, type MatchRow, MATCH, WITH_LOG } from './matchColumns.ts';
import type { StoredEdition, TablePhase, WrittenBatch } from './port.ts';
import { preparePorts } from './preparePorts.ts';
import { asking } from './query.ts';

/** What is written of a seat. */
export type SeatValues = [
  match: number,
  name: string,
  device: string,
  deck: string,
  bot: Strength | null,
  person: number | null,
];

/** The keys of the matches in which somebody has a seat. */
const SEATED = 'matches.key in (select match from seats where person = ?)';

/** The statements of a migrated database. */
export function prepareStatements(db: Database.Database) {
  const matches = <Parameters extends unknown[]>(where: string) =>
    asking<Parameters>(db)<MatchRow>(`select ${MATCH} from matches ${where}`);
  return {
    begin: asking<[]>(db)('begin immediate'),
    commit: asking<[]>(db)('commit'),
    rollback: asking<[]>(db)('rollback'),
    savepoint: asking<[]>(db)('savepoint body'),
    release: asking<[]>(db)('release body'),
    rollbackTo: asking<[]>(db)('rollback to body'),

    meta: asking<[]>(db)<{ readonly epoch: string; readonly device_key: string | null }>(
      'select epoch, device_key from meta',
    ),
    renewEpoch: asking<[epoch: string]>(db)('update meta set epoch = ?'),
    // As much as a large step of a match, under no match: what is smaller may find room where no step does.
    fill: asking<[]>(db)(
      `insert or replace into drafts (match, seat, cells) values (-1, 'a', hex(zeroblob(32768)))`,
    ),
    empty: asking<[]>(db)('delete from drafts where match = -1'),
    addMeta: asking<[epoch: string, created: number]>(db)(
      'insert into meta (one, epoch, created) values (1, ?, ?)',
    ),
    setDeviceKey: asking<[key: string]>(db)('update meta set device_key = ?'),

    editions: asking<[]>(db)<{ readonly json: Json<StoredEdition> }>(
      'select json from catalogues order by rowid desc',
    ),
    edition: asking<[version: string]>(db)<{ readonly json: Json<StoredEdition> }>(
      'select json from catalogues where version = ?',
    ),
    addEdition: asking<[version: string, json: Json<StoredEdition>]>(db)(
      'insert into catalogues (version, json) values (?, ?) on conflict do nothing',
    ),

    match: matches<[id: string]>('where id = ?'),
    matchByKey: matches<[key: number]>('where key = ?'),
    openMatchesOf: asking<[person: number]>(db)<MatchRow & LogRow>(
      `select ${MATCH}, ${WITH_LOG} from matches where ${SEATED} and ${IS_OPEN} order by key`,
    ),
    liveMatches: matches<[]>(`where phase <> 'finished' and kind <> 'practice' order by key`),
    matchesBefore: matches<[before: number, limit: number]>(
      `where key < ? and kind <> 'practice' order by key desc limit ?`,
    ),
    matchesOfPersonBefore: matches<[person: number, before: number, limit: number]>(
      `where ${SEATED} and key < ? order by key desc limit ?`,
    ),
    matchOfWatchCode: matches<[code: string]>('where watch_code = ?'),
    matchesOf: matches<[device: string, limit: number]>(
      'where key in (select match from seats where device = ?) order by key desc limit ?',
    ),
    logTexts: asking<[match: number]>(db)<{ readonly events: Json<readonly MatchEvent[]> }>(
      'select events from batches where match = ? order by version',
    ),
    openBotMatches: asking<[]>(db)<{ readonly id: string }>(
      `select matches.id from matches join seats on seats.match = matches.key
        where matches.phase <> 'finished' and seats.bot is not null`,
    ),
    addMatch: asking<
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
    >(db)(
      `insert into matches (id, watch_code, catalogue, phase, opened, kind, stake, contract, placement_clock, decision_clock,
        claim_time) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    ),
    setPhase: asking<[phase: TablePhase, match: number]>(db)('update matches set phase = ? where key = ?'),
    setCalled: asking<[called: number, match: number]>(db)('update matches set called = ? where key = ?'),
    addStop: asking<[match: number, at: number, broken: string, place: string]>(db)(
      'insert into stops (match, at, broken, place) values (?, ?, ?, ?)',
    ),
    addSeats: asking<[...a: SeatValues, ...b: SeatValues]>(db)(
      `insert into seats (match, seat, name, device, deck, bot, person)
        values (?, 'a', ?, ?, ?, ?, ?), (?, 'b', ?, ?, ?, ?, ?)`,
    ),

    log: asking<[match: number, since: number, limit: number]>(db)<{
      readonly version: number;
      readonly events: Json<readonly MatchEvent[]>;
    }>('select version, events from batches where match = ? and version > ? order by version limit ?'),
    appendAll: asking<[batches: Json<readonly WrittenBatch[]>]>(db)(
      `insert into batches (match, version, events)
        select value ->> 'match', value ->> 'version', value ->> 'events' from json_each(?) order by key`,
    ),
    append: asking<[match: number, version: number, events: Json<readonly MatchEvent[]>]>(db)(
      'insert into batches (match, version, events) values (?, ?, ?) on conflict do nothing',
    ),

    command: asking<[id: string]>(db)<{
      readonly body: string;
      readonly answer: Json<CommandResult>;
      readonly salt: string | null;
      readonly words: Json<readonly TextKey[]> | null;
      readonly seal: string | null;
    }>('select body, answer, salt, words, seal from commands where id = ?'),
    addCommand: asking<
      [
        id: string,
        body: string,
        answer: Json<CommandResult>,
        salt: string | null,
        words: Json<readonly TextKey[]> | null,
        seal: string | null,
        practice: number | null,
      ]
    >(db)(
      'insert into commands (id, body, answer, salt, words, seal, practice) values (?, ?, ?, ?, ?, ?, ?)',
    ),

    draft: asking<[match: number, seat: Seat]>(db)<{ readonly cells: Json<Draft> }>(
      'select cells from drafts where match = ? and seat = ?',
    ),
    putDraft: asking<[match: number, seat: Seat, cells: Json<Draft>]>(db)(
      `insert into drafts (match, seat, cells) values (?, ?, ?)
        on conflict (match, seat) do update set cells = excluded.cells`,
    ),
    ...preparePorts(db),
  };
}

export type Statements = ReturnType<typeof prepareStatements>;

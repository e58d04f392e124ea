// LawfulDatabase: a database with a little of everything, written as its laws (checks and triggers) demand, for tests
// that break them one by one.

import type Database from 'better-sqlite3';
import type { Client } from 'pg';
import { TYPES } from '../../src/store/postgres.ts';
import { formedDatabase, openBytes } from './formedDatabase.ts';
import type { Postgres } from './postgres.ts';

const SIGNED = '{"at":"signed"}';
/** Each entry is a statement of its own, because it states the balances that it leaves. */
const entry = (values: string): string =>
  `insert into entries (key, debit, credit, sum, debit_after, credit_after, why, subject, at) values (${values}, 0);`;
const OFFERED = '{"at":"offered"}';

/**
 * Three traders with purses of 16, 17 and 0, and a referee (4). Contract 1 of 5 drakes is signed and held, 2 is
 * offered, 3 over. Match 1 binds 1 and 2 and runs for a stake of 3, match 2 was counted for a, in match 3 a claim is
 * open, 4 is practice, 5 and 6 are over and not settled. Copy 1 is a crown of the store, 2 to 4 are guards of 1 to 3.
 * Of trades and proposals the first is open.
 */
const ROWS = `
  insert into texts (key, salt, text) values (1, 's', 'Анна'), (2, 's', 'Борис'), (3, 's', 'шёлк'), (4, 's', 'дождь'),
    (5, null, null);
  insert into people (key, id, code, name, trades, added) values (1, 'p1', 'c1', 1, 1, 0), (2, 'p2', 'c2', 2, 1, 0),
    (3, 'p3', 'c3', 2, 1, 0);
  insert into people (key, id, code, name, staff, trades, added) values (4, 'p4', 'c4', 2, 'referee', 0, 0);
  insert into links (key, person, token, code, single, made, used) values (1, 1, 't1', 'k1', 1, 0, 5);
  insert into links (key, person, token, code, single, made, revoked) values (2, 2, 't2', 'k2', 1, 0, 5);
  insert into definitions (card, rarity, copies) values ('crown', 'unique', 1), ('guard', 'standard', null),
    ('spy', 'rare', null), ('mage', 'rare', null);
  insert into copies (key, id, card, rarity, serial, owner) values (1, 'k1', 'crown', 'unique', 1, 0),
    (2, 'k2', 'guard', 'standard', 1, 0), (3, 'k3', 'guard', 'standard', 2, 0), (4, 'k4', 'guard', 'standard', 3, 0);
  update copies set slip = 'slip' where key = 4;
  insert into moves (copy, turn, from_owner, to_owner, why, at) values
    (2, 1, 0, 1, 'dealt', 0), (3, 1, 0, 2, 'dealt', 0), (4, 1, 0, 3, 'found', 0);
  insert into catalogues (version, json) values ('v', '{}');
  insert into accounts (key, kind, owner) values (2, 'purse', 1), (3, 'purse', 2), (4, 'purse', 3);
  ${entry("1, 1, 2, 21, -21, 21, 'paid-in', null")} ${entry("2, 1, 3, 23, -44, 23, 'paid-in', null")}
  insert into contracts (key, id, one, two, payer, sum, text, state, open, written, waits) values
    (1, 'o1', 1, 2, 'one', 5, 3, '${OFFERED}', 1, 0, 0), (2, 'o2', 1, 2, 'one', 5, 3, '${OFFERED}', 1, 0, 0),
    (3, 'o3', 1, 2, 'one', 5, 3, '${OFFERED}', 1, 0, 0);
  insert into accounts (key, kind, owner) values (5, 'hold', 1);
  ${entry("3, 2, 5, 5, 16, 5, 'hold', 'o1'")}
  update contracts set state = '${SIGNED}' where key = 1;
  update contracts set state = '{"at":"declined"}', open = 0 where key = 3;
  insert into matches (key, id, watch_code, catalogue, phase, opened, kind, stake, contract) values
    (1, 'm1', 'w1', 'v', 'placing', 0, 'stake', 3, null), (2, 'm2', 'w2', 'v', 'claiming', 0, 'stake', 3, null),
    (3, 'm3', 'w3', 'v', 'claiming', 0, 'stake', 0, null), (4, 'm4', 'w4', 'v', 'placing', 0, 'practice', 0, null),
    (5, 'm5', 'w5', 'v', 'finished', 0, 'friendly', 0, null), (6, 'm6', 'w6', 'v', 'finished', 0, 'contract', 0, 1);
  insert into seats (match, seat, name, device, deck, person) values (1, 'a', '', '', '', 1), (1, 'b', '', '', '', 2),
    (2, 'a', '', '', '', 1), (2, 'b', '', '', '', 2), (3, 'a', '', '', '', 1), (3, 'b', '', '', '', 2),
    (4, 'a', 'Anna', 'd', 'caravan', null), (4, 'b', '', '', 'caravan', null), (5, 'a', '', '', '', 1),
    (5, 'b', '', '', '', 3), (6, 'a', '', '', '', 1), (6, 'b', '', '', '', 2);
  update people set match = 1 where key in (1, 2);
  insert into batches (match, version, events) values (1, 1, '[]'), (1, 2, '[]'), (4, 1, '[]');
  insert into accounts (key, kind, owner) values (6, 'pot', 1), (7, 'pot', 2);
  ${entry("4, 2, 6, 3, 13, 3, 'stake', 'm1'")} ${entry("5, 3, 6, 3, 20, 6, 'stake', 'm1'")}
  ${entry("6, 2, 7, 3, 10, 3, 'stake', 'm2'")} ${entry("7, 3, 7, 3, 17, 6, 'stake', 'm2'")}
  ${entry("8, 7, 2, 6, 0, 16, 'pot', 'm2'")}
  insert into settlements (match, k, kind, winner, pot, at) values
    (2, 1, 'counted', 'a', 6, 0), (3, 1, 'counted', 'b', 0, 0);
  update matches set phase = 'finished' where key = 2;
  insert into trades (key, id, from_person, to_person, gives, takes, state, at) values
    (1, 't1', 1, 2, '{}', '{}', 'offered', 0), (2, 't2', 1, 2, '{}', '{}', 'declined', 0);
  insert into proposals (key, id, from_person, to_person, stake, friendly, state, at) values
    (1, 'q1', 1, 2, 3, 0, 'offered', 0), (2, 'q2', 1, 2, 3, 0, 'declined', 0);
  insert into pledge_hands (key, person, house, drawn, size, may_hold, ruined) values (1, 1, 'hideout', 0, 2, 0, 0),
    (2, 2, 'backing', 1, 2, 0, 0);
  insert into pledges (key, owner, card, place, of_person, turn) values (1, 1, 'the-cut', 'hand', 1, 0),
    (2, 1, 'hideout', 'hand', 1, 0), (3, 2, 'the-cut', 'hand', 2, 0), (4, 2, 'backing', 'hand', 2, 0);
  insert into pledge_moves (pledge, turn, place, of_person, contract, why, at) values
    (1, 1, 'held', 1, 1, 'signed', 0), (2, 1, 'held', 1, 1, 'signed', 0);
  insert into pledge_moves (pledge, turn, place, of_person, why, at) values (2, 2, 'hand', 2, 'given', 0);
  insert into pledge_moves (pledge, turn, place, of_person, why, at) values (2, 3, 'front', 2, 'played', 0);
  insert into givings (key, contract, party, pledge, salt, hash, state, at) values
    (1, 1, 'one', 1, 's', 'h', 'held', 0);
  insert into pledge_payments (key, pledge, payer, payee, sum, entry, at) values (1, 2, 1, 2, 3, null, 0);
  insert into pledge_shows (key, of_person, to_person, pledges, at) values (1, 1, null, '[]', 0);
  insert into deck_events (nth, type, audience, event, salt, at) values (1, 'SeedDrawn', 'server', '{}', 's', 0);
  insert into deck_events (nth, type, audience, event, at) values (2, 'PileSealed', 'everyone', '{}', 0);
  insert into intrigue_copies (key, copy, place, turn) values (1, 'solace#1', 'spent', 0), (2, 'solace#2', 'spent', 0),
    (3, 'solace#3', 'spent', 0);
  insert into deck_events (nth, type, audience, event, at) values (3, 'WordSaid', 'everyone', '{}', 0);
  insert into intrigue_moves (copy, turn, place, why, nth) values (1, 1, 'pile', 'shuffled', 3),
    (2, 1, 'pile', 'shuffled', 3), (3, 1, 'pile', 'shuffled', 3);
  insert into intrigue_moves (copy, turn, place, of_person, why, nth) values (1, 2, 'hand', 1, 'drawn', 3),
    (2, 2, 'hand', 2, 'drawn', 3);
  insert into planned_rings (at) values (5);
  insert into journal (seq, at, act, body, hash) values (1, 0, 'test', '[{"is":"contract","contract":"o1"}]', 'h');
  insert into commands (id, body, answer) values ('c1', 'b', '{}');
`;

let making: Promise<Buffer> | null = null;

async function make(): Promise<Buffer> {
  const db = await formedDatabase();
  db.exec(ROWS);
  const bytes = db.serialize();
  db.close();
  return bytes;
}

/** Opens a database in SQLite; each is separate, all have the same rows. */
export const lawfulDatabase = async (): Promise<Database.Database> => openBytes(await (making ??= make()));

/** A database that a test may change as it likes; closing it undoes everything. */
export interface Lawful {
  /** Runs statements in SQLite's dialect. */
  exec(sql: string): Promise<void>;
  rows(sql: string): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

export async function inSqlite(): Promise<Lawful> {
  const db = await lawfulDatabase();
  return {
    exec: async (sql) => void db.exec(sql),
    rows: async (sql) => db.prepare(sql).all(),
    close: async () => void db.close(),
  };
}

/** Makes a database in PostgreSQL, which `inPostgres` opens for each test. */
export async function makeInPostgres(postgres: Postgres): Promise<Client> {
  const { client } = await postgres.database();
  await client.query(ROWS);
  return client;
}

export async function inPostgres(client: Client): Promise<Lawful> {
  await client.query('begin');
  return {
    async exec(sql) {
      // Only SQLite lets a row take the place of another; in PostgreSQL a law is a function, which its trigger calls.
      const said = sql.replaceAll(/pragma [^;]*;/g, '').replaceAll('insert or replace', 'insert');
      await client.query(said.replaceAll(/drop trigger (\w+)/g, 'drop function $1 cascade'));
    },
    rows: async (sql) => (await client.query<object>({ text: sql, types: TYPES })).rows,
    close: async () => void (await client.query('rollback')),
  };
}

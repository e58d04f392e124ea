// Databases of earlier releases: what they hold is still there after their schema has been brought up to date.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { eventOfForm } from '../../../test/support/eventOfForm.ts';
import { openDatabase } from '../database.ts';
import { MIGRATIONS } from './index.ts';
import { SCHEMA_VERSION } from './schemaVersion.ts';
import { storeOn } from '../sqliteStore.ts';

/** The schema of a file's tables, with its version. */
function formOf(path: string): string {
  const db = new Database(path, { readonly: true });
  const tables = db.prepare<[], { name: string; sql: string }>('select name, sql from sqlite_master').all();
  const version = db.pragma('user_version', { simple: true });
  db.close();
  return JSON.stringify([version, tables]);
}

/** Makes a database with the first `count` migrations, fills it, and takes all the others. */
async function grown(count: number, fill: (db: Database.Database) => void): Promise<Database.Database> {
  const db = new Database(':memory:');
  const migrateTo = async (migrations: typeof MIGRATIONS): Promise<void> => {
    const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: db }) });
    const migrator = new Migrator({
      db: kysely,
      provider: { getMigrations: async () => ({ ...migrations }) },
    });
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();
  };
  await migrateTo(Object.fromEntries(Object.entries(MIGRATIONS).slice(0, count)));
  fill(db);
  await migrateTo(MIGRATIONS);
  return db;
}

test('the version of the form is the number of the migrations', () => {
  expect(Object.keys(MIGRATIONS)).toHaveLength(SCHEMA_VERSION);
});

test('a bot from before strengths stays the simple one that it was, and a person stays a person', async () => {
  const db = await grown(1, (old) => {
    old.exec(`
      insert into matches values (1, 'm1', 'PLAY', 'WATCH', 'v', 'placing', 0);
      insert into seats values (1, 'a', 'Anna', 'd1', 'caravan', 0), (1, 'b', '', '', 'caravan', 1);
    `);
  });
  const store = storeOn(
    { db, check: () => undefined, unlock: () => undefined },
    { newEpoch: () => 'e', now: () => 0 },
  );
  expect((await store.read.match('m1'))?.seats).toEqual({
    a: { name: 'Anna', device: 'd1', deck: 'caravan', bot: null, person: null },
    b: { name: '', device: '', deck: 'caravan', bot: 'simple', person: null },
  });
  expect(await store.read.openBotMatches()).toEqual(['m1']);
});

test('practice from before it was kept apart can be forgotten, and its commands go on being answered', async () => {
  const db = await grown(5, (old) => {
    old.exec(`
      insert into matches (key, id, watch_code, catalogue, phase, opened, kind) values
        (1, 'm1', 'WATCH1', 'v', 'placing', 7, 'practice'), (2, 'm2', 'WATCH2', 'v', 'placing', 8, 'friendly');
      insert into seats (match, seat, name, device, deck) values
        (1, 'a', 'Anna', 'd1', 'caravan'), (1, 'b', '', '', ''), (2, 'a', '', '', ''), (2, 'b', '', '', '');
      insert into batches (match, version, events) values (1, 1, '[]'), (2, 1, '[]');
      insert into commands values ('c1', 'body', '{"ok":true}');
    `);
  });
  expect(db.prepare('select match, touched from practices').all()).toEqual([{ match: 1, touched: 7 }]);
  db.exec('delete from practices');
  const left = (table: string) => db.prepare(`select count(*) from ${table}`).pluck().get();
  expect(['matches', 'seats', 'batches', 'commands'].map(left)).toEqual([1, 2, 1, 1]);
  expect(db.pragma('foreign_key_check')).toEqual([]);
});

test('offers and proposals of a release that knew no games in offers are of the deal alone, and answer nobody', async () => {
  const db = await grown(5, (form) => {
    form.exec(`
      insert into texts (key, salt, text) values (1, 's', 'Анна'), (2, 's', 'Борис'), (3, 's', 'Шёлк');
      insert into people (key, id, code, name, trades, added) values (1, 'p1', 'c1', 1, 1, 0), (2, 'p2', 'c2', 2, 1, 0);
      insert into contracts (id, one, two, payer, sum, text, state, open, counters, written, waits)
        values ('k1', 1, 2, 'one', 5, 3, '{"at":"countered"}', 0, null, 0, 0), ('k2', 2, 1, 'two', 6, 3, '{"at":"offered"}', 1, 1, 0, 0);
      insert into proposals (id, from_person, to_person, stake, friendly, state, at) values ('r1', 1, 2, 5, 0, 'offered', 0);
    `);
  });
  const { read } = storeOn(
    { db, check: () => undefined, unlock: () => undefined },
    { newEpoch: () => 'e', now: () => 0 },
  );
  expect(await read.contracts.contract('k2')).toMatchObject({ sum: 6, game: null, told: false });
  expect(await read.challenges.challenge('r1')).toMatchObject({ stake: 5, answers: null });
  expect(db.pragma('foreign_key_check')).toEqual([]);
});

test('offers, proposals and matches of a release that knew one table are at the trade’s (PT1), and nothing else changes', async () => {
  const rows = ['contracts', 'proposals', 'matches'].map((table) => `select * from ${table} order by key`);
  let before: unknown[] = [];
  const db = await grown(24, (form) => {
    form.exec(`
      insert into texts (key, salt, text) values (1, 's', 'Анна'), (2, 's', 'Борис'), (3, 's', 'Шёлк');
      insert into people (key, id, code, name, trades, added) values (1, 'p1', 'c1', 1, 1, 0), (2, 'p2', 'c2', 2, 1, 0);
      insert into contracts (id, one, two, payer, sum, game, text, state, open, written, waits)
        values ('k1', 1, 2, 'one', 5, 3, 3, '{"at":"offered"}', 1, 0, 0);
      insert into proposals (id, from_person, to_person, stake, friendly, state, at) values ('r1', 1, 2, 5, 0, 'offered', 0);
      insert into matches (key, id, watch_code, catalogue, phase, opened, kind, stake, window_time) values
        (1, 'm1', 'w1', 'v', 'placing', 0, 'stake', 5, 20);
      insert into seats (match, seat, name, device, deck, person) values (1, 'a', '', '', '', 1), (1, 'b', '', '', '', 2);
    `);
    before = rows.flatMap((sql) => form.prepare(sql).all());
  });
  expect(rows.flatMap((sql) => db.prepare(sql).all())).toMatchObject(before);
  const { read } = storeOn(
    { db, check: () => undefined, unlock: () => undefined },
    { newEpoch: () => 'e', now: () => 0 },
  );
  expect((await read.contracts.contract('k1'))?.table).toBeUndefined();
  expect((await read.challenges.challenge('r1'))?.table).toBeUndefined();
  const match = await read.match('m1');
  expect(match).toMatchObject({ tableName: 'trade', times: { windowTime: 20 } });
  expect(Object.keys(match?.times ?? {})).not.toContain('turnClock');
});

test('the ledger of a release that knew one correction of an entry stays as it was, and what is left can be corrected', async () => {
  const before = `select key, debit, credit, sum, corrects from entries order by key`;
  let old: unknown[] = [];
  const db = await grown(3, (form) => {
    form.exec(`
      insert into accounts (key, kind, owner) values (2, 'purse', 1);
      insert into entries (debit, credit, sum, debit_after, credit_after, why, corrects, at) values
        (1, 2, 10, -10, 10, 'paid-in', null, 0), (2, 1, 4, 6, -6, 'correction', 1, 0);
    `);
    old = form.prepare(before).all();
  });
  expect(old).toHaveLength(2);
  expect(db.prepare(before).all()).toEqual(old);
  db.exec(`insert into entries (debit, credit, sum, debit_after, credit_after, why, corrects, at)
    values (2, 1, 6, 0, 0, 'correction', 1, 0)`);
  expect(db.prepare('select balance from accounts order by key').all()).toEqual([
    { balance: 0 },
    { balance: 0 },
  ]);
  expect(db.pragma('foreign_key_check')).toEqual([]);
});

test('what was done to copies before their history was kept is found in the journal', async () => {
  const body = (...effects: readonly object[]) => JSON.stringify(effects);
  const move = { is: 'move', copy: 'k1', turn: 1, from: 0, to: 1, why: 'made', subject: null, who: 2, at: 7 };
  const bound = { is: 'bound', copy: 'k1', frozen: true, reserved: null };
  const db = await grown(8, (form) => {
    form.exec(`
      insert into texts (key, salt, text) values (1, 's', 'Анна'), (2, 's', 'found in the mud');
      insert into people (key, id, code, name, trades, added) values (1, 'p1', 'c1', 1, 1, 0), (2, 'p2', 'c2', 1, 0, 0);
      insert into definitions (card, rarity, copies) values ('guard', 'standard', null);
      insert into copies (key, id, card, rarity, serial, owner) values (1, 'k1', 'guard', 'standard', 1, 0);
      insert into moves (copy, turn, from_owner, to_owner, why, who, at) values (1, 1, 0, 1, 'made', 2, 7);
    `);
    const row = form.prepare('insert into journal (seq, at, who, act, body, hash) values (?, ?, 2, ?, ?, ?)');
    row.run(1, 7, 'makeCopy', body(move, { is: 'reason', text: 2 }), 'h1');
    row.run(2, 8, 'freezeCopy', body(bound), 'h2');
    // Reserving a copy for a claim is no freeze.
    row.run(3, 9, 'unbindClaim', body({ ...bound, frozen: false, reserved: 'm1' }), 'h3');
  });
  const { read } = storeOn(
    { db, check: () => undefined, unlock: () => undefined },
    { newEpoch: () => 'e', now: () => 0 },
  );
  expect((await read.cards.historyOf(1)).acts).toMatchObject([
    { seq: 1, who: 2, reason: 'found in the mud', frozen: null, move: { from: 0, to: 1, why: 'made' } },
    { seq: 2, who: 2, reason: '', frozen: true, move: null },
  ]);
  // The old journal does not say whose the copy was when it was frozen, so nobody is told of it.
  expect((await read.cards.doneTo(1, 9)).map(({ seq }) => seq)).toEqual([1]);
});

test('contracts of a release that went by the calendar wait anew', async () => {
  const db = await grown(5, (form) => {
    form.exec(`
      insert into texts (key, salt, text) values (1, 's', 'Silk');
      insert into people (key, id, code, name, trades, added) values (1, 'p1', 'c1', 1, 1, 0), (2, 'p2', 'c2', 1, 1, 0);
      insert into contracts (id, one, two, payer, sum, text, state, open, written, waits)
        values ('c', 1, 2, 'one', 5, 1, '{"at":"offered"}', 1, 1700000000000, 1700000000000);
    `);
  });
  const { read } = storeOn(
    { db, check: () => undefined, unlock: () => undefined },
    { newEpoch: () => 'e', now: () => 0 },
  );
  expect(await read.contracts.contract('c')).toMatchObject({
    waits: 1_700_000_000_000,
    answerFrom: 0,
    annulFrom: 0,
    handoverFrom: 0,
  });
  expect(await read.waits.eventTime()).toBe(0);
});

test('the people of a release that did not sign browsers’ tokens keep their phones, links and PINs, and get their tries', async () => {
  const db = await grown(5, (form) => {
    form.exec(`
      insert into texts (key, salt, text) values (1, 's', 'Anna');
      insert into people (key, id, code, name, staff, trades, pin, added) values (1, 'p', 'AAAAAAAA', 1, 'organiser', 1, 'kept', 0);
      insert into links (key, person, token, code, single, made, used) values (1, 1, 'token', 'code', 1, 0, 0);
      insert into devices values ('phone', 1, 1, 1, 0), ('left', 1, 1, 0, 0);
      insert into link_moves (id, link, device, at, state) values ('asked', 1, 'asks', 0, 'asked');
    `);
  });
  const store = storeOn(
    { db, check: () => undefined, unlock: () => undefined },
    { newEpoch: () => 'e', now: () => 0 },
  );
  const { people } = store.read;
  const facts = { link: 1, pinRests: false, origin: null };
  expect(await people.device('phone')).toMatchObject({ ...facts, controls: true, isElsewhere: false });
  expect(await people.device('left')).toMatchObject({ ...facts, controls: false, isElsewhere: true });
  expect(await people.linkMove('asked')).toMatchObject({ device: 'asks', asker: 'asks' });
  expect((await people.link('token'))?.wrongPins).toBe(0);
  expect(
    await Promise.all(['phone', 'left', 'stranger'].map((device) => people.isKnownDevice(device))),
  ).toEqual([true, true, false]);
  expect(store.deviceKey).toMatch(/^[0-9a-f]{64}$/);
  const again = storeOn(
    { db, check: () => undefined, unlock: () => undefined },
    { newEpoch: () => 'e', now: () => 0 },
  );
  expect(again.deviceKey).toBe(store.deviceKey);
});

test('whoever pulls the plug while the form is brought up to date finds the form of before, and the next start ends it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dunmer-form-'));
  const path = join(folder, 'dunmer-trade.sqlite');
  writeFileSync(path, eventOfForm(5));
  const old = formOf(path);
  for (const end of [20, 40, 80]) {
    let left = end;
    const opening = openDatabase(path, () => {
      left -= 1;
      if (left === 0) throw new Error('the plug is pulled');
    });
    await expect(opening).rejects.toThrow('could not be brought up to date');
    expect(formOf(path) === old, `statement ${end}`).toBe(true);
  }
  const db = await openDatabase(path);
  expect(db.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
  expect(db.pragma('foreign_key_check')).toEqual([]);
  db.close();
  rmSync(folder, { recursive: true });
});

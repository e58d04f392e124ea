import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { ok } from '@dunmer/shared/lib';
import { storeOn } from '../../src/store/sqliteStore.ts';
import { KeptDatabase } from './keptDatabase.ts';
import { databaseOf } from './seededDatabase.ts';

/** Returns the image of a database with one table that holds these names. */
function holding(...names: readonly string[]): Buffer {
  const db = new Database(':memory:');
  db.exec('create table names (name text)');
  for (const name of names) db.prepare('insert into names values (?)').run(name);
  const image = db.serialize();
  db.close();
  return image;
}

const NAMES = 'select name from names order by name';
const namesIn = (db: Database.Database): readonly unknown[] =>
  db
    .prepare<[], { readonly name: string }>(NAMES)
    .all()
    .map(({ name }) => name);

test('each life sees its own image, also through statements that an earlier one has prepared', () => {
  const one = holding('Anna', 'Boris');
  const kept = new KeptDatabase(one);
  const first = kept.open(one);
  expect(namesIn(first.db)).toEqual(['Anna', 'Boris']);
  first.leave();
  const second = kept.open(holding('Vera'));
  expect(namesIn(second.db)).toEqual(['Vera']);
  second.leave();
  expect(namesIn(kept.open(one).db)).toEqual(['Anna', 'Boris']);
});

test('what is committed is left, and what is not is lost', () => {
  const kept = new KeptDatabase(holding());
  const { db, leave } = kept.open(holding('Anna'));
  db.exec(`insert into names values ('Boris'); begin immediate; insert into names values ('Vera')`);
  const image = leave();
  expect(namesIn(kept.open(image).db)).toEqual(['Anna', 'Boris']);
  expect(namesIn(new Database(image))).toEqual(['Anna', 'Boris']);
});

test('who has let go of it can neither read nor write what the next one has', () => {
  const kept = new KeptDatabase(holding());
  const { db, leave } = kept.open(holding('Anna'));
  const insert = db.prepare<[string]>('insert into names values (?)');
  const left = leave();
  const next = kept.open(left);
  const CLOSED = /connection is not open/;
  expect(() => insert.run('Boris')).toThrow(CLOSED);
  expect(() => db.exec('delete from names')).toThrow(CLOSED);
  expect(() => db.prepare(NAMES)).toThrow(CLOSED);
  expect({ isOpen: db.open, inTransaction: db.inTransaction }).toEqual({
    isOpen: false,
    inTransaction: false,
  });
  expect(namesIn(next.db)).toEqual(['Anna']);
});

test('an image is not taken for what the life before has left, though that has changed once more since', () => {
  const one = holding('Anna');
  const kept = new KeptDatabase(one);
  for (let life = 0; life < 3; life++) {
    const { db, leave } = kept.open(one);
    expect(namesIn(db)).toEqual(['Anna']);
    db.prepare('insert into names values (?)').run('Boris');
    expect(namesIn(db)).toEqual(['Anna', 'Boris']);
    leave();
  }
});

test('what somebody tells a statement is not kept for others', () => {
  const one = holding('Anna');
  const kept = new KeptDatabase(one);
  const { db, leave } = kept.open(one);
  expect(db.prepare(NAMES).pluck().all()).toEqual(['Anna']);
  expect(db.prepare(NAMES).raw().all()).toEqual([['Anna']]);
  expect(namesIn(db)).toEqual(['Anna']);
  leave();
  expect(namesIn(kept.open(one).db)).toEqual(['Anna']);
});

test('whether the next life would feel what was done to the connection is known', () => {
  const one = holding('Anna');
  const touched = (touch: (db: Database.Database) => unknown): boolean => {
    const kept = new KeptDatabase(one);
    touch(kept.open(one).db);
    return !kept.isAsMade;
  };
  expect(touched((db) => db.prepare('delete from names').run())).toBe(false);
  expect(touched((db) => db.pragma('foreign_keys = on'))).toBe(false);
  expect(touched((db) => db.pragma('foreign_keys', { simple: true }))).toBe(false);
  expect(touched((db) => db.pragma('busy_timeout = 0'))).toBe(false);
  expect(touched((db) => db.pragma('foreign_keys = off'))).toBe(true);
  expect(touched((db) => db.exec('create trigger t after insert on names begin select 1; end'))).toBe(true);
  expect(touched((db) => db.function('one', () => 1))).toBe(true);
});

test('a store tells its connection nothing that the next life would feel', async () => {
  const image = await databaseOf(null);
  const kept = new KeptDatabase(image);
  const nothing = (): void => undefined;
  for (let life = 0; life < 2; life++) {
    const store = storeOn(
      { db: kept.open(image).db, unlock: nothing, check: nothing },
      { newEpoch: () => 'epoch', now: () => 0 },
    );
    await store.transact(async (tx) => ok(await tx.clocks.putClocks([])));
    await store.close();
    expect(kept.isAsMade).toBe(true);
  }
});

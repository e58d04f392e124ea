import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { KeptDatabase } from './keptDatabase.ts';

/** An image of a database with one table that holds this. */
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

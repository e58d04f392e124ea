import { expect, test, vi } from 'vitest';
import { formedDatabase } from '../../test/support/formedDatabase.ts';
import { asking } from './asking.ts';
import type { Statement } from './connection.ts';
import { ownStatements } from './parts/database.ts';
import { allParts } from './parts/index.ts';
import { Known } from './parts/journal.ts';
import { SqliteConnection } from './sqlite.ts';

test('SQLite understands every statement', async () => {
  const db = await formedDatabase();
  const statements: Statement[] = [];
  const ask = asking(new SqliteConnection(db), (statement) => {
    statements.push(statement);
    return statement;
  });
  allParts(ask, new Known());
  ownStatements(ask);
  expect(statements.length).toBeGreaterThan(200);
  for (const statement of statements) db.prepare(statement.marked(() => '+?'));
  db.close();
});

test('a query is compiled once, however often it is asked with other values', async () => {
  const db = await formedDatabase();
  const query = asking(new SqliteConnection(db)).values<number>()(
    'select owner from accounts where kind = :kind order by key limit :limit',
    (kind: string, limit: number) => ({ kind, limit }),
  );
  expect(await query('bank', 1)).toHaveLength(1);
  // The function that makes rows must not be compiled again each time the database compiles a statement again.
  const compiled = vi.spyOn(globalThis, 'Function');
  for (const limit of [1, 2, 3]) expect(await query('bank', limit)).toHaveLength(1);
  expect(compiled).not.toHaveBeenCalled();
  db.close();
});

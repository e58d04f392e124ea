// Queries written as SQL, prepared once. Their rows are named by hand: a test runs each against the migrated form.

import type Database from 'better-sqlite3';

export interface Statement<Parameters extends unknown[], Row> {
  get(...parameters: Parameters): Row | undefined;
  all(...parameters: Parameters): Row[];
  run(...parameters: Parameters): { readonly changes: number; readonly lastInsertRowid: number | bigint };
}

/** Prepares a query with the parameters and the row that it is said to have. */
export const asking =
  <Parameters extends unknown[]>(db: Database.Database) =>
  <Row = never>(sql: string): Statement<Parameters, Row> =>
    db.prepare<Parameters, Row>(sql);

export const keyOf = (run: { readonly lastInsertRowid: number | bigint }): number =>
  Number(run.lastInsertRowid);

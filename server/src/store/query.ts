// Queries written as SQL, each prepared once, when it is first asked: a server is ready before it knows them all. Their rows
// are named by hand; a test prepares every one of them on the migrated form.

import type Database from 'better-sqlite3';

export interface Statement<Parameters extends unknown[], Row> {
  get(...parameters: Parameters): Row | undefined;
  all(...parameters: Parameters): Row[];
  run(...parameters: Parameters): { readonly changes: number; readonly lastInsertRowid: number | bigint };
}

/**
 * Prepares a statement once for all its runs. A parameter beside an indexed column would let SQLite compile it anew at every
 * run, for the value might ask for another plan (STAT4); the plus, which does nothing else, hides the value from the planner.
 */
const prepareOnce = <Parameters extends unknown[], Row>(
  db: Database.Database,
  sql: string,
): Database.Statement<Parameters, Row> => db.prepare<Parameters, Row>(sql.replaceAll('?', '+?'));

/** A query that is prepared when it is first asked. */
export class Query<Parameters extends unknown[], Row> implements Statement<Parameters, Row> {
  readonly #db: Database.Database;
  readonly #sql: string;
  #prepared: Database.Statement<Parameters, Row> | null = null;

  constructor(db: Database.Database, sql: string) {
    this.#db = db;
    this.#sql = sql;
  }

  get(...parameters: Parameters): Row | undefined {
    return this.prepare().get(...parameters);
  }

  all(...parameters: Parameters): Row[] {
    return this.prepare().all(...parameters);
  }

  run(...parameters: Parameters): Database.RunResult {
    return this.prepare().run(...parameters);
  }

  /** Prepares it, unless it is; throws where the database does not understand it. */
  prepare(): Database.Statement<Parameters, Row> {
    this.#prepared ??= prepareOnce<Parameters, Row>(this.#db, this.#sql);
    return this.#prepared;
  }
}

/** A query with the parameters and the row that it is said to have. */
export const asking =
  <Parameters extends unknown[]>(db: Database.Database) =>
  <Row = never>(sql: string): Query<Parameters, Row> =>
    new Query<Parameters, Row>(db, sql);

export const keyOf = (run: { readonly lastInsertRowid: number | bigint }): number =>
  Number(run.lastInsertRowid);

// Sqlite: the connection to a SQLite file. It answers at once, by promises that are already resolved.

import Database from 'better-sqlite3';
import type { Connection, Given, Raw, Statement } from './connection.ts';
import { scrub } from './scrub.ts';
import { SQLITE } from './words.ts';

/** Whether an error is a fault of the disk or the database, and not of a body. */
export const isDatabaseError = (error: unknown): boolean =>
  error instanceof Database.SqliteError && !error.code.startsWith('SQLITE_CONSTRAINT');

export class SqliteConnection implements Connection {
  readonly words = SQLITE;
  readonly isFault = isDatabaseError;
  readonly sync: Connection['sync'];
  writes = 0;
  readonly #db: Database.Database;
  readonly #prepared = new Map<Statement, Database.Statement<unknown[], Raw>>();

  constructor(db: Database.Database, sync: Connection['sync'] = null) {
    this.#db = db;
    this.sync = sync;
  }

  isOpen(): boolean {
    return this.#db.inTransaction;
  }

  async get(statement: Statement, given: Given): Promise<Raw | undefined> {
    return this.#next(statement).get(...statement.values(given));
  }

  async all(statement: Statement, given: Given): Promise<readonly Raw[]> {
    return this.#next(statement).all(...statement.values(given));
  }

  async run(statement: Statement, given: Given): Promise<number> {
    return this.#next(statement).run(...statement.values(given)).changes;
  }

  async tell(statement: Statement, given: Given): Promise<void> {
    this.#next(statement).run(...statement.values(given));
  }

  scrub(): boolean {
    return scrub(this.#db);
  }

  /** Returns the prepared statement that is run next. */
  #next(statement: Statement): Database.Statement<unknown[], Raw> {
    const prepared = this.#prepared.get(statement) ?? this.#prepare(statement);
    if (!prepared.readonly) this.writes += 1;
    return prepared;
  }

  /**
   * Prepares a statement once for all its runs. SQLite may compile a statement again at every run if a parameter is
   * compared with an indexed column, because another value may ask for another plan (STAT4). The plus, which has no
   * other effect, hides the value from the planner.
   */
  #prepare(statement: Statement): Database.Statement<unknown[], Raw> {
    const prepared = this.#db.prepare<unknown[], Raw>(statement.marked(() => '+?'));
    this.#prepared.set(statement, prepared);
    return prepared;
  }
}

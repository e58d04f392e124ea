// Postgres: the connection to a PostgreSQL database over its own client. It returns the same types as SQLite.

import type { Connection, Given, Raw, Statement } from './connection.ts';
import { POSTGRES } from './words.ts';

/** Turns the text of a value into the row's value. */
type Parse = (text: string) => unknown;

/** What is needed of a client. It answers its queries one after another. */
export interface Client {
  query(asked: {
    readonly name: string;
    readonly text: string;
    readonly values: unknown[];
    readonly types: { getTypeParser(type: number): Parse };
  }): Promise<{ readonly rows: Raw[]; readonly rowCount: number | null }>;
}

/** By type number: booleans, and whole numbers, sums included. Everything else stays text, JSON too. */
const PARSED: Readonly<Record<number, Parse>> = {
  16: (text) => text === 't',
  20: Number,
  21: Number,
  23: Number,
  1700: Number,
};
export const TYPES = { getTypeParser: (type: number): Parse => PARSED[type] ?? ((text) => text) };

/** A statement that only reads; of any other kind the database may have to undo something. */
const READS = /^\s*select\b/i;

/** The class of errors that says a statement breaks a rule of the database. */
const CONSTRAINTS = '23';

export class PostgresConnection implements Connection {
  readonly words = POSTGRES;
  readonly sync = null;
  writes = 0;
  readonly #client: Client;
  readonly #prepared = new Map<Statement, { readonly name: string; readonly text: string }>();
  #isOpen = false;

  constructor(client: Client) {
    this.#client = client;
  }

  isFault(error: unknown): boolean {
    return error instanceof Error && 'severity' in error && 'code' in error
      ? !String(error.code).startsWith(CONSTRAINTS)
      : false;
  }

  isOpen(): boolean {
    return this.#isOpen;
  }

  async get(statement: Statement, given: Given): Promise<Raw | undefined> {
    return (await this.#ask(statement, given)).rows[0];
  }

  async all(statement: Statement, given: Given): Promise<readonly Raw[]> {
    return (await this.#ask(statement, given)).rows;
  }

  async run(statement: Statement, given: Given): Promise<number> {
    return (await this.#ask(statement, given)).rowCount ?? 0;
  }

  async tell(statement: Statement, given: Given): Promise<void> {
    await this.#ask(statement, given);
    if (statement.sql === this.words.begin) this.#isOpen = true;
    else if (statement.sql === 'commit' || statement.sql === 'rollback') this.#isOpen = false;
  }

  /**
   * Does nothing: erased data is overwritten when the database cleans up after itself, and can be found in its files
   * until then.
   */
  scrub(): boolean {
    return true;
  }

  #ask(statement: Statement, given: Given): ReturnType<Client['query']> {
    const known = this.#prepared.get(statement) ?? {
      name: `s${this.#prepared.size}`,
      text: statement.marked((nth) => `$${nth}`),
    };
    this.#prepared.set(statement, known);
    if (!READS.test(statement.sql)) this.writes += 1;
    return this.#client.query({ ...known, values: statement.values(given), types: TYPES });
  }
}

// Asking: how a part makes its port. Each statement is written where it is named: its SQL, what its method takes, what it gives.

import { type Columns, list, readerOf } from './columns.ts';
import { type Connection, type Given, Statement } from './connection.ts';
import { eachOf, type Kind, type Members, rowsOf, type Words } from './words.ts';

/** What a method takes, as the statement names it. */
type Takes<Args extends readonly unknown[]> = (...args: Args) => Given;

const nothing = (): Given => ({});

export interface Asking {
  readonly words: Words;
  /** The values that a parameter lists, for `in`. */
  among(parameter: string, kind?: Kind): string;
  /** The members of what a parameter lists, for `insert`. */
  each(parameter: string, members: Members): string;
  /** The same as a table in a `from`. */
  rows(parameter: string, members: Members, as: string): string;
  /** A method that reads one row; null where there is none. SQL that begins with `from` selects the columns. */
  get<Row>(
    columns: Columns<Row>,
  ): <Args extends readonly unknown[] = []>(
    sql: string,
    takes?: Takes<Args>,
  ) => (...args: Args) => Promise<Row | null>;
  /** The same for all rows. */
  all<Row>(
    columns: Columns<Row>,
  ): <Args extends readonly unknown[] = []>(
    sql: string,
    takes?: Takes<Args>,
  ) => (...args: Args) => Promise<readonly Row[]>;
  /** A method that reads the only column of a row; null where there is none. */
  value<Value extends string | number | null>(): <Args extends readonly unknown[] = []>(
    sql: string,
    takes?: Takes<Args>,
  ) => (...args: Args) => Promise<Value | null>;
  /** The same for all rows. */
  values<Value extends string | number>(): <Args extends readonly unknown[] = []>(
    sql: string,
    takes?: Takes<Args>,
  ) => (...args: Args) => Promise<readonly Value[]>;
  /** A method that tells whether there is a row. */
  exists<Args extends readonly unknown[] = []>(
    sql: string,
    takes?: Takes<Args>,
  ): (...args: Args) => Promise<boolean>;
  /** A method that changes rows; resolves to how many. */
  run<Args extends readonly unknown[] = []>(
    sql: string,
    takes?: Takes<Args>,
  ): (...args: Args) => Promise<number>;
  /** A method that changes rows; nobody asks how many. */
  tell<Args extends readonly unknown[] = []>(
    sql: string,
    takes?: Takes<Args>,
  ): (...args: Args) => Promise<void>;
  /** The same with all of a list at once, as `parameter`; nothing is asked where nothing is in it. */
  tellEach<Item>(
    parameter: string,
    sql: string,
    each?: (item: Item) => unknown,
  ): (items: readonly Item[]) => Promise<void>;
}

/**
 * Asks a database over a connection. Statements are prepared when they are first asked: a server is ready before that. `made` hears
 * of each, for tests that try them all.
 */
export function asking(connection: Connection, made = (statement: Statement) => statement): Asking {
  const { words } = connection;
  const of = <Row>(columns: Columns<Row>, sql: string) => ({
    statement: made(new Statement(sql.startsWith('from') ? `select ${list(columns)} ${sql}` : sql)),
    read: readerOf(columns),
  });
  // The mint: the only column is what it is said to be.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const only = <Value>(row: object): Value => Object.values(row)[0] as Value;
  return {
    words,
    among: (parameter, kind = 'integer') =>
      `(select ${words.element('given', kind)} from ${words.elements(`:${parameter}`, 'given')})`,
    each: (parameter, members) => eachOf(words, parameter, members),
    rows: (parameter, members, as) => rowsOf(words, parameter, members, as),
    get:
      (columns) =>
      (sql, takes = nothing) => {
        const { statement, read } = of(columns, sql);
        return async (...args) => {
          const row = await connection.get(statement, takes(...args));
          return row === undefined ? null : read(row);
        };
      },
    all:
      (columns) =>
      (sql, takes = nothing) => {
        const { statement, read } = of(columns, sql);
        return async (...args) => (await connection.all(statement, takes(...args))).map(read);
      },
    value:
      () =>
      (sql, takes = nothing) => {
        const statement = made(new Statement(sql));
        return async (...args) => {
          const row = await connection.get(statement, takes(...args));
          return row === undefined ? null : only(row);
        };
      },
    values:
      () =>
      (sql, takes = nothing) => {
        const statement = made(new Statement(sql));
        return async (...args) => (await connection.all(statement, takes(...args))).map((row) => only(row));
      },
    exists: (sql, takes = nothing) => {
      const statement = made(new Statement(sql));
      return async (...args) => (await connection.get(statement, takes(...args))) !== undefined;
    },
    run: (sql, takes = nothing) => {
      const statement = made(new Statement(sql));
      return (...args) => connection.run(statement, takes(...args));
    },
    tell: (sql, takes = nothing) => {
      const statement = made(new Statement(sql));
      return (...args) => connection.tell(statement, takes(...args));
    },
    tellEach: (parameter, sql, each = (item) => item) => {
      const statement = made(new Statement(sql));
      return async (items) => {
        if (items.length > 0) await connection.tell(statement, { [parameter]: items.map(each) });
      };
    },
  };
}

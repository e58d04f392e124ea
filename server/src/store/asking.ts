// Asking: how a part makes its port. Each statement is written where it is named: its SQL, what its method takes,
// what it gives.

import { type Columns, columnsOf, list, readerOf } from './columns.ts';
import { type Connection, type Given, type Raw, Statement } from './connection.ts';
import { eachOf, type Kind, type Members, rowsOf } from './words.ts';

/** What a method takes, as the statement names it. */
export type Takes<Args extends readonly unknown[]> = (...args: Args) => Given;

const nothing = (): Given => ({});

/**
 * Asks a database over a connection. Statements are prepared when they are first asked: a server is ready before
 * that. `made` hears of each, for tests that try them all.
 */
export function asking(connection: Connection, made = (statement: Statement) => statement) {
  const { words } = connection;
  const stated = (sql: string): Statement => made(new Statement(sql));
  const selected = <Row>(columns: Columns<Row>, sql: string): Statement =>
    stated(sql.startsWith('from') ? `select ${list(columns)} ${sql}` : sql);
  const first =
    <Row, Args extends readonly unknown[]>(
      statement: Statement,
      read: (row: Raw) => Row,
      takes: Takes<Args>,
    ) =>
    async (...args: Args): Promise<Row | null> => {
      const row = await connection.get(statement, takes(...args));
      return row === undefined ? null : read(row);
    };
  const every =
    <Row, Args extends readonly unknown[]>(
      statement: Statement,
      read: (row: Raw) => Row,
      takes: Takes<Args>,
    ) =>
    async (...args: Args): Promise<readonly Row[]> =>
      (await connection.all(statement, takes(...args))).map((row) => read(row));
  // The mint: the only column is what it is said to be.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const only = (row: Raw): never => Object.values(row)[0] as never;
  return {
    words,
    /** The values that a parameter lists, for `in`. */
    among: (parameter: string, kind: Kind = 'integer'): string =>
      `(select ${words.element('given', kind)} from ${words.elements(`:${parameter}`, 'given')})`,
    /** The members of what a parameter lists, for `insert`. */
    each: (parameter: string, members: Members): string => eachOf(words, parameter, members),
    /** The same as a table in a `from`. */
    rows: (parameter: string, members: Members, as: string): string => rowsOf(words, parameter, members, as),
    /** Inserts the members of what a parameter lists into the columns that are named after them. */
    insertEach: (
      table: string,
      parameter: string,
      members: Members,
      named: Readonly<Record<string, string>> = {},
    ): string =>
      `insert into ${table} (${columnsOf(members, named).join(', ')}) ${eachOf(words, parameter, members)}`,
    /** A method that reads one row; null where there is none. SQL that begins with `from` selects the columns. */
    get:
      <Row>(columns: Columns<Row>) =>
      <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) =>
        first(selected(columns, sql), readerOf(columns), takes),
    /** The same for all rows. */
    all:
      <Row>(columns: Columns<Row>) =>
      <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) =>
        every(selected(columns, sql), readerOf(columns), takes),
    /** A method that reads the only column of a row; null where there is none. */
    value:
      <Value extends string | number | null>() =>
      <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) =>
        first<Value, Args>(stated(sql), only, takes),
    /** The same for all rows. */
    values:
      <Value extends string | number>() =>
      <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) =>
        every<Value, Args>(stated(sql), only, takes),
    /** A method that tells whether there is a row. */
    exists: <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) => {
      const statement = stated(sql);
      return async (...args: Args): Promise<boolean> =>
        (await connection.get(statement, takes(...args))) !== undefined;
    },
    /** A method that changes rows; resolves to how many. */
    run: <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) => {
      const statement = stated(sql);
      return (...args: Args): Promise<number> => connection.run(statement, takes(...args));
    },
    /** A method that changes rows; nobody asks how many. */
    tell: <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) => {
      const statement = stated(sql);
      return (...args: Args): Promise<void> => connection.tell(statement, takes(...args));
    },
    /** The same with all of a list at once, as `parameter`; nothing is asked where nothing is in it. */
    tellEach: <Item>(parameter: string, sql: string, each = (item: Item): unknown => item) => {
      const statement = stated(sql);
      return async (items: readonly Item[]): Promise<void> => {
        if (items.length > 0) await connection.tell(statement, { [parameter]: items.map(each) });
      };
    },
    /** The same where mostly one is listed: by SQL of its own, which names the members of that one. */
    tellFew: <Item>(
      parameter: string,
      sql: { readonly one: string; readonly all: string },
      each: (item: Item) => Given,
    ) => {
      const one = stated(sql.one);
      const all = stated(sql.all);
      return async (items: readonly Item[]): Promise<void> => {
        const [first, second] = items;
        if (first === undefined) return;
        if (second === undefined) await connection.tell(one, each(first));
        else await connection.tell(all, { [parameter]: items.map(each) });
      };
    },
  };
}

export type Asking = ReturnType<typeof asking>;

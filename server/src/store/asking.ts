// Asking: what the store's parts make their ports with. Each statement is written where it is named: its SQL, its
// parameters and its result.

import { type Columns, columnsOf, list, readerOf } from './columns.ts';
import { type Connection, type Given, type Raw, Statement } from './connection.ts';
import { eachOf, type Kind, type Members, rowsOf } from './words.ts';

/** Turns the arguments of a method into the parameters of its statement. */
export type Takes<Args extends readonly unknown[]> = (...args: Args) => Given;

const nothing = (): Given => ({});

/**
 * Returns the functions that make a part's methods over a connection. Statements are prepared when first used, so
 * that a server starts sooner. `made` is called with each statement: for tests that try them all.
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
  // The mint: the caller has said which type the only column has.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const only = (row: Raw): never => Object.values(row)[0] as never;
  return {
    words,
    /** Returns SQL that lists the values of a parameter, for `in`. */
    among: (parameter: string, kind: Kind = 'integer'): string =>
      `(select ${words.element('given', kind)} from ${words.elements(`:${parameter}`, 'given')})`,
    /** Returns SQL that selects the members of each element of a parameter, for `insert`. */
    each: (parameter: string, members: Members): string => eachOf(words, parameter, members),
    /** The same as a table for a `from`. */
    rows: (parameter: string, members: Members, as: string): string => rowsOf(words, parameter, members, as),
    /** Returns SQL that inserts the members of each element of a parameter into the columns named after them. */
    insertEach: (
      table: string,
      parameter: string,
      members: Members,
      named: Readonly<Record<string, string>> = {},
    ): string =>
      `insert into ${table} (${columnsOf(members, named).join(', ')}) ${eachOf(words, parameter, members)}`,
    /**
     * Makes a method that reads one row; null if there is none. SQL that begins with `from` gets the select list of
     * the columns.
     */
    get:
      <Row>(columns: Columns<Row>) =>
      <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) =>
        first(selected(columns, sql), readerOf(columns), takes),
    /** Makes a method that reads all rows. */
    all:
      <Row>(columns: Columns<Row>) =>
      <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) =>
        every(selected(columns, sql), readerOf(columns), takes),
    /** Makes a method that reads the only column of one row; null if there is none. */
    value:
      <Value extends string | number | null>() =>
      <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) =>
        first<Value, Args>(stated(sql), only, takes),
    /** Makes a method that reads the only column of all rows. */
    values:
      <Value extends string | number>() =>
      <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) =>
        every<Value, Args>(stated(sql), only, takes),
    /** Makes a method that tells whether there is a row. */
    exists: <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) => {
      const statement = stated(sql);
      return async (...args: Args): Promise<boolean> =>
        (await connection.get(statement, takes(...args))) !== undefined;
    },
    /** Makes a method that changes rows and resolves to their number. */
    run: <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) => {
      const statement = stated(sql);
      return (...args: Args): Promise<number> => connection.run(statement, takes(...args));
    },
    /** Makes a method that changes rows, where their number does not matter. */
    tell: <Args extends readonly unknown[] = []>(sql: string, takes: Takes<Args> = nothing) => {
      const statement = stated(sql);
      return (...args: Args): Promise<void> => connection.tell(statement, takes(...args));
    },
    /**
     * Makes a method that runs one statement for a whole list, given as `parameter`; runs nothing for an empty list.
     */
    tellEach: <Item>(parameter: string, sql: string, each = (item: Item): unknown => item) => {
      const statement = stated(sql);
      return async (items: readonly Item[]): Promise<void> => {
        if (items.length > 0) await connection.tell(statement, { [parameter]: items.map(each) });
      };
    },
    /**
     * The same for lists that mostly have one element: `one` is simpler SQL for that case, with the element's own
     * members as parameters.
     */
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

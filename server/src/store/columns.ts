// Columns: what is read of a table, and as what: the select list, the same as one JSON object beside other columns,
// and how a row is read back are made of it.

import type { Raw } from './connection.ts';
import { decode, type Json } from './json.ts';
import type { Members, Words } from './words.ts';

/** An expression whose value is something else than the database has it as. */
export interface Read<Value> {
  readonly sql: string;
  /** Null stays null; where none may be, none is. */
  readonly as: (raw: unknown) => Value;
}

/** An expression for what a database has as it is, else with how it is read. */
type Column<Value> = [Value] extends [string | number | null] ? string | Read<Value> : Read<Value>;
/** The expression of each member of a row. */
export type Columns<Row> = { readonly [Name in keyof Row]: Column<Row[Name]> };

/** A condition; a column of 0 and 1 is one. */
export const yes = (sql: string): Read<boolean> => ({ sql, as: (raw) => raw === 1 || raw === true });

/** JSON text, as `encode` has written it. A database that knows JSON has parsed it where it stands in an object. */
export const json = <Value>(sql: string): Read<Value> => ({
  sql,
  // The mint: what was written there was a value of this type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  as: (raw) => (typeof raw === 'string' ? decode(raw as Json<Value>) : (raw as Value)),
});

/** The same where it may be null. */
export const orNull = <Value>({ sql, as }: Read<Value>): Read<Value | null> => ({
  sql,
  as: (raw) => (raw === null ? null : as(raw)),
});

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Columns of a table that are read under their own names, `camelCase` for `snake_case`. */
export const of = <const Name extends string>(
  table: string,
  ...names: readonly Name[]
): Readonly<Record<Name, string>> => {
  const columns = names.map((name) => [name, `${table}.${snake(name)}`] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are the names
  return Object.fromEntries(columns) as Record<Name, string>;
};

const entriesOf = <Row>(columns: Columns<Row>): readonly (readonly [string, string | Read<unknown>])[] =>
  Object.entries<string | Read<unknown>>(columns);

const sqlOf = (column: string | Read<unknown>): string => (typeof column === 'string' ? column : column.sql);

/** The select list. */
export const list = <Row>(columns: Columns<Row>): string =>
  entriesOf(columns)
    .map(([name, column]) => `${sqlOf(column)} as "${name}"`)
    .join(', ');

/** How a row of these columns is read. */
export function readerOf<Row>(columns: Columns<Row>): (raw: Raw) => Row {
  const read = entriesOf(columns).flatMap(([name, column]) =>
    typeof column === 'string' ? [] : [[name, column.as] as const],
  );
  // The mint: beside what is read here, a row is what its columns are said to be.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (read.length === 0) return (raw) => raw as Row;
  return (raw) => {
    const row: Record<string, unknown> = { ...raw };
    for (const [name, as] of read) row[name] = as(raw[name]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return row as Row;
  };
}

/** A row as one JSON object. */
const objectOf = <Row>(words: Words, columns: Columns<Row>): string =>
  words.object(Object.fromEntries(entriesOf(columns).map(([name, column]) => [name, sqlOf(column)])));

/** A row as one column beside others, `from` where it is; null where it is not there. */
export const oneOf = <Row>(words: Words, columns: Columns<Row>, from: string): Read<Row | null> => {
  const read = readerOf(columns);
  const { as } = orNull(json<Raw>(''));
  return {
    sql: `(select ${objectOf(words, columns)} ${from})`,
    as(raw) {
      const found = as(raw);
      return found === null ? null : read(found);
    },
  };
};

/** Rows as one column beside others, in an order. */
export const manyOf = <Row>(
  words: Words,
  columns: Columns<Row>,
  from: string,
  order: string,
): Read<readonly Row[]> => {
  const read = readerOf(columns);
  const { as } = orNull(json<readonly Raw[]>(''));
  return {
    sql: `(select ${words.array(objectOf(words, columns), order)} ${from})`,
    as: (raw) => (as(raw) ?? []).map(read),
  };
};

/** The columns that are named after members. `named`: those whose name would be a word of SQL. */
export const columnsOf = (
  members: Members,
  named: Readonly<Record<string, string>> = {},
): readonly string[] => Object.keys(members).map((member) => named[member] ?? snake(member));

/** Inserts one row; each column is given under its name, in `camelCase`. */
export const inserting = (table: string, ...columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `:${camel(name)}`).join(', ')})`;

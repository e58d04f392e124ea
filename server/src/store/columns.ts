// Columns: says once which expressions are read and as which types. The select list, the JSON object that holds a row
// beside other columns, and the reader of a row are all made from it.

import type { Raw } from './connection.ts';
import { decode, type Json } from './json.ts';
import type { Members, Words } from './words.ts';

/** An expression, and how its raw value becomes another type. */
export interface Read<Value> {
  readonly sql: string;
  /** Null stays null; where a column may not be null, it never is. */
  readonly as: (raw: unknown) => Value;
}

/** An expression alone, if the raw value already has the right type; otherwise the expression with its reader. */
type Column<Value> = [Value] extends [string | number | null] ? string | Read<Value> : Read<Value>;
/** The expression of each member of a row. */
export type Columns<Row> = { readonly [Name in keyof Row]: Column<Row[Name]> };

/** A condition, or a column that holds 0 or 1, read as a boolean. */
export const yes = (sql: string): Read<boolean> => ({ sql, as: (raw) => raw === 1 || raw === true });

/** JSON text that `encode` wrote. Inside a JSON object, a database that knows JSON has already parsed it. */
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

/** The columns of a table under their own names: `camelCase` in the row, `snake_case` in SQL. */
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

/** Returns the select list. */
export const list = <Row>(columns: Columns<Row>): string =>
  entriesOf(columns)
    .map(([name, column]) => `${sqlOf(column)} as "${name}"`)
    .join(', ');

/** Returns a function that reads a row of these columns. */
export function readerOf<Row>(columns: Columns<Row>): (raw: Raw) => Row {
  const read = entriesOf(columns).flatMap(([name, column]) =>
    typeof column === 'string' ? [] : [[name, column.as] as const],
  );
  // The mint: every column that has no reader of its own already has its declared type.
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

/** Reads one row as a single column beside others; null if there is no row. */
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

/** Reads several rows, in the given order, as a single column beside others. */
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

/** The columns named after members. `named`: columns of other names, because the member's name is a word of SQL. */
export const columnsOf = (
  members: Members,
  named: Readonly<Record<string, string>> = {},
): readonly string[] => Object.keys(members).map((member) => named[member] ?? snake(member));

/** Returns SQL that inserts one row; each column is given by its name in `camelCase`. */
export const inserting = (table: string, ...columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `:${camel(name)}`).join(', ')})`;

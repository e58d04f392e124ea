// Words: SQL in which SQLite and PostgreSQL differ, with a rendering for each. All other SQL is the same for both.

/** The type as which a member of JSON is read. `json`: text that holds JSON; `inner`: nested JSON, left as it is. */
export type Kind = 'integer' | 'text' | 'yes' | 'json' | 'inner';
/** The members of each object in a list, in the order of the columns. */
export type Members = Readonly<Record<string, Kind>>;

export interface Words {
  readonly begin: string;
  /** Reads a member of a JSON object. */
  member(json: string, name: string, kind: Kind): string;
  /** Lists the elements of a JSON list, for a `from`: `as.value` is the element, `as.key` its number. */
  elements(json: string, as: string): string;
  /** Reads the value of such an element. */
  element(as: string, kind: Kind): string;
  /** Makes a JSON object of these expressions by name. */
  object(members: Readonly<Record<string, string>>): string;
  /** Collects all values of a group in a JSON list; null or empty if there are none. */
  array(value: string, order: string): string;
  least(...values: readonly string[]): string;
  greatest(...values: readonly string[]): string;
  /** The position at which `word` begins in a text, from 1; 0 if it is not in it. */
  position(text: string, word: string): string;
  /** Sorts the rows of a table without a key in the order in which they were added. */
  added(table: string): string;
  /** The texts that are sealed in a match's log, `batches.events`, by their keys. */
  readonly sealed: string;
  /**
   * Inserts the elements of a parameter into columns and returns the new keys. What laws do after each row is done
   * before the next row is inserted.
   */
  adding(table: string, columns: readonly string[], parameter: string, members: Members): string;
}

const ofEach = (object: Readonly<Record<string, string>>): string =>
  Object.entries(object)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ');

export const SQLITE: Words = {
  begin: 'begin immediate',
  member: (json, name, kind) => `${json} ${kind === 'inner' ? '->' : '->>'} '${name}'`,
  elements: (json, as) => `json_each(${json}) ${as}`,
  element: (as) => `${as}.value`,
  object: (members) => `json_object(${ofEach(members)})`,
  array: (value, order) => `json_group_array(${value} order by ${order})`,
  least: (...values) => `min(${values.join(', ')})`,
  greatest: (...values) => `max(${values.join(', ')})`,
  position: (text, word) => `instr(${text}, '${word}')`,
  added: (table) => `${table}.rowid`,
  sealed: `(select json_group_object(texts.key, texts.text) from batches join json_tree(batches.events) said
    join texts on texts.key = cast(substr(said.value, 2) as integer)
    where batches.match = matches.key and instr(batches.events, '"\\u0001') > 0
      and said.type = 'text' and substr(said.value, 1, 1) = char(1) and texts.text is not null)`,
  adding: (table, columns, parameter, members) =>
    `insert into ${table} (${columns.join(', ')}) ${eachOf(SQLITE, parameter, members)} returning key`,
};

const CASTS: Readonly<Record<Kind, string>> = {
  integer: '::bigint',
  text: '',
  yes: '::boolean::integer',
  json: '::json',
  inner: '',
};

export const POSTGRES: Words = {
  begin: 'begin',
  member: (json, name, kind) => `(${json} ${kind === 'inner' ? '->' : '->>'} '${name}')${CASTS[kind]}`,
  elements: (json, as) => `json_array_elements((${json})::json) with ordinality ${as} (value, key)`,
  element: (as, kind) => `(${as}.value #>> '{}')${CASTS[kind]}`,
  object: (members) => `json_build_object(${ofEach(members)})`,
  array: (value, order) => `json_agg(${value} order by ${order})`,
  least: (...values) => `least(${values.join(', ')})`,
  greatest: (...values) => `greatest(${values.join(', ')})`,
  position: (text, word) => `strpos(${text}, '${word}')`,
  added: (table) => `${table}.added`,
  sealed: `(select json_object_agg(texts.key, texts.text) from batches
    cross join regexp_matches(batches.events::text, '"\\\\u0001(\\d+)', 'g') said
    join texts on texts.key = said[1]::bigint
    where batches.match = matches.key and texts.text is not null)`,
  // PostgreSQL runs what laws do after a row only after all rows of a statement; so the rows are inserted one by one.
  adding(table, columns, parameter, members) {
    const one = `insert into ${table} (${columns.join(', ')}) select ${valuesOf(POSTGRES, members)}
      from (select $1 as value) given returning key`;
    return `select one_by_one('${one.replaceAll("'", "''")}', :${parameter}) as key`;
  },
};

const valuesOf = (words: Words, members: Members): string =>
  Object.entries(members)
    .map(([name, kind]) => words.member('given.value', name, kind))
    .join(', ');

/** Selects the members of each element of a parameter, in the order of the list. */
export const eachOf = (words: Words, parameter: string, members: Members): string =>
  `select ${valuesOf(words, members)} from ${words.elements(`:${parameter}`, 'given')} where true order by given.key`;

/** The same as a table named `as`: the members are columns, and `nth` is the number of the element. */
export const rowsOf = (words: Words, parameter: string, members: Members, as: string): string =>
  `(select ${Object.entries(members)
    .map(([name, kind]) => `${words.member('given.value', name, kind)} as "${name}"`)
    .join(', ')}, given.key as nth from ${words.elements(`:${parameter}`, 'given')}) ${as}`;

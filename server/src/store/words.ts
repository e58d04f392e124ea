// Words: what SQLite and PostgreSQL say differently, each with two renderings. Everything else that the store says is
// the same text to both.

/** What a member of JSON is kept as; `json`: text that holds JSON; `inner`: JSON as it stands there. */
export type Kind = 'integer' | 'text' | 'yes' | 'json' | 'inner';
/** The members of each object of a list, in the order of columns. */
export type Members = Readonly<Record<string, Kind>>;

export interface Words {
  readonly begin: string;
  /** A member of JSON. */
  member(json: string, name: string, kind: Kind): string;
  /** The members of a JSON list, in a `from`: each is `as.value`, and `as.key` counts them. */
  elements(json: string, as: string): string;
  /** The value of such an element. */
  element(as: string, kind: Kind): string;
  /** An object of these expressions by their names. */
  object(members: Readonly<Record<string, string>>): string;
  /** All values of a group as a list; null or empty where there are none. */
  array(value: string, order: string): string;
  least(...values: readonly string[]): string;
  greatest(...values: readonly string[]): string;
  /** Where in a text a word begins, from 1; 0 where it is not in it. */
  position(text: string, word: string): string;
  /** What rows of a table without a key are sorted by, as they were added. */
  added(table: string): string;
  /** The texts that are sealed in a log, `batches.events`, by their keys. */
  readonly sealed: string;
  /**
   * Inserts what a parameter lists into columns, and returns the keys; what laws do after a row, they have done
   * before the next one.
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
  // What laws do after a row, it does after all rows of a statement.
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

/** The members of what a parameter lists, a select in the order of the list. */
export const eachOf = (words: Words, parameter: string, members: Members): string =>
  `select ${valuesOf(words, members)} from ${words.elements(`:${parameter}`, 'given')} where true order by given.key`;

/** The same as a table `as`, with the members as columns, and `nth`. */
export const rowsOf = (words: Words, parameter: string, members: Members, as: string): string =>
  `(select ${Object.entries(members)
    .map(([name, kind]) => `${words.member('given.value', name, kind)} as "${name}"`)
    .join(', ')}, given.key as nth from ${words.elements(`:${parameter}`, 'given')}) ${as}`;

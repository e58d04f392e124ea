// PostgresForm: the newest schema for PostgreSQL. Tables and indexes are those to which SQLite's steps have led,
// rewritten by rules; laws are rendered from the same data.

import type Database from 'better-sqlite3';
import { present } from '@dunmer/shared/lib';
import { LAWS } from './index.ts';
import { type Law, quoted } from './law.ts';

type Rule = readonly [said: RegExp, otherwise: string];

/** How the SQL of SQLite is rewritten, in tables and in laws. */
const RULES: readonly Rule[] = [
  [/ *--.*$/gm, ''],
  [/typeof\(\w+\) = 'integer'/g, 'true'],
  [/\binteger\b/g, 'bigint'],
  [/ references \w+ \(\w+\)/g, ''],
  [/\) without rowid$/, ')'],
  [/\bis not (?!null)/g, 'is distinct from '],
  [/\belse 0 end/g, 'else false end'],
  [/new\.open <> \(/g, '(new.open = 1) <> ('],
  [/insert or ignore into ([\s\S]*)/, 'insert into $1 on conflict do nothing'],
  [/instr\(cast/g, 'strpos(cast'],
  [/instr\(new\.body, /g, 'strpos(new.body::text, '],
  [
    /json_each\(new\.body\)( effect)?/g,
    'json_array_elements(new.body) with ordinality as given$1 (value, key)',
  ],
  [/as given effect/g, 'effect'],
  [/((?:effect\.)?value) ->> '(text|turn)'/g, `($1 ->> '$2')::bigint`],
  [/((?:effect\.)?value) ->> 'frozen'/g, `($1 ->> 'frozen')::boolean::integer`],
];

const inPostgres = (sql: string): string =>
  RULES.reduce((text, [said, otherwise]) => text.replace(said, otherwise), sql);

/** The columns that hold JSON which statements search; SQLite can search any text. */
const JSON_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  contracts: ['state'],
  trades: ['gives', 'takes'],
  journal: ['body'],
  batches: ['events'],
  match_waits: ['awaited'],
};

interface Made {
  readonly type: 'table' | 'index' | 'trigger';
  readonly name: string;
  readonly sql: string;
}

function tableOf({ name, sql }: Made): string {
  const columns = JSON_COLUMNS[name] ?? [];
  return columns.reduce(
    (text, column) => text.replace(new RegExp(`("?\\b${column}"?) text`), '$1 json'),
    inPostgres(sql),
  );
}

/** New keys continue from the newest one kept, as in SQLite: a sequence would leave gaps when a body is undone. */
const countingOf = (table: string): string => `create trigger a_key before insert on ${table} for each row
  when (new.key is null) execute function next_key()`;
const NEXT_KEY = `create function next_key() returns trigger language plpgsql as $$ begin
  execute format('select coalesce(max(key), 0) + 1 from %I', tg_table_name) into new.key;
  return new;
end $$`;

/** Runs a statement once for each element of a list, given as its `$1`; returns the keys that it makes. */
const ONE_BY_ONE = `create function one_by_one(statement text, items json) returns setof bigint language plpgsql as $$
  declare item json; made bigint;
  begin
    for item in select value from json_array_elements(items) loop
      execute statement into made using item;
      return next made;
    end loop;
  end $$`;

/**
 * Renders a law for PostgreSQL. If several laws apply, the newest comes first, as in SQLite; PostgreSQL runs triggers
 * in the order of their names, so the name holds the age.
 */
function lawOf({ name, on, given, does }: Law, age: number): readonly string[] {
  const steps = does.map((each) => {
    if (typeof each === 'string') return `${inPostgres(each)};`;
    const raise = `raise exception using errcode = 'restrict_violation', message = ${quoted(each.saying)};`;
    return each.where === null ? raise : `if (${inPostgres(each.where)}) then ${raise} end if;`;
  });
  const unless =
    given === null ? '' : `if (${inPostgres(given)}) is not true then return coalesce(new, old); end if;`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin
      ${unless} ${steps.join('\n')} return coalesce(new, old);
    end $$`,
    `create trigger law_${999 - age}_${name} ${on} for each row execute function ${name}()`,
  ];
}

/**
 * Returns the statements that make the schema in an empty database, in order. `sqlite`: a database that has taken all
 * steps; the row of its bank comes along.
 */
export function postgresForm(sqlite: Database.Database): readonly string[] {
  const made = sqlite
    .prepare<[], Made>(
      `select type, name, sql from sqlite_master where sql is not null and name not like 'kysely%' order by rowid`,
    )
    .all();
  const of = (type: Made['type']): readonly Made[] => made.filter((each) => each.type === type);
  const tables = of('table');
  const keyed = tables.filter(({ name }) =>
    sqlite
      .prepare<[string], { readonly name: string; readonly pk: number; readonly type: string }>(
        'select name, pk, type from pragma_table_info(?)',
      )
      .all(name)
      .some(({ name: column, pk, type }) => column === 'key' && pk === 1 && type.toLowerCase() === 'integer'),
  );
  const references = tables.flatMap(({ name }) =>
    sqlite
      .prepare<[string], { readonly from: string; readonly table: string; readonly to: string }>(
        'select "from", "table", "to" from pragma_foreign_key_list(?)',
      )
      .all(name)
      .map(
        ({ from, table, to }) => `alter table ${name} add foreign key (${from}) references ${table} (${to})`,
      ),
  );
  return [
    ...tables.map(tableOf),
    ...of('index').map(({ sql }) => inPostgres(sql)),
    'alter table catalogues add column added bigint generated always as identity',
    NEXT_KEY,
    ONE_BY_ONE,
    ...keyed.map(({ name }) => countingOf(name)),
    `insert into accounts (key, kind, owner) values (1, 'bank', 0)`,
    ...references,
    ...of('trigger').flatMap(({ name }, age) => lawOf(present(LAWS.get(name), `${name} is a law`), age)),
  ];
}

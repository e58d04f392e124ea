// Law: what a database alone refuses, or does by itself, whatever asks it to: data, with a rendering for each database. A step is made
// of laws and of SQL.

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is refused. */
interface Refusal {
  readonly saying: string;
  /** On which condition, over `new` and `old`; null where always. */
  readonly where: string | null;
}

/** What a law does in its order: it refuses, or runs SQL. */
type Does = Refusal | string;

export interface Law {
  readonly name: string;
  /** Before or after what, on which table. */
  readonly on: string;
  /** A condition over `new` and `old`; null where none is made. */
  readonly given: string | null;
  readonly does: readonly Does[];
}

/** What a step does. */
export type Step = readonly (string | Law)[];

export const refuse = (saying: string, where: string | null = null): Refusal => ({ saying, where });

/** `event`: before or after what on which table, and behind `when` the condition, if there is one. */
export function law(name: string, event: string, ...does: readonly Does[]): Law {
  const [on = '', ...given] = event.split(/\swhen\s/);
  return { name, on, given: given.length === 0 ? null : given.join(' when '), does };
}

export const quoted = (words: string): string => `'${words.replaceAll("'", "''")}'`;

const inSqlite = (does: Does): string => {
  if (typeof does === 'string') return `${does};`;
  const where = does.where === null ? '' : ` where ${does.where}`;
  return `select raise(abort, ${quoted(does.saying)})${where};`;
};

/** A law as SQLite has it. */
const triggerOf = ({ name, on, given, does }: Law): string =>
  `create trigger ${name} ${on}${given === null ? '' : ` when ${given}`} begin ${does.map(inSqlite).join(' ')} end`;

/** A step, as SQLite takes it. */
export const stepOf = (step: Step): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const each of step) await sql.raw(typeof each === 'string' ? each : triggerOf(each)).execute(db);
  },
});

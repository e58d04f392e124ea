// Law: what a database itself refuses or does, whoever writes to it. Laws are data, with a rendering for each
// database; a step consists of laws and SQL.

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A refusal. */
interface Refusal {
  readonly saying: string;
  /** The condition over `new` and `old`; null for always. */
  readonly where: string | null;
}

/** What a law does in turn: it refuses, or runs SQL. */
type Does = Refusal | string;

export interface Law {
  readonly name: string;
  /** Before or after which change, and on which table. */
  readonly on: string;
  /** The condition over `new` and `old` under which the law applies; null for always. */
  readonly given: string | null;
  readonly does: readonly Does[];
}

/** What a step does. */
export type Step = readonly (string | Law)[];

function doesOf(text: string): Does {
  const [refused, saying, where] = /^refuse '((?:[^']|'')*)'(?:\s+where\s([^]*))?$/.exec(text.trim()) ?? [];
  return refused === undefined || saying === undefined
    ? text.trim()
    : { saying: saying.replaceAll("''", "'"), where: where ?? null };
}

/** Reads a law: `name before insert on table when condition: refuse 'why' where condition; statement`. */
export function law(text: string): Law {
  const [, name = '', on = '', given, does = ''] =
    /^(\w+) ((?:before|after) [^]*? on \w+)(?:\s+when\s([^]*?))?:\s([^]*)$/.exec(text) ?? [];
  return { name, on, given: given ?? null, does: does.split(/;\s/).map(doesOf) };
}

export const quoted = (words: string): string => `'${words.replaceAll("'", "''")}'`;

const inSqlite = (does: Does): string => {
  if (typeof does === 'string') return `${does};`;
  const where = does.where === null ? '' : ` where ${does.where}`;
  return `select raise(abort, ${quoted(does.saying)})${where};`;
};

/** Renders a law as a trigger of SQLite. */
const triggerOf = ({ name, on, given, does }: Law): string =>
  `create trigger ${name} ${on}${given === null ? '' : ` when ${given}`} begin ${does.map(inSqlite).join(' ')} end`;

/** Renders a step as a migration of SQLite. */
export const stepOf = (step: Step): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const each of step) await sql.raw(typeof each === 'string' ? each : triggerOf(each)).execute(db);
  },
});

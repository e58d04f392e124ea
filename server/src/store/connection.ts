// Connection: how the store's parts ask a database of either kind, by four asynchronous verbs.

import { assert } from '@dunmer/shared/lib';
import type { Words } from './words.ts';

/** A parameter's value. A boolean becomes 0 or 1; anything that is no scalar becomes its JSON. */
type Value = string | number | boolean | null | object;
/** Parameters by name. Those that the statement does not name are not passed on. */
export type Given = Readonly<Record<string, Value>>;
/** A row as the database returns it. */
export type Raw = Readonly<Record<string, unknown>>;

/** Matches a parameter, `:name`; two colons are a cast. */
const PARAMETER = /(?<![:\w]):([a-z]\w*)/gi;

const scalarOf = (value: Value | undefined): string | number | null => {
  assert(value !== undefined, 'a statement is given all that it names');
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};

/** SQL with named parameters. Each connection prepares a statement once, however often it is asked. */
export class Statement {
  readonly sql: string;
  #names: readonly string[] | null = null;

  constructor(sql: string) {
    this.sql = sql;
  }

  /** Returns the SQL with a mark for each occurrence of a parameter, for databases whose parameters have no names. */
  marked(mark: (nth: number) => string): string {
    let nth = 0;
    return this.sql.replaceAll(PARAMETER, () => mark((nth += 1)));
  }

  /** Returns the values in the order of those marks. Throws if one is missing. */
  values(given: Given): (string | number | null)[] {
    this.#names ??= [...this.sql.matchAll(PARAMETER)].map(([, name = '']) => name);
    return this.#names.map((name) => scalarOf(given[name]));
  }
}

export interface Connection {
  /** SQL in which this database differs from others. */
  readonly words: Words;
  /** Whether an error is a fault of the database and not of the statement; then nothing of the group can be kept. */
  isFault(error: unknown): boolean;
  /** Whether a transaction is open. */
  isOpen(): boolean;
  /** How many statements it has run so far that may have written something. */
  readonly writes: number;
  /** Resolves to the first row, if there is one. */
  get(statement: Statement, given: Given): Promise<Raw | undefined>;
  all(statement: Statement, given: Given): Promise<readonly Raw[]>;
  /** Resolves to the number of changed rows. */
  run(statement: Statement, given: Given): Promise<number>;
  /** Runs a statement without returning a result; an error shows at the commit at the latest. */
  tell(statement: Statement, given: Given): Promise<void>;
  /** Resolves once what was committed is on the disk; null if the commit itself waits for the disk. */
  readonly sync: (() => Promise<void>) | null;
  /** Removes erased data from all files; returns false if it must be called again later. */
  scrub(): boolean;
}

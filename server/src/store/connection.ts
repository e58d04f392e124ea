// Connection: how the store's parts ask a database, whichever it is: four verbs, each asynchronous.

import { assert } from '@dunmer/shared/lib';
import type { Words } from './words.ts';

/** What is given to a statement; a boolean becomes 0 or 1, and anything that is no scalar its JSON. */
type Value = string | number | boolean | null | object;
/** By the names that the statement has for them. What it does not name is not given. */
export type Given = Readonly<Record<string, Value>>;
/** A row as the database has it. */
export type Raw = Readonly<Record<string, unknown>>;

/** A parameter, `:name`; two colons are a cast. */
const PARAMETER = /(?<![:\w]):([a-z]\w*)/gi;

const scalarOf = (value: Value | undefined): string | number | null => {
  assert(value !== undefined, 'a statement is given all that it names');
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};

/** SQL with named parameters. Each is prepared once a connection, however often it is asked. */
export class Statement {
  readonly sql: string;
  #names: readonly string[] | null = null;

  constructor(sql: string) {
    this.sql = sql;
  }

  /** As a database takes it whose parameters are marks, one for each time that a name stands there. */
  marked(mark: (nth: number) => string): string {
    let nth = 0;
    return this.sql.replaceAll(PARAMETER, () => mark((nth += 1)));
  }

  /** What is given, in the order of those marks. Throws where something is missing. */
  values(given: Given): (string | number | null)[] {
    this.#names ??= [...this.sql.matchAll(PARAMETER)].map(([, name = '']) => name);
    return this.#names.map((name) => scalarOf(given[name]));
  }
}

export interface Connection {
  /** What this database says otherwise than others. */
  readonly words: Words;
  /** Whether a fault is one of the database, and not of what it was asked: nothing of the group can be kept. */
  isFault(error: unknown): boolean;
  /** Whether a transaction is open. */
  isOpen(): boolean;
  /** The first row. */
  get(statement: Statement, given: Given): Promise<Raw | undefined>;
  all(statement: Statement, given: Given): Promise<readonly Raw[]>;
  /** Resolves to how many rows it has changed. */
  run(statement: Statement, given: Given): Promise<number>;
  /** Nobody waits for what comes of it; what is wrong shows at the commit at the latest. */
  tell(statement: Statement, given: Given): Promise<void>;
  /** Resolves when what was committed is on the disk; null where a commit has waited for that. */
  readonly sync: (() => Promise<void>) | null;
  /** Sees to it that what was erased is in no file any more; false where it has to be asked again. */
  scrub(): boolean;
}

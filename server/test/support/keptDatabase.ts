// Kept database: one connection that takes in one image of a database after another. To open a connection, to read its form and to
// prepare hundreds of statements is most of a server's start; here it is done once, and each life gets a handle of its own.

import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { assert } from '@dunmer/shared/lib';

// What SQLite looks at to know whether pages that it remembers are still those of the file; twice in its head.
const CHANGES = [24, 92] as const;
/** More than one life counts by itself, so that no image is taken for what the life before has left. */
const STEP = 1024;

/** What a statement is told once and keeps. */
const MODES = new Set(['pluck', 'raw', 'expand', 'safeIntegers', 'bind']);
/**
 * What every store tells its connection, and asks whether it was heard; and how long it waits for others, of whom a file
 * without a name has none.
 */
const ITS_OWN =
  /^(?:(?:recursive_triggers|foreign_keys|secure_delete)(?: = on)?|temp_store(?: = memory)?|busy_timeout(?: = \d+)?)$/;
/** What is told for good, and not once more to the next life. */
const FOR_GOOD = / = (?:on|memory)$/;

/**
 * The same object, whose every use is refused once it is let go, as by a database that was closed. `own` gives what it does
 * otherwise, and undefined for what it does as ever.
 */
function whileOpen<T extends object>(
  inner: T,
  isOpen: () => boolean,
  own: (name: string, found: unknown) => unknown,
): T {
  return new Proxy(inner, {
    get(target, name) {
      if (!isOpen()) {
        if (name === 'open' || name === 'inTransaction') return false;
        throw new TypeError('The database connection is not open');
      }
      const found: unknown = Reflect.get(target, name, target);
      const other = typeof name === 'string' ? own(name, found) : undefined;
      if (other !== undefined) return other;
      return typeof found === 'function'
        ? (...args: readonly unknown[]): unknown => Reflect.apply(found, target, args)
        : found;
    },
  });
}

export interface Handle {
  readonly db: Database.Database;
  /** Lets go of the database, with a transaction under way or not; returns what is committed. */
  leave(): Buffer;
}

export class KeptDatabase {
  readonly #file: number;
  readonly #db: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  readonly #turnedOn = new Set<string>();
  #changes = 0;
  #life = 0;
  #isAsMade = true;

  /** Its file has no name: nothing has to outlive this process. */
  constructor(image: Uint8Array) {
    const folder = mkdtempSync(join(tmpdir(), 'dunmer-kept-'));
    const path = join(folder, 'kept.sqlite');
    this.#file = openSync(path, 'w+');
    this.#put(image);
    this.#db = new Database(path);
    for (const pragma of ['journal_mode = memory', 'synchronous = off']) this.#db.pragma(pragma);
    rmSync(folder, { recursive: true });
  }

  /** Opens an image; who has opened one before can use it no more. */
  open(image: Uint8Array): Handle {
    assert(!this.#db.inTransaction, 'nothing is under way');
    this.#swap(image);
    this.#life += 1;
    const life = this.#life;
    const isOpen = (): boolean => this.#life === life;
    const letGo = (): void => {
      if (this.#db.inTransaction) this.#db.exec('rollback');
      this.#life += 1;
    };
    const own = (name: string, found: unknown): unknown => {
      if (name === 'prepare') return (sql: string) => this.#handed(sql, isOpen);
      if (name === 'pragma')
        return (text: string, options?: Database.PragmaOptions) => this.#pragma(text, options);
      if (name === 'close') return letGo;
      if (typeof found === 'function') this.#isAsMade = false;
      return undefined;
    };
    return {
      db: whileOpen(this.#db, isOpen, own),
      leave: () => {
        letGo();
        return this.#image();
      },
    };
  }

  /** Nobody has turned anything on or off, run a script or done whatever else the next life might feel. */
  get isAsMade(): boolean {
    return this.#isAsMade;
  }

  /** No image is opened any more. */
  end(): void {
    this.#life += 1;
    this.#db.close();
    closeSync(this.#file);
  }

  /** A statement that all lives share; who tells it something that it keeps gets one of their own. */
  #handed(sql: string, isOpen: () => boolean): Database.Statement {
    const told =
      (mode: string, tell: unknown) =>
      (...args: readonly unknown[]): unknown => {
        if (typeof tell !== 'function') throw new TypeError(`a statement knows no ${mode}`);
        const anew = this.#db.prepare(sql);
        Reflect.apply(tell, anew, args);
        return whileOpen(anew, isOpen, () => undefined);
      };
    return whileOpen(this.#prepared(sql), isOpen, (name, found) =>
      MODES.has(name) ? told(name, found) : undefined,
    );
  }

  #prepared(sql: string): Database.Statement {
    const prepared = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** To turn on again what is on makes SQLite compile every statement anew: it is left out. */
  #pragma(text: string, options?: Database.PragmaOptions): unknown {
    if (this.#turnedOn.has(text)) return [];
    if (!ITS_OWN.test(text)) this.#isAsMade = false;
    if (FOR_GOOD.test(text)) this.#turnedOn.add(text);
    return this.#db.pragma(text, options);
  }

  /** Puts another image in the place of the one that is there; the lock is let go of by the first that reads without it. */
  #swap(image: Uint8Array): void {
    this.#db.pragma('locking_mode = normal');
    this.#db.pragma('user_version');
    this.#put(image);
    this.#db.pragma('locking_mode = exclusive');
  }

  #put(image: Uint8Array): void {
    const bytes = Buffer.from(image);
    this.#changes += STEP;
    for (const at of CHANGES) bytes.writeUInt32BE(0x4000_0000 + this.#changes, at);
    ftruncateSync(this.#file, bytes.length);
    writeSync(this.#file, bytes, 0, bytes.length, 0);
  }

  #image(): Buffer {
    const bytes = Buffer.alloc(fstatSync(this.#file).size);
    readSync(this.#file, bytes, 0, bytes.length, 0);
    return bytes;
  }
}

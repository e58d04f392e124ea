// Kept database: one connection that opens one database image after another. Opening a connection, reading the schema
// and preparing hundreds of statements is most of a server's start; here that is done once, and each life gets a handle
// of its own.

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

// Where the file's header holds the counter, twice, by which SQLite knows whether its cached pages are still those of
// the file.
const CHANGES = [24, 92] as const;
/** More than a single life counts up by itself, so that no image is taken for what the previous life left. */
const STEP = 1024;

/** Methods that set a mode which the statement keeps. */
const MODES = new Set(['pluck', 'raw', 'expand', 'safeIntegers', 'bind']);
/**
 * The pragmas that every store sets on its connection and reads back, and its time to wait for other processes, which a
 * file without a name does not have.
 */
const ITS_OWN =
  /^(?:(?:recursive_triggers|foreign_keys|secure_delete)(?: = on)?|temp_store(?: = memory)?|busy_timeout(?: = \d+)?)$/;
/** Pragmas that stay set, and are not set again for the next life. */
const FOR_GOOD = / = (?:on|memory)$/;

/**
 * Returns the same object, whose every use throws once it is let go, as on a closed database. `own` returns a
 * property's replacement, or undefined to leave it as it is.
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
  /** Lets go of the database, even during a transaction; returns what is committed. */
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

  /** Opens the connection on a file without a name, since nothing has to outlive this process. */
  constructor(image: Uint8Array) {
    const folder = mkdtempSync(join(tmpdir(), 'dunmer-kept-'));
    const path = join(folder, 'kept.sqlite');
    this.#file = openSync(path, 'w+');
    this.#put(image);
    this.#db = new Database(path);
    for (const pragma of ['journal_mode = memory', 'synchronous = off']) this.#db.pragma(pragma);
    rmSync(folder, { recursive: true });
  }

  /** Opens an image; the handle of the previous image can't be used any more. */
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

  /**
   * Whether no life has set a pragma of its own, run a script or done anything else that the next life might notice.
   */
  get isAsMade(): boolean {
    return this.#isAsMade;
  }

  /** Closes the connection; no image can be opened any more. */
  end(): void {
    this.#life += 1;
    this.#db.close();
    closeSync(this.#file);
  }

  /** Returns a statement that all lives share; a caller that sets a mode of it gets a statement of their own. */
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

  /** Runs a pragma, except one that is on already: turning it on again makes SQLite compile every statement anew. */
  #pragma(text: string, options?: Database.PragmaOptions): unknown {
    if (this.#turnedOn.has(text)) return [];
    if (!ITS_OWN.test(text)) this.#isAsMade = false;
    if (FOR_GOOD.test(text)) this.#turnedOn.add(text);
    return this.#db.pragma(text, options);
  }

  /**
   * Puts another image in the place of the current one; the first read without the exclusive lock mode releases the
   * lock.
   */
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

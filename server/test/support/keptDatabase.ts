// Kept database: one connection that takes in one image of a database after another. To open a connection, to read its form and to
// prepare hundreds of statements is most of a server's start; here it is done once, and each life gets a handle of its own.

import { fstatSync, ftruncateSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { assert } from '@dunmer/shared/lib';

// What SQLite looks at to know whether pages that it remembers are still those of the file; twice in its head.
const CHANGES = [24, 92] as const;

/** The same object, whose every use is refused once it is let go, as by a database that was closed. */
function whileOpen<T extends object>(
  inner: T,
  isOpen: () => boolean,
  own: Readonly<Record<string, unknown>>,
): T {
  return new Proxy(inner, {
    get(target, name) {
      if (!isOpen()) {
        if (name === 'open' || name === 'inTransaction') return false;
        throw new TypeError('The database connection is not open');
      }
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name];
      const found: unknown = Reflect.get(target, name, target);
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
    return {
      db: whileOpen(this.#db, isOpen, {
        prepare: (sql: string) => whileOpen(this.#prepared(sql), isOpen, {}),
        pragma: (text: string, options?: Database.PragmaOptions) => this.#pragma(text, options),
        close: letGo,
      }),
      leave: () => {
        letGo();
        return this.#image();
      },
    };
  }

  #prepared(sql: string): Database.Statement {
    const prepared = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** To turn on again what is on makes SQLite compile every statement anew: it is left out. */
  #pragma(text: string, options?: Database.PragmaOptions): unknown {
    if (this.#turnedOn.has(text)) return [];
    if (text.endsWith(' = on')) this.#turnedOn.add(text);
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
    this.#changes += 1;
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

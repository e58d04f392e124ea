// Cache: values of the database by key, as committed. A body reads through what is staged, and writes only to its own
// layer. Outside bodies the cache is filled with values that are read and still hold.

import type { Anywhere, InBody, Part } from './staging.ts';
import { type Look, Looks } from './looks.ts';

/** What a body has changed in a cache. */
export class Changes<K, V> {
  isCleared = false;
  /** Null if the value was dropped; it is then read again. */
  readonly values = new Map<K, V | null>();

  /** The value of a key in this layer; undefined if the layers below decide. */
  get(key: K): V | null | undefined {
    return this.values.get(key) ?? (this.isCleared || this.values.has(key) ? null : undefined);
  }

  put(key: K, value: V | null): this {
    this.values.set(key, value);
    return this;
  }

  clear(): void {
    this.isCleared = true;
    this.values.clear();
  }
}

export interface CacheOptions<V> {
  /** The most values kept; beyond that the one that came in longest ago is dropped. */
  readonly most: number;
  /** Whether a value is passing: of passing values only the newest is kept. */
  readonly isPassing?: (value: V) => boolean;
}

export class Cache<K, V extends object | number> implements Part<Changes<K, V>> {
  readonly #most: number;
  readonly #isPassing: (value: V) => boolean;
  /** The passing value now in memory. */
  #passing: K | null = null;
  /** In the order in which they came in, the oldest first. */
  readonly #memory = new Map<K, V>();
  readonly #looks = new Looks<K>();
  readonly #loading = new Map<K, Promise<V | null>>();

  constructor({ most, isPassing = () => false }: CacheOptions<V>) {
    this.#most = most;
    this.#isPassing = isPassing;
  }

  /** The values in memory, the oldest first. */
  [Symbol.iterator](): IterableIterator<[K, V]> {
    return this.#memory.entries();
  }

  /**
   * The value as the reader may know it: in a body with what is staged, otherwise as committed; null if it is not in
   * memory.
   */
  get({ staged }: Anywhere, key: K): V | null {
    for (let at = staged; at !== null; at = at.below) {
      const found = at.peek(this)?.get(key);
      if (found !== undefined) return found;
    }
    return this.#memory.get(key) ?? null;
  }

  /** The same, but reads the value if it is not in memory; null if there is none. */
  async find(reader: Anywhere, key: K, read: () => Promise<V | null>): Promise<V | null> {
    const known = this.get(reader, key);
    if (known !== null) return known;
    const { staged } = reader;
    if (staged === null) return this.#load(key, read);
    const found = await read();
    if (found !== null) this.put({ staged }, key, found);
    return found;
  }

  put({ staged }: InBody, key: K, value: V): void {
    staged.of(this).put(key, value);
  }

  /** Drops the value, which is read again from here on. */
  drop({ staged }: InBody, key: K): void {
    staged.of(this).put(key, null);
  }

  /** Drops all values, which are read again from here on. */
  clear({ staged }: InBody): void {
    staged.of(this).clear();
  }

  /** Watches a key for changes by commits. */
  look(key: K): Look {
    return this.#looks.at(key);
  }

  /** Removes a value to make room; it is read again when needed and has not changed. */
  forget(key: K): void {
    this.#memory.delete(key);
  }

  layer(): Changes<K, V> {
    return new Changes();
  }

  lay(upper: Changes<K, V>, lower: Changes<K, V>): void {
    if (upper.isCleared) lower.clear();
    for (const [key, value] of upper.values) lower.put(key, value);
  }

  enter({ isCleared, values }: Changes<K, V>): void {
    if (isCleared) {
      this.#memory.clear();
      this.#looks.allChanged();
    }
    for (const [key, value] of values) {
      this.#looks.changed(key);
      if (value === null) this.#memory.delete(key);
      else this.#keep(key, value);
    }
  }

  /** Everybody who asks for the same key at the same time waits for one read. */
  async #load(key: K, read: () => Promise<V | null>): Promise<V | null> {
    const known = this.#loading.get(key);
    if (known !== undefined) return known;
    const loading = this.#read(key, read);
    this.#loading.set(key, loading);
    try {
      return await loading;
    } finally {
      this.#loading.delete(key);
    }
  }

  async #read(key: K, read: () => Promise<V | null>): Promise<V | null> {
    const look = this.look(key);
    try {
      for (;;) {
        look.again();
        const found = await read();
        // A value that a commit has brought is newer than the one read.
        const newer = this.#memory.get(key);
        if (newer !== undefined) return newer;
        if (!look.holds) continue;
        if (found !== null) this.#keep(key, found);
        return found;
      }
    } finally {
      look.end();
    }
  }

  #keep(key: K, value: V): void {
    this.#memory.delete(key);
    this.#memory.set(key, value);
    const isPassing = this.#isPassing(value);
    if (this.#passing === key) this.#passing = null;
    if (isPassing && this.#passing !== null) this.#memory.delete(this.#passing);
    if (isPassing) this.#passing = key;
    const [oldest] = this.#memory.keys();
    if (this.#memory.size > this.#most && oldest !== undefined) this.#memory.delete(oldest);
  }
}

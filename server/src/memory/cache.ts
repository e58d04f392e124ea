// Cache: values of the database by key, as they are committed. Inside a body it is read through what is staged, and
// written to the body's layer only; outside it is filled with what was committed and is still so.

import type { Anywhere, InBody, Part } from './staging.ts';
import { type Look, Looks } from './looks.ts';

/** What a body has changed of a cache. */
export class Changes<K, V> {
  isCleared = false;
  /** Null where it was dropped: then it is read again. */
  readonly values = new Map<K, V | null>();

  /** What is known of a key here; undefined where that lies below. */
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
  /** Beyond so many the one that came in longest ago goes. */
  readonly most: number;
  /** Only the newest of these stays. */
  readonly isPassing?: (value: V) => boolean;
}

export class Cache<K, V extends object | number> implements Part<Changes<K, V>> {
  readonly #most: number;
  readonly #isPassing: (value: V) => boolean;
  /** The passing one that is in memory. */
  #passing: K | null = null;
  /** What came in longest ago comes first. */
  readonly #memory = new Map<K, V>();
  readonly #looks = new Looks<K>();
  readonly #loading = new Map<K, Promise<V | null>>();

  constructor({ most, isPassing = () => false }: CacheOptions<V>) {
    this.#most = most;
    this.#isPassing = isPassing;
  }

  /** What is in memory, the oldest first. */
  [Symbol.iterator](): IterableIterator<[K, V]> {
    return this.#memory.entries();
  }

  /**
   * The value as the reader may know it: in a body with what is staged, else as it is committed; null where nobody
   * knows.
   */
  get({ staged }: Anywhere, key: K): V | null {
    for (let at = staged; at !== null; at = at.below) {
      const found = at.peek(this)?.get(key);
      if (found !== undefined) return found;
    }
    return this.#memory.get(key) ?? null;
  }

  /** The same, read where nobody knows it; null where there is none. */
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

  /** It is read again from here on. */
  drop({ staged }: InBody, key: K): void {
    staged.of(this).put(key, null);
  }

  /** Everything is read again from here on. */
  clear({ staged }: InBody): void {
    staged.of(this).clear();
  }

  /** Looks at a key: whether a commit changes it. */
  look(key: K): Look {
    return this.#looks.at(key);
  }

  /** Makes room: what is let go is read again, and is what it was. */
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

  /** All who ask for the same at the same time wait for one reading. */
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
        // What a commit has brought is newer than what was read.
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

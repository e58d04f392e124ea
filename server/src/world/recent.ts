// Recent: what was done a moment ago, by name. It is kept in memory only: after a restart nothing was done.

import { type Anywhere, Cache } from '../memory/index.ts';
import type { Clock } from '../ports/index.ts';

export class Recent {
  readonly #clock: Clock;
  readonly #done: Cache<string, number>;

  /** Remembers at most `most` things; beyond that the oldest is forgotten. */
  constructor(clock: Clock, most: number) {
    this.#clock = clock;
    this.#done = new Cache({ most });
  }

  /** Whether this was done within the last `within` milliseconds, as far as this reader may know. */
  has(at: Anywhere, what: string, within: number): boolean {
    const done = this.#done.get(at, what);
    return done !== null && this.#clock.elapsed() - done < within;
  }

  /** Remembers that this was done now; in a body this counts once the body is committed. */
  keep({ staged }: Anywhere, what: string): void {
    const now = this.#clock.elapsed();
    if (staged === null) this.#done.enter(this.#done.layer().put(what, now));
    else this.#done.put({ staged }, what, now);
  }

  /** Forgets that this was ever done. */
  drop({ staged }: Anywhere, what: string): void {
    if (staged === null) this.#done.enter(this.#done.layer().put(what, null));
    else this.#done.drop({ staged }, what);
  }

  /** What is remembered, and when it was done. */
  [Symbol.iterator](): IterableIterator<[string, number]> {
    return this.#done[Symbol.iterator]();
  }
}

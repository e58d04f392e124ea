// Lately: what was done a moment ago and may not be done again at once. In memory alone: after a restart it may.

import type { Clock } from '../ports/index.ts';

const MOST = 10_000;

export class Lately {
  readonly #clock: Clock;
  /** What was done longest ago comes first. */
  readonly #done = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether this was done within the last so many milliseconds. */
  has(what: string, within: number): boolean {
    const done = this.#done.get(what);
    return done !== undefined && this.#clock.elapsed() - done < within;
  }

  /** Remembers that it was done now. */
  keep(what: string): void {
    this.#done.delete(what);
    this.#done.set(what, this.#clock.elapsed());
    const [oldest] = this.#done.keys();
    if (this.#done.size > MOST && oldest !== undefined) this.#done.delete(oldest);
  }
}

// Buckets: one bucket for each key, kept while nobody asks; forgotten once it is full again, because then it says
// nothing.

import { Bucket, type Rate } from './bucket.ts';

const MOST = 10_000;

export class Buckets {
  readonly #rate: Rate;
  /** In the order in which they were last asked, the longest ago first. */
  readonly #kept = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Takes a token from the bucket of `key`; returns false if there is none. */
  take(key: string, now: number): boolean {
    const bucket = this.#kept.get(key) ?? new Bucket(this.#rate, now);
    this.#kept.delete(key);
    this.#kept.set(key, bucket);
    const taken = bucket.take(now);
    this.#forget(now);
    return taken;
  }

  /** Puts back a token of `key` that should not count. */
  giveBack(key: string): void {
    this.#kept.get(key)?.giveBack();
  }

  #forget(now: number): void {
    for (const [key, bucket] of this.#kept) {
      if (this.#kept.size <= MOST && !bucket.isFull(now)) return;
      this.#kept.delete(key);
    }
  }
}

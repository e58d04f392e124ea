// Buckets: one for each that is counted, also while it is away; forgotten once it is full again, for then it says
// nothing.

import { Bucket, type Rate } from './bucket.ts';

const MOST = 10_000;

export class Buckets {
  readonly #rate: Rate;
  /** The one that was asked longest ago comes first. */
  readonly #kept = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Takes a token of `key`'s; false where there is none. */
  take(key: string, now: number): boolean {
    const bucket = this.#kept.get(key) ?? new Bucket(this.#rate, now);
    this.#kept.delete(key);
    this.#kept.set(key, bucket);
    const taken = bucket.take(now);
    this.#forget(now);
    return taken;
  }

  /** Puts a token of `key`'s back that was taken for nothing. */
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

// Bucket: tokens that fill up at a steady rate; each message takes one.

/** How many messages of one kind may come: `burst` at once, `perSecond` on average. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** Takes a token at `now` (milliseconds); returns false if there is none. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Puts back a token that should not count. */
  giveBack(): void {
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + 1);
  }

  /** Whether the bucket is full, like a new one. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#rate.burst;
  }

  #fill(now: number): void {
    const filled = this.#tokens + ((now - this.#at) / 1000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, filled);
    this.#at = now;
  }
}

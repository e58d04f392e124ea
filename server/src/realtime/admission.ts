// Admission: when many come at once they are served a few in each turn of the loop, so that nobody else waits.

import type { Clock } from '../ports/index.ts';

export class Admission {
  readonly #clock: Clock;
  readonly #slice: number;
  #waiting: (() => void)[] = [];
  #served = 0;
  #isTurning = false;

  /** Works on newcomers for at most `slice` milliseconds in one turn. */
  constructor(clock: Clock, slice: number) {
    this.#clock = clock;
    this.#slice = slice;
  }

  get length(): number {
    return this.#waiting.length - this.#served;
  }

  /** Calls `enter` when there is time, in order of arrival. */
  add(enter: () => void): void {
    this.#waiting.push(enter);
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => this.#turn());
  }

  /** Resolves when there is time. */
  async pass(): Promise<void> {
    return new Promise((resolve) => this.add(resolve));
  }

  #turn(): void {
    const end = this.#clock.elapsed() + this.#slice;
    do this.#serve();
    while (this.length > 0 && this.#clock.elapsed() < end);
    this.#isTurning = this.length > 0;
    if (this.#isTurning) setImmediate(() => this.#turn());
    else {
      this.#waiting = [];
      this.#served = 0;
    }
  }

  #serve(): void {
    const enter = this.#waiting[this.#served];
    this.#served += 1;
    enter?.();
  }
}

// Busy: a table whose watchers get something to read again and again.

import { openPair, type Random } from '../support/index.ts';

/**
 * Batches of one match; then another is begun, so that a newcomer has no endless log to catch up with. Not the same for all:
 * where they end together, there is nothing to read anywhere for a moment.
 */
const [FEWEST, MORE] = [300, 200];

export class Busy {
  readonly #url: string;
  readonly #random: Random;
  readonly #pause: number;
  #watch = '';
  #isOver = false;

  /** `pause`: milliseconds between two batches. */
  constructor(url: string, random: Random, pause: number) {
    this.#url = url;
    this.#random = random;
    this.#pause = pause;
  }

  /** The code with which the present match is watched. */
  get watch(): string {
    return this.#watch;
  }

  /** Goes on until it is told to stop. */
  async run(): Promise<void> {
    while (!this.#isOver) {
      const { a, b, watch, close } = await openPair(this.#url, this.#random);
      this.#watch = watch;
      // Until both have promised, a phone may promise anew, and everybody hears that it has.
      const batches = FEWEST + this.#random.below(MORE);
      for (let i = 0; i < batches && !this.#isOver; i++) {
        await a.play({ type: 'promise', promise: this.#random.hex32() });
        await new Promise((resolve) => setTimeout(resolve, this.#pause));
      }
      // Nobody promises for the other: the match stays where it is.
      await b.play({ type: 'concede' });
      close();
    }
  }

  stop(): void {
    this.#isOver = true;
  }
}

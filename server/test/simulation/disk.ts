// Disk: has room for what is committed, most of the time.

import type { Random } from '@dunmer/shared/testing';

const ONE_IN_FULL = 60;
/** One in so many commits that follow an act of staff finds no room. */
const ONE_IN_STAFF_UNSAVED = 4;

export class Disk {
  readonly #random: Random;
  #isNextFull = false;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Staff act: a failing commit shows best what a transaction has wrongly changed in memory. */
  expectStaff(): void {
    this.#isNextFull = this.#random.below(ONE_IN_STAFF_UNSAVED) === 0;
  }

  /** Returns whether the commit that asks finds no room. */
  isFull(): boolean {
    const isFull = this.#isNextFull || this.#random.below(ONE_IN_FULL) === 0;
    this.#isNextFull = false;
    return isFull;
  }
}

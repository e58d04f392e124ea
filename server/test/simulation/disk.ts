// Disk: room for what is committed, most of the time.

import type { Random } from '@dunmer/shared/testing';

const ONE_IN_FULL = 60;
/** Of what staff do, so much finds no room. */
const ONE_IN_STAFF_UNSAVED = 4;

export class Disk {
  readonly #random: Random;
  #isNextFull = false;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Staff act: what a body has changed of memory is seen best where its commit fails. */
  expectStaff(): void {
    this.#isNextFull = this.#random.below(ONE_IN_STAFF_UNSAVED) === 0;
  }

  /** Whether the commit that asks finds no room. */
  isFull(): boolean {
    const isFull = this.#isNextFull || this.#random.below(ONE_IN_FULL) === 0;
    this.#isNextFull = false;
    return isFull;
  }
}

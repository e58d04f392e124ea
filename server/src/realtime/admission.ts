// Admission: when many phones arrive at once, a few are let in per turn of the event loop, so that nobody else waits.

// The work that one entry starts runs in promises after the turn, where this class cannot time it. Eight keeps it
// short.
const IN_A_TURN = 8;

export class Admission {
  #waiting: (() => void)[] = [];
  #served = 0;
  #isTurning = false;

  get length(): number {
    return this.#waiting.length - this.#served;
  }

  /** Calls `enter` when there is time, in the order of arrival. */
  add(enter: () => void): void {
    this.#waiting.push(enter);
    if (!this.#isTurning) this.#goOn();
  }

  /** Resolves when there is time. */
  async pass(): Promise<void> {
    return new Promise((resolve) => this.add(resolve));
  }

  #goOn(): void {
    this.#isTurning = true;
    setImmediate(() => {
      for (let i = 0; i < IN_A_TURN; i++) this.#serve();
      if (this.length > 0) return this.#goOn();
      this.#isTurning = false;
      this.#waiting = [];
      this.#served = 0;
    });
  }

  #serve(): void {
    const enter = this.#waiting[this.#served];
    if (enter === undefined) return;
    this.#served += 1;
    enter();
  }
}

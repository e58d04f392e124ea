// Pace: when what is due is done: at once, or after a time to think, measured from the moment it was meant for.

export interface Pace {
  /** Calls `act` when it is time, with the moment that it was meant for. */
  schedule(act: (meant: number) => void): void;
  /** Notes an answer to what was meant for that moment. */
  answered(meant: number): void;
}

/** At once, and nothing noted: as many as the server can do. */
export const AT_ONCE: Pace = { schedule: (act) => act(0), answered: () => undefined };

interface Planned {
  readonly at: number;
  readonly act: (meant: number) => void;
}

/**
 * Everything in its own time. It turns with the event loop instead of using timers, whose steps of a millisecond are
 * longer than some answers.
 */
export class Metronome implements Pace {
  readonly latencies: number[] = [];
  readonly #think: number;
  // All wait equally long, so what was planned first is due first; what has a moment of its own is kept apart.
  readonly #waiting: Planned[] = [];
  #next = 0;
  #running = true;

  /** `think`: milliseconds from what a trader sees to what it does. */
  constructor(think: number) {
    this.#think = think;
    this.#turn();
  }

  schedule(act: (meant: number) => void): void {
    this.#waiting.push({ at: performance.now() + this.#think, act });
  }

  answered(meant: number): void {
    this.latencies.push(performance.now() - meant);
  }

  stop(): void {
    this.#running = false;
  }

  #turn(): void {
    for (let next = this.#waiting[this.#next]; next !== undefined; next = this.#waiting[this.#next]) {
      if (next.at > performance.now()) break;
      this.#next += 1;
      next.act(next.at);
    }
    if (this.#running) setImmediate(() => this.#turn());
  }
}

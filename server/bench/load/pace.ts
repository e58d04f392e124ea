// Pace: when what is due is done: at once, or after a time to think, measured from the moment it was meant for.

export interface Pace {
  /** Calls `act` when it is time, with the moment that it was meant for. */
  schedule(act: (meant: number) => void): void;
  /** Notes an answer to what was meant for that moment. */
  answered(meant: number): void;
}

/** At once, and nothing noted: as many as the server can do. */
export const AT_ONCE: Pace = { schedule: (act) => act(0), answered: () => undefined };

/**
 * Everything in its own time, at the next whole millisecond of a timer. Between two of them the load sleeps: one that
 * turned round and round until the next moment would take a core from the server that it measures.
 */
export class Metronome implements Pace {
  readonly latencies: number[] = [];
  readonly #think: number;

  /** `think`: milliseconds from what a trader sees to what it does. */
  constructor(think: number) {
    this.#think = think;
  }

  schedule(act: (meant: number) => void): void {
    const meant = performance.now() + this.#think;
    setTimeout(act, this.#think, meant);
  }

  answered(meant: number): void {
    this.latencies.push(performance.now() - meant);
  }
}

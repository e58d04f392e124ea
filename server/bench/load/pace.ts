// Pace: when due commands are sent: at once, or after a time to think, measured from the moment they were meant for.

export interface Pace {
  /** Calls `act` when it is time, with the moment for which it was meant. */
  schedule(act: (meant: number) => void): void;
  /** Notes an answer to a command that was meant for that moment. */
  answered(meant: number): void;
}

/** Everything at once, and nothing noted: as much as the server can do. */
export const AT_ONCE: Pace = { schedule: (act) => act(0), answered: () => undefined };

/**
 * Everything in its own time, at the next whole millisecond of a timer. In between the load sleeps: if it kept polling
 * for the next moment, it would take a core from the server that it measures.
 */
export class Metronome implements Pace {
  readonly latencies: number[] = [];
  readonly #think: number;

  /** `think`: milliseconds from what a trader sees to what it does about it. */
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

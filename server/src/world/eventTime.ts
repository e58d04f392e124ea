// EventTime: the time by which waits are measured. It stands still while the event is paused, while nothing can be
// saved and while the server is down, and no change of the calendar moves it (EVENT, "Contracts"; RELIABILITY, P15).

import type { Clock } from '../ports/index.ts';

export class EventTime {
  readonly #clock: Pick<Clock, 'elapsed'>;
  #passed = 0;
  /** Since when it runs; null while it stands still. */
  #since: number | null;

  /** Begins at 0 and runs until it is told otherwise. */
  constructor(clock: Pick<Clock, 'elapsed'>) {
    this.#clock = clock;
    this.#since = clock.elapsed();
  }

  /** The event's time in whole milliseconds. */
  now(): number {
    return this.#passed + (this.#since === null ? 0 : Math.round(this.#clock.elapsed() - this.#since));
  }

  get stands(): boolean {
    return this.#since === null;
  }

  /** Continues from what an earlier process had counted. */
  resume(passed: number): void {
    this.#passed = passed;
    if (this.#since !== null) this.#since = this.#clock.elapsed();
  }

  /** Makes the time run, or stand still, from now on. */
  go(goes: boolean): void {
    if (goes === (this.#since !== null)) return;
    this.#passed = this.now();
    this.#since = goes ? this.#clock.elapsed() : null;
  }
}

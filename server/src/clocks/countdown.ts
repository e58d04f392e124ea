// Countdown: one clock as it runs, with the alarm for its end.

import type { Clock } from '../ports/index.ts';
import { begun, fullTime, going, longer, type Time, timeAt } from './time.ts';

/** A clock that follows a film begins when that has come up to it, at the latest so long after it became due. */
export const FILM = 40_000;

/** What a countdown calls. */
interface Calls {
  /** Once, when it has run out: what it stands for is to be done. */
  readonly atZero: () => void;
  /** It has begun to run by itself, for the film was not heard to have ended. */
  readonly flipped?: () => void;
}

export class Countdown {
  readonly #clock: Clock;
  readonly #calls: Calls;
  #time: Time;
  /** At zero, and what it stands for is being done. */
  #isEnding = false;
  /** The time for whose end the alarm is set; null where none is. */
  #armed: Time | null = null;
  #cancel = (): void => undefined;

  /** Begins standing, with `left` ms; `grace` ms more before it runs, where nobody says that the film has ended. */
  constructor(clock: Clock, left: number, grace: number, calls: Calls) {
    this.#clock = clock;
    this.#calls = calls;
    this.#time = fullTime(left, grace);
  }

  /** What it has left, as of now. */
  get time(): Time {
    return timeAt(this.#time, this.#clock.elapsed());
  }

  /** Whether it waits for a film. */
  get waits(): boolean {
    return this.#time.grace > 0;
  }

  /** The film has come up to it. */
  begin(): void {
    this.#time = begun(this.#time, this.#clock.elapsed());
    this.#arm();
  }

  /** Gets so many milliseconds more; the alarm is set with its next going on. */
  extend(ms: number): void {
    this.#time = longer(this.time, ms);
  }

  /** Goes on, or stands. */
  go(goes: boolean): void {
    this.#time = going(this.#time, this.#clock.elapsed(), goes);
    this.#arm();
  }

  /** What it stands for at zero could not be done: it is done after `ms`, or once the clock goes again. */
  again(ms: number): void {
    this.#cancel = this.#clock.after(ms, () => this.release());
  }

  /** What it stands for at zero was done, or is put off; where that has not ended it, it goes on. */
  release(): void {
    this.rest();
    this.#arm();
  }

  /** What it stands for at zero is held up: it is done with the next going on. */
  rest(): void {
    this.#isEnding = false;
  }

  stop(): void {
    this.#cancel();
  }

  #arm(): void {
    // A turn changes few clocks: the alarms of the others stay as they are.
    if (this.#isEnding || this.#armed === this.#time) return;
    this.#cancel();
    this.#armed = this.#time;
    const { left, grace, since } = this.#time;
    if (since === null) return;
    this.#cancel = this.#clock.after(grace > 0 ? grace : left, () => this.#ring());
  }

  #ring(): void {
    this.#armed = null;
    this.#time = this.time;
    if (this.#time.grace > 0 || this.#time.left > 0) {
      this.#arm();
      this.#calls.flipped?.();
      return;
    }
    this.#isEnding = true;
    this.#calls.atZero();
  }
}

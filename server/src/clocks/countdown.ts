// Countdown: one running clock, with the alarm for its end.

import type { Clock } from '../ports/index.ts';
import { begun, fullTime, going, longer, type Time, timeAt } from './time.ts';

/**
 * A clock that follows a film begins when the phone has played it, at the latest this many milliseconds after it
 * became due.
 */
export const FILM = 40_000;

/** What a countdown calls. */
interface Calls {
  /** Called once at zero: time to do what the clock stands for. */
  readonly atZero: () => void;
  /** It has begun to run by itself, because nobody reported the end of the film. */
  readonly flipped?: () => void;
}

export class Countdown {
  readonly #clock: Clock;
  readonly #calls: Calls;
  #time: Time;
  /** At zero, while what the clock stands for is being done. */
  #isEnding = false;
  /** The time for whose end the alarm is set; null if none is set. */
  #armed: Time | null = null;
  #cancel = (): void => undefined;

  /** Begins standing still with `left` ms. It runs after `grace` ms more if nobody reports the end of the film. */
  constructor(clock: Clock, left: number, grace: number, calls: Calls) {
    this.#clock = clock;
    this.#calls = calls;
    this.#time = fullTime(left, grace);
  }

  /** The time that it has left now. */
  get time(): Time {
    return timeAt(this.#time, this.#clock.elapsed());
  }

  /** Whether it waits for a film. */
  get waits(): boolean {
    return this.#time.grace > 0;
  }

  /** The film has been played: it begins to run. */
  begin(): void {
    this.#time = begun(this.#time, this.#clock.elapsed());
    this.#arm();
  }

  /** Adds `ms` milliseconds; the next `go` sets the alarm. */
  extend(ms: number): void {
    this.#time = longer(this.time, ms);
  }

  /** Lets it run, or stand still. */
  go(goes: boolean): void {
    this.#time = going(this.#time, this.#clock.elapsed(), goes);
    this.#arm();
  }

  /** What was due at zero could not be done: it is tried again after `ms`, or at the next `go`. */
  again(ms: number): void {
    this.#cancel = this.#clock.after(ms, () => this.release());
  }

  /** What was due at zero was done, or is put off. If that has not ended the clock, it goes on. */
  release(): void {
    this.rest();
    this.#arm();
  }

  /** What was due at zero is held up; it is done at the next `go`. */
  rest(): void {
    this.#isEnding = false;
  }

  stop(): void {
    this.#cancel();
  }

  #arm(): void {
    // A turn changes few clocks: the alarms of the others stay set.
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

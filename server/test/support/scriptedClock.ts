// Scripted clock: time that stands still until a test moves it.

import type { Clock } from '../../src/ports/index.ts';

export class ScriptedClock implements Clock {
  #elapsed = 0;
  #alarms: readonly { readonly at: number; readonly act: () => void }[] = [];
  #start: number;

  /** `start`: what the calendar says at first, in milliseconds. */
  constructor(start: number) {
    this.#start = start;
  }

  now(): number {
    return this.#start + this.#elapsed;
  }

  elapsed(): number {
    return this.#elapsed;
  }

  after(ms: number, act: () => void): () => void {
    const alarm = { at: this.#elapsed + ms, act };
    this.#alarms = [...this.#alarms, alarm];
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  /** Somebody sets the wall clock. */
  jump(ms: number): void {
    this.#start += ms;
  }

  /** Moves on and calls what has become due, in its order. */
  advance(ms: number): void {
    this.#elapsed += ms;
    const due = this.#alarms.filter(({ at }) => at <= this.#elapsed);
    this.#alarms = this.#alarms.filter(({ at }) => at > this.#elapsed);
    for (const { act } of due.toSorted((x, y) => x.at - y.at)) act();
  }
}

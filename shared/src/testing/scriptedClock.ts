// Scripted clock: time that stands still until a test moves it.

interface Alarm {
  readonly at: number;
  readonly act: () => void;
}

export class ScriptedClock {
  #elapsed = 0;
  #alarms: readonly Alarm[] = [];
  #start: number;

  /** `start`: the date and time at first, in milliseconds since 1970. */
  constructor(start: number) {
    this.#start = start;
  }

  now(): number {
    return this.#start + this.#elapsed;
  }

  /** Sets the calendar to another time, while no time passes otherwise. */
  jump(ms: number): void {
    this.#start += ms;
  }

  elapsed(): number {
    return this.#elapsed;
  }

  after(ms: number, act: () => void): () => void {
    const alarm = { at: this.#elapsed + ms, act };
    this.#alarms = [...this.#alarms, alarm];
    return () => this.#forget(alarm);
  }

  /** Moves time on, and calls what becomes due on the way, in order and at its time. */
  advance(ms: number): void {
    const end = this.#elapsed + ms;
    for (let next = this.#nextUntil(end); next !== undefined; next = this.#nextUntil(end)) {
      this.#forget(next);
      this.#elapsed = Math.max(this.#elapsed, next.at);
      next.act();
    }
    this.#elapsed = end;
  }

  #nextUntil(end: number): Alarm | undefined {
    return this.#alarms.filter(({ at }) => at <= end).toSorted((x, y) => x.at - y.at)[0];
  }

  #forget(alarm: Alarm): void {
    this.#alarms = this.#alarms.filter((other) => other !== alarm);
  }
}

// Ticking: the clocks of what the deck awaits as they run, each with the alarm for its end (IN10, IN19).

import { begun, FILM, fullTime, going, isRunning, type Time, timeAt } from '../clocks/index.ts';
import type { Clock } from '../ports/index.ts';
import type { DeckClockName, PersonKey, StoredDeckClock } from '../store/index.ts';
import type { DeckTime } from '../world/index.ts';

/** A clock that is due. */
export interface DeckClockDue {
  readonly name: DeckClockName;
  /** The asking that it is of: with another one it begins anew. */
  readonly turn: number;
  /** Milliseconds at first. */
  readonly full: number;
}

interface Tick extends DeckClockDue {
  time: Time;
  /** At zero, and what it stands for is being done. */
  isEnding: boolean;
  cancel: () => void;
}

export const clockId = ({ person, kind, asking }: DeckClockName): string => `${person}/${kind}/${asking}`;

export class Ticking {
  readonly #clock: Clock;
  readonly #atZero: (due: DeckClockDue) => void;
  readonly #ticks = new Map<string, Tick>();

  /** `atZero`: called once for a clock that has run out. */
  constructor(clock: Clock, atZero: (due: DeckClockDue) => void) {
    this.#clock = clock;
    this.#atZero = atZero;
  }

  get isEmpty(): boolean {
    return this.#ticks.size === 0;
  }

  timeOf(name: DeckClockName): DeckTime | null {
    const tick = this.#ticks.get(clockId(name));
    if (tick === undefined) return null;
    const now = timeAt(tick.time, this.#clock.elapsed());
    return { left: Math.round(now.left), full: tick.full, runs: isRunning(now) };
  }

  /** These are due, and no others; `left`: what one that begins has left, null where it has all of it. */
  are(dues: readonly DeckClockDue[], left: (name: DeckClockName) => number | null): void {
    const wanted = new Map(dues.map(({ name, turn }) => [clockId(name), turn]));
    for (const [id, { cancel, turn }] of this.#ticks) {
      if (wanted.get(id) === turn) continue;
      cancel();
      this.#ticks.delete(id);
    }
    for (const due of dues) if (!this.#ticks.has(clockId(due.name))) this.#begin(due, left(due.name));
  }

  /** It waits for the phone to be told; one that has run already was told before the server stopped. */
  #begin(due: DeckClockDue, kept: number | null): void {
    const left = kept ?? due.full;
    const time = fullTime(left, left >= due.full ? FILM : 0);
    this.#ticks.set(clockId(due.name), { ...due, time, isEnding: false, cancel: () => undefined });
  }

  /** A phone of this person is told what is asked of them: their time begins. */
  told(person: PersonKey): void {
    for (const tick of this.#ticks.values()) {
      if (tick.name.person !== person || tick.time.grace === 0) continue;
      tick.time = begun(tick.time, this.#clock.elapsed());
      this.#arm(tick);
    }
  }

  /** Those go on that `goes` says, the others stand. */
  go(goes: (kind: DeckClockName['kind']) => boolean): void {
    for (const tick of this.#ticks.values()) {
      tick.time = going(tick.time, this.#clock.elapsed(), goes(tick.name.kind));
      this.#arm(tick);
    }
  }

  /** What stood for a clock at zero could not be done: it is done again after `ms`, or with the next change. */
  again({ name }: DeckClockDue, ms: number | null): void {
    const tick = this.#ticks.get(clockId(name));
    if (tick === undefined) return;
    tick.isEnding = false;
    if (ms !== null) tick.cancel = this.#clock.after(ms, () => this.#arm(tick));
  }

  /** As they are saved. */
  rows(): readonly StoredDeckClock[] {
    const now = this.#clock.elapsed();
    return [...this.#ticks.values()].map(({ name, time }) => ({ ...name, left: timeAt(time, now).left }));
  }

  stop(): void {
    for (const { cancel } of this.#ticks.values()) cancel();
    this.#ticks.clear();
  }

  #arm(tick: Tick): void {
    if (tick.isEnding) return;
    tick.cancel();
    const { left, grace, since } = tick.time;
    if (since === null) return;
    tick.cancel = this.#clock.after(grace > 0 ? grace : left, () => this.#ring(tick));
  }

  #ring(tick: Tick): void {
    tick.time = timeAt(tick.time, this.#clock.elapsed());
    if (tick.time.grace > 0 || tick.time.left > 0) return this.#arm(tick);
    tick.isEnding = true;
    this.#atZero(tick);
  }
}

// Ticking: the running clocks of what the deck awaits (IN10, IN19).

import { Countdown, FILM, isRunning } from '../clocks/index.ts';
import type { Clock } from '../ports/index.ts';
import type { DeckClockName, PersonKey, StoredDeckClock } from '../store/index.ts';
import type { DeckTime } from '../world/index.ts';

/** A clock that is due. */
export interface DeckClockDue {
  readonly name: DeckClockName;
  /** The question that the clock belongs to: for another one it begins anew. */
  readonly turn: number;
  /** The whole time, in milliseconds. */
  readonly full: number;
}

interface Tick extends DeckClockDue {
  readonly countdown: Countdown;
}

export const clockId = ({ person, kind, asking }: DeckClockName): string => `${person}/${kind}/${asking}`;

export class Ticking {
  readonly #clock: Clock;
  readonly #atZero: (due: DeckClockDue) => void;
  readonly #ticks = new Map<string, Tick>();

  /** Calls `atZero` once for a clock that has run out. */
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
    const { time } = tick.countdown;
    return { left: Math.round(time.left), full: tick.full, runs: isRunning(time) };
  }

  /** Makes these clocks run, and no others. `left` says what a clock that begins has left; null for all of it. */
  are(dues: readonly DeckClockDue[], left: (name: DeckClockName) => number | null): void {
    const wanted = new Map(dues.map(({ name, turn }) => [clockId(name), turn]));
    for (const [id, { countdown, turn }] of this.#ticks) {
      if (wanted.get(id) === turn) continue;
      countdown.stop();
      this.#ticks.delete(id);
    }
    for (const due of dues) if (!this.#ticks.has(clockId(due.name))) this.#begin(due, left(due.name));
  }

  /** A clock waits until the phone is told; one that has run before was told before the server stopped. */
  #begin(due: DeckClockDue, kept: number | null): void {
    const left = kept ?? due.full;
    const countdown = new Countdown(this.#clock, left, left >= due.full ? FILM : 0, {
      atZero: () => this.#atZero(due),
    });
    this.#ticks.set(clockId(due.name), { ...due, countdown });
  }

  /** A phone of this person has been told what is asked of them: their time begins. */
  told(person: PersonKey): void {
    for (const { name, countdown } of this.#ticks.values())
      if (name.person === person && countdown.waits) countdown.begin();
  }

  /** Lets the kinds of clocks run that `goes` says, and the others stand still. */
  go(goes: (kind: DeckClockName['kind']) => boolean): void {
    for (const { name, countdown } of this.#ticks.values()) countdown.go(goes(name.kind));
  }

  /**
   * What a clock at zero stood for could not be done: it is tried again after `ms`, or with the next change for null.
   */
  again({ name }: DeckClockDue, ms: number | null): void {
    const countdown = this.#ticks.get(clockId(name))?.countdown;
    if (ms === null) countdown?.rest();
    else countdown?.again(ms);
  }

  /** The clocks as they are saved. */
  rows(): readonly StoredDeckClock[] {
    return [...this.#ticks.values()].map(({ name, countdown }) => ({ ...name, left: countdown.time.left }));
  }

  stop(): void {
    for (const { countdown } of this.#ticks.values()) countdown.stop();
    this.#ticks.clear();
  }
}

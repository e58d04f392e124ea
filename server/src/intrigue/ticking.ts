// Ticking: the clocks of what the deck awaits as they run (IN10, IN19).

import { Countdown, FILM, isRunning } from '../clocks/index.ts';
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
  readonly countdown: Countdown;
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
    const { time } = tick.countdown;
    return { left: Math.round(time.left), full: tick.full, runs: isRunning(time) };
  }

  /** These are due, and no others; `left`: what one that begins has left, null where it has all of it. */
  are(dues: readonly DeckClockDue[], left: (name: DeckClockName) => number | null): void {
    const wanted = new Map(dues.map(({ name, turn }) => [clockId(name), turn]));
    for (const [id, { countdown, turn }] of this.#ticks) {
      if (wanted.get(id) === turn) continue;
      countdown.stop();
      this.#ticks.delete(id);
    }
    for (const due of dues) if (!this.#ticks.has(clockId(due.name))) this.#begin(due, left(due.name));
  }

  /** It waits for the phone to be told; one that has run already was told before the server stopped. */
  #begin(due: DeckClockDue, kept: number | null): void {
    const left = kept ?? due.full;
    const countdown = new Countdown(this.#clock, left, left >= due.full ? FILM : 0, {
      atZero: () => this.#atZero(due),
    });
    this.#ticks.set(clockId(due.name), { ...due, countdown });
  }

  /** A phone of this person is told what is asked of them: their time begins. */
  told(person: PersonKey): void {
    for (const { name, countdown } of this.#ticks.values())
      if (name.person === person && countdown.waits) countdown.begin();
  }

  /** Those go on that `goes` says, the others stand. */
  go(goes: (kind: DeckClockName['kind']) => boolean): void {
    for (const { name, countdown } of this.#ticks.values()) countdown.go(goes(name.kind));
  }

  /** What stood for a clock at zero could not be done: it is done after `ms`, or with the next change. */
  again({ name }: DeckClockDue, ms: number | null): void {
    const countdown = this.#ticks.get(clockId(name))?.countdown;
    if (ms === null) countdown?.rest();
    else countdown?.again(ms);
  }

  /** As they are saved. */
  rows(): readonly StoredDeckClock[] {
    return [...this.#ticks.values()].map(({ name, countdown }) => ({ ...name, left: countdown.time.left }));
  }

  stop(): void {
    for (const { countdown } of this.#ticks.values()) countdown.stop();
    this.#ticks.clear();
  }
}

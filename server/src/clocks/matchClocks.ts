// MatchClocks: the running clocks of one match.

import type { ClockView, Watched } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { Clock } from '../ports/index.ts';
import { CLOCK_KINDS, type StoredClock } from '../store/index.ts';
import { Countdown, FILM } from './countdown.ts';
import { asks, type ClockDue, isSameClock } from './due.ts';
import { isRunning } from './time.ts';

interface Ticking {
  readonly due: ClockDue;
  readonly countdown: Countdown;
  /** A number that changes when its time is set again. */
  turn: number;
}

/** A clock that has already run gets no time for the film again: it was watched before the server stopped. */
const graceOf = (due: ClockDue, left: number): number => (asks(due) !== null && left >= due.full ? FILM : 0);

const inOrder = (one: Ticking, other: Ticking): number =>
  CLOCK_KINDS.indexOf(one.due.kind) - CLOCK_KINDS.indexOf(other.due.kind) ||
  one.due.seat.localeCompare(other.due.seat);

export class MatchClocks {
  readonly #clock: Clock;
  readonly #atZero: (due: ClockDue) => void;
  readonly #flipped: () => void;
  #ticking: readonly Ticking[] = [];
  #turns = 0;

  /** `atZero` is called once for a clock that has run out; `flipped` when one has begun to run by itself. */
  constructor(clock: Clock, atZero: (due: ClockDue) => void, flipped: () => void) {
    this.#clock = clock;
    this.#atZero = atZero;
    this.#flipped = flipped;
  }

  get dues(): readonly ClockDue[] {
    return this.#ticking.map(({ due }) => due);
  }

  /** Tells the clocks apart by everything except their time left. */
  get signature(): string {
    return this.#ticking
      .map(({ turn, countdown }) => `${turn}${isRunning(countdown.time) ? '+' : '-'}`)
      .join(' ');
  }

  get isEmpty(): boolean {
    return this.#ticking.length === 0;
  }

  /** The milliseconds left on a clock; null if there is no such clock. */
  left(due: ClockDue): number | null {
    return this.#find(due)?.countdown.time.left ?? null;
  }

  /** Adds a clock, which stands still until the next `go`. */
  add(due: ClockDue, left: number): void {
    this.drop(due);
    const countdown = new Countdown(this.#clock, left, graceOf(due, left), {
      atZero: () => this.#atZero(due),
      flipped: this.#flipped,
    });
    this.#ticking = [...this.#ticking, { due, countdown, turn: (this.#turns += 1) }].toSorted(inOrder);
  }

  drop(due: ClockDue): void {
    this.#find(due)?.countdown.stop();
    this.#ticking = this.#ticking.filter((each) => !isSameClock(each.due, due));
  }

  extend(due: ClockDue, ms: number): void {
    const found = this.#find(due);
    if (found === undefined) return;
    found.countdown.extend(ms);
    found.turn = this.#turns += 1;
  }

  /** The phone of this seat has played the film up to what is asked of it; returns false if that changes nothing. */
  begin(seat: Seat, asked: Watched['choice']): boolean {
    const found = this.#ticking.find(
      ({ due, countdown }) => due.seat === seat && asks(due) === asked && countdown.waits,
    );
    if (found === undefined) return false;
    found.countdown.begin();
    return true;
  }

  /** Runs the clocks for which `goes` returns true; the others stand still. */
  go(goes: (due: ClockDue) => boolean): void {
    for (const { due, countdown } of this.#ticking) countdown.go(goes(due));
  }

  /** What was due at zero could not be done: it is tried again after `ms`, or at the next `go`. */
  again(due: ClockDue, ms: number): void {
    this.#find(due)?.countdown.again(ms);
  }

  /** What was due at zero was done, or is put off. If that has not ended the clock, it goes on. */
  release(due: ClockDue): void {
    this.#find(due)?.countdown.release();
  }

  views(): readonly ClockView[] {
    return this.#ticking.map(({ due: { kind, seat }, countdown }) => {
      const { time } = countdown;
      return { kind, seat, left: Math.round(time.left), runs: isRunning(time) };
    });
  }

  /** The rows in which these clocks are saved. */
  rows(match: number): readonly StoredClock[] {
    return this.#ticking.map(({ due: { kind, seat }, countdown }) => ({
      match,
      kind,
      seat,
      left: countdown.time.left,
    }));
  }

  stop(): void {
    for (const { countdown } of this.#ticking) countdown.stop();
    this.#ticking = [];
  }

  #find(due: ClockDue): Ticking | undefined {
    return this.#ticking.find((each) => isSameClock(each.due, due));
  }
}

// MatchClocks: the clocks of one match as they run.

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
  /** Another one where its time was set anew. */
  turn: number;
}

/** One that has run already is not given the time for the film again: it was watched before the server stopped. */
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

  /** `atZero`: called once for a clock that has run out; `flipped`: one has begun to run by itself. */
  constructor(clock: Clock, atZero: (due: ClockDue) => void, flipped: () => void) {
    this.#clock = clock;
    this.#atZero = atZero;
    this.#flipped = flipped;
  }

  get dues(): readonly ClockDue[] {
    return this.#ticking.map(({ due }) => due);
  }

  /** What they are, but for what they have left. */
  get signature(): string {
    return this.#ticking
      .map(({ turn, countdown }) => `${turn}${isRunning(countdown.time) ? '+' : '-'}`)
      .join(' ');
  }

  get isEmpty(): boolean {
    return this.#ticking.length === 0;
  }

  /** Milliseconds that a clock has left now; null where there is none. */
  left(due: ClockDue): number | null {
    return this.#find(due)?.countdown.time.left ?? null;
  }

  /** A clock begins, standing; it goes with the others. */
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

  /** The phone of this seat has played the film up to what is asked of it; false where that changes nothing. */
  begin(seat: Seat, asked: Watched['choice']): boolean {
    const found = this.#ticking.find(
      ({ due, countdown }) => due.seat === seat && asks(due) === asked && countdown.waits,
    );
    if (found === undefined) return false;
    found.countdown.begin();
    return true;
  }

  /** Those go on that `goes` says, the others stand. */
  go(goes: (due: ClockDue) => boolean): void {
    for (const { due, countdown } of this.#ticking) countdown.go(goes(due));
  }

  /** What a clock at zero stands for could not be done: it is done after `ms`, or once the clock goes again. */
  again(due: ClockDue, ms: number): void {
    this.#find(due)?.countdown.again(ms);
  }

  /** What a clock at zero stands for was done, or is put off; where that has not ended it, it goes on. */
  release(due: ClockDue): void {
    this.#find(due)?.countdown.release();
  }

  views(): readonly ClockView[] {
    return this.#ticking.map(({ due: { kind, seat }, countdown }) => {
      const { time } = countdown;
      return { kind, seat, left: Math.round(time.left), runs: isRunning(time) };
    });
  }

  /** As they are saved. */
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

// MatchClocks: the clocks of one match as they run: each with its time and the alarm for its end.

import type { ClockView, Watched } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { Clock } from '../ports/index.ts';
import { CLOCK_KINDS, type StoredClock } from '../store/index.ts';
import { asks, type ClockDue, isSameClock } from './due.ts';
import { begun, fullTime, going, isRunning, longer, type Time, timeAt } from './time.ts';

/** Whether a clock goes. */
type Goes = (due: ClockDue) => boolean;

interface Ticking {
  readonly due: ClockDue;
  time: Time;
  /** Another one where its time was set anew. */
  turn: number;
  /** At zero, and what it stands for is being done. */
  isEnding: boolean;
  /** The time for whose end the alarm is set; null where none is. */
  armed: Time | null;
  cancel: () => void;
}

/** A clock that follows a film begins when that has come up to it, at the latest so long after it became due. */
export const FILM = 40_000;

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
  #goes: Goes = () => false;
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
    const now = this.#clock.elapsed();
    return this.#ticking
      .map(({ turn, time }) => `${turn}${isRunning(timeAt(time, now)) ? '+' : '-'}`)
      .join(' ');
  }

  get isEmpty(): boolean {
    return this.#ticking.length === 0;
  }

  /** Milliseconds that a clock has left now; null where there is none. */
  left(due: ClockDue): number | null {
    const found = this.#find(due);
    return found === undefined ? null : timeAt(found.time, this.#clock.elapsed()).left;
  }

  /** A clock begins, standing; it goes with the others. */
  add(due: ClockDue, left: number): void {
    this.drop(due);
    const time = fullTime(left, graceOf(due, left));
    const turn = (this.#turns += 1);
    this.#ticking = [
      ...this.#ticking,
      { due, time, turn, isEnding: false, armed: null, cancel: () => undefined },
    ].toSorted(inOrder);
  }

  drop(due: ClockDue): void {
    this.#find(due)?.cancel();
    this.#ticking = this.#ticking.filter((each) => !isSameClock(each.due, due));
  }

  extend(due: ClockDue, ms: number): void {
    const found = this.#find(due);
    if (found === undefined) return;
    found.time = longer(timeAt(found.time, this.#clock.elapsed()), ms);
    found.turn = this.#turns += 1;
  }

  /** The phone of this seat has played the film up to what is asked of it; false where that changes nothing. */
  begin(seat: Seat, asked: Watched['choice']): boolean {
    const found = this.#ticking.find(
      ({ due, time }) => due.seat === seat && asks(due) === asked && time.grace > 0,
    );
    if (found === undefined) return false;
    found.time = begun(found.time, this.#clock.elapsed());
    this.go(this.#goes);
    return true;
  }

  /** Those go on that `goes` says, the others stand. */
  go(goes: Goes): void {
    this.#goes = goes;
    const now = this.#clock.elapsed();
    for (const each of this.#ticking) {
      each.time = going(each.time, now, goes(each.due));
      this.#arm(each);
    }
  }

  /** What a clock at zero stands for could not be done: it is done after `ms`, or once the clock goes again. */
  again(due: ClockDue, ms: number): void {
    const found = this.#find(due);
    if (found === undefined) return;
    found.cancel = this.#clock.after(ms, () => {
      found.isEnding = false;
      this.#arm(found);
    });
  }

  /** What a clock at zero stands for was done, or is put off; where that has not ended it, it goes on. */
  release(due: ClockDue): void {
    const found = this.#find(due);
    if (found === undefined) return;
    found.isEnding = false;
    this.#arm(found);
  }

  views(): readonly ClockView[] {
    const now = this.#clock.elapsed();
    return this.#ticking.map(({ due: { kind, seat }, time }) => {
      const at = timeAt(time, now);
      return { kind, seat, left: Math.round(at.left), runs: isRunning(at) };
    });
  }

  /** As they are saved. */
  rows(match: number): readonly StoredClock[] {
    const now = this.#clock.elapsed();
    return this.#ticking.map(({ due: { kind, seat }, time }) => {
      const { left } = timeAt(time, now);
      return { match, kind, seat, left };
    });
  }

  stop(): void {
    for (const { cancel } of this.#ticking) cancel();
    this.#ticking = [];
  }

  #find(due: ClockDue): Ticking | undefined {
    return this.#ticking.find((each) => isSameClock(each.due, due));
  }

  #arm(each: Ticking): void {
    // A turn changes few clocks: the alarms of the others stay as they are.
    if (each.isEnding || each.armed === each.time) return;
    each.cancel();
    each.armed = each.time;
    const { left, grace, since } = each.time;
    if (since === null) return;
    each.cancel = this.#clock.after(grace > 0 ? grace : left, () => this.#ring(each));
  }

  #ring(each: Ticking): void {
    each.armed = null;
    each.time = timeAt(each.time, this.#clock.elapsed());
    if (each.time.grace > 0 || each.time.left > 0) {
      this.#arm(each);
      this.#flipped();
      return;
    }
    each.isEnding = true;
    this.#atZero(each.due);
  }
}

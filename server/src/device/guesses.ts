// Guesses: wrong codes slow down the device that sends them; a right code is never refused.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { Rejection } from '@dunmer/shared/protocol';
import { type Clock, type Log, silentLog } from '../ports/index.ts';
import type { DeviceHash } from '../store/index.ts';

const MINUTE = 60_000;
/** How many wrong codes cost nothing: people mistype. */
const FREE = 3;
const STEP = 500;
const LONGEST = 5_000;
const MOST_DEVICES = 10_000;
/** Above this many wrong codes a minute by all devices together, devices that are nobody's wait. */
const MANY = 30;
/** The most codes of one device that may wait to be checked; more are rejected. */
const MOST_WAITING = 16;

/** Everybody without a cookie counts as one device. */
export const NOBODY: DeviceHash = '';

/** The outcome of checking a code; `neither` if it failed for another reason. */
export type Guess = 'right' | 'wrong' | 'neither';

type TooFast = Extract<Rejection, { code: 'too-fast' }>;

interface Turn {
  readonly last: Promise<unknown>;
  readonly waiting: number;
}

/** Whether a device is somebody's. Having found a public code does not make it so. */
export type IsKnown = (device: DeviceHash) => Promise<boolean>;

const nobodyIsKnown: IsKnown = async () => false;

export class Guesses {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #isKnown: IsKnown;
  readonly #wrong = new Map<DeviceHash, readonly number[]>();
  /** Checks one code after another, so that a device can't have many checked before the first is known to be wrong. */
  readonly #turns = new Map<DeviceHash, Turn>();
  #all: readonly number[] = [];
  #warned = Number.NEGATIVE_INFINITY;
  readonly #listeners: (() => void)[] = [];

  constructor(clock: Clock, log: Log = silentLog, isKnown: IsKnown = nobodyIsKnown) {
    this.#clock = clock;
    this.#log = log;
    this.#isKnown = isKnown;
  }

  /** Whether so many wrong codes have come within a minute that somebody must be guessing. */
  get flooded(): boolean {
    return this.#recent(this.#all).length > MANY;
  }

  /** Calls `act` when that begins, and once a minute while it lasts. */
  listen(act: () => void): void {
    this.#listeners.push(act);
  }

  /** Checks a code of a device in its turn, after the due wait. Rejects if too many of its codes already wait. */
  async look<T>(
    device: DeviceHash,
    find: () => Promise<T>,
    judge: (found: T) => Guess,
  ): Promise<Result<T, TooFast>> {
    const { last, waiting } = this.#turns.get(device) ?? { last: Promise.resolve(), waiting: 0 };
    if (waiting >= MOST_WAITING) return err({ code: 'too-fast' });
    const look = last.then(async () => {
      await this.#pause(await this.delay(device));
      const found = await find();
      this.note(device, judge(found));
      return found;
    });
    const done = look.then(
      () => this.#left(device),
      () => this.#left(device),
    );
    this.#turns.set(device, { last: done, waiting: waiting + 1 });
    return ok(await look);
  }

  /** How long the next code of a device must wait, in milliseconds. */
  async delay(device: DeviceHash): Promise<number> {
    return this.flooded && !(await this.#isKnown(device)) ? LONGEST : this.#own(device);
  }

  /** The wait due for the wrong codes of one device alone. */
  #own(device: DeviceHash): number {
    const wrong = this.#recent(this.#wrong.get(device) ?? []).length;
    return Math.min(LONGEST, Math.max(0, wrong - FREE + 1) * STEP);
  }

  /** Remembers a wrong code. */
  note(device: DeviceHash, guess: Guess): void {
    if (guess !== 'wrong') return;
    const now = this.#clock.elapsed();
    this.#all = [...this.#recent(this.#all).slice(-MANY), now];
    const wrong = [...this.#recent(this.#wrong.get(device) ?? []).slice(-MANY), now];
    this.#wrong.delete(device);
    this.#wrong.set(device, wrong);
    const [oldest] = this.#wrong.keys();
    if (this.#wrong.size > MOST_DEVICES && oldest !== undefined) this.#wrong.delete(oldest);
    this.#warn(now);
  }

  async #pause(ms: number): Promise<void> {
    if (ms > 0) await new Promise<void>((resolve) => this.#clock.after(ms, resolve));
  }

  #left(device: DeviceHash): void {
    const turn = this.#turns.get(device);
    if (turn === undefined) return;
    if (turn.waiting <= 1) this.#turns.delete(device);
    else this.#turns.set(device, { ...turn, waiting: turn.waiting - 1 });
  }

  /** Tells the keeper and the staff once a minute that somebody is guessing. */
  #warn(now: number): void {
    if (this.#all.length <= MANY || now - this.#warned < MINUTE) return;
    this.#warned = now;
    this.#log.warn({ wrong: this.#all.length }, 'many wrong codes within a minute');
    for (const act of this.#listeners) act();
  }

  #recent(times: readonly number[]): readonly number[] {
    const since = this.#clock.elapsed() - MINUTE;
    return times.filter((time) => time > since);
  }
}

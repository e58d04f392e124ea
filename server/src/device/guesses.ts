// Guesses: wrong codes slow the device that types them; a right code is never refused.

import type { Clock } from '../ports/index.ts';
import type { DeviceHash } from '../store/index.ts';

const MINUTE = 60_000;
/** Wrong codes that cost nothing: people mistype. */
const FREE = 3;
const STEP = 500;
const LONGEST = 5_000;
const MOST_DEVICES = 10_000;
/** Above this many a minute by all together, devices never seen before wait. */
const MANY = 30;

/** Who sends no cookie is, for guessing, one device. */
export const NOBODY: DeviceHash = '';

export class Guesses {
  readonly #clock: Clock;
  readonly #wrong = new Map<DeviceHash, readonly number[]>();
  readonly #trusted = new Set<DeviceHash>();
  #all: readonly number[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Waits as long as this device has to before its next code is looked at. */
  async pause(device: DeviceHash): Promise<void> {
    const ms = this.delay(device);
    if (ms > 0) await new Promise<void>((resolve) => this.#clock.after(ms, resolve));
  }

  /** How long that is, in milliseconds. */
  delay(device: DeviceHash): number {
    const own = Math.max(0, this.#recent(this.#wrong.get(device) ?? []).length - FREE + 1) * STEP;
    const isFlooded = this.#recent(this.#all).length > MANY && !this.#trusted.has(device);
    return isFlooded ? LONGEST : Math.min(LONGEST, own);
  }

  /** Remembers whether a code meant something. */
  note(device: DeviceHash, guess: 'right' | 'wrong'): void {
    if (guess === 'right') {
      keep(this.#trusted, device);
      if (this.#trusted.size > MOST_DEVICES) drop(this.#trusted);
      return;
    }
    const now = this.#clock.elapsed();
    this.#all = [...this.#recent(this.#all).slice(-MANY), now];
    const wrong = [...this.#recent(this.#wrong.get(device) ?? []).slice(-MANY), now];
    this.#wrong.delete(device);
    this.#wrong.set(device, wrong);
    if (this.#wrong.size > MOST_DEVICES) drop(this.#wrong);
  }

  #recent(times: readonly number[]): readonly number[] {
    const since = this.#clock.elapsed() - MINUTE;
    return times.filter((time) => time > since);
  }
}

function keep(set: Set<DeviceHash>, device: DeviceHash): void {
  set.delete(device);
  set.add(device);
}

/** Forgets the oldest. */
function drop(all: Map<DeviceHash, unknown> | Set<DeviceHash>): void {
  const [oldest] = all.keys();
  if (oldest !== undefined) all.delete(oldest);
}

// Unlocked: which browsers of staff have said the passphrase, or acted, within the last 30 minutes. In memory alone: after a
// restart it is asked for again.

import type { Clock } from '../ports/index.ts';
import type { DeviceHash } from '../store/index.ts';

const IDLE = 30 * 60_000;
const MOST = 1_000;

export class Unlocked {
  readonly #clock: Clock;
  /** What was silent longest comes first. */
  readonly #since = new Map<DeviceHash, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether a browser may act as staff now. */
  has(device: DeviceHash): boolean {
    const since = this.#since.get(device);
    return since !== undefined && this.#clock.elapsed() - since < IDLE;
  }

  /** Remembers that a browser has said the passphrase, or acted, now. */
  keep(device: DeviceHash): void {
    this.#since.delete(device);
    this.#since.set(device, this.#clock.elapsed());
    const [oldest] = this.#since.keys();
    if (this.#since.size > MOST && oldest !== undefined) this.#since.delete(oldest);
  }

  /** Locks these browsers. */
  drop(devices: readonly DeviceHash[]): void {
    for (const device of devices) this.#since.delete(device);
  }
}

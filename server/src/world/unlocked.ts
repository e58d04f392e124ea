// Unlocked: which browsers of staff have said the passphrase, or acted, within the last 30 minutes. It is kept in
// memory only: after a restart the passphrase is asked for again.

import type { Anywhere } from '../memory/index.ts';
import type { Clock } from '../ports/index.ts';
import type { DeviceHash } from '../store/index.ts';
import { Recent } from './recent.ts';

const IDLE = 30 * 60_000;
const MOST = 1_000;

export class Unlocked {
  readonly #acted: Recent;

  constructor(clock: Clock) {
    this.#acted = new Recent(clock, MOST);
  }

  /** Whether a browser may act as staff now. */
  has(at: Anywhere, device: DeviceHash): boolean {
    return this.#acted.has(at, device, IDLE);
  }

  /** Remembers that a browser has said the passphrase, or acted, now. */
  keep(at: Anywhere, device: DeviceHash): void {
    this.#acted.keep(at, device);
  }

  /** Locks these browsers. */
  drop(at: Anywhere, devices: readonly DeviceHash[]): void {
    for (const device of devices) this.#acted.drop(at, device);
  }

  /** Which browsers have acted, and when. */
  [Symbol.iterator](): IterableIterator<[DeviceHash, number]> {
    return this.#acted[Symbol.iterator]();
  }
}

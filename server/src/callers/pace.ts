// Pace: how fast who may ask. By device, and what is nobody's by address too; whoever is known is held up by nobody else. An event
// has one address: there an address counts strangers alone.

import type { Clock } from '../ports/index.ts';
import { Buckets } from './buckets.ts';
import type { Caller } from './caller.ts';
import { type RateName, RATES, STRANGERS } from './rates.ts';

/** `too-fast`: this device; `crowded`: all strangers of its address together. */
export type Heard = 'heard' | 'too-fast' | 'crowded';

const bucketsByRate = (): Readonly<Record<RateName, Buckets>> => ({
  request: new Buckets(RATES.request),
  command: new Buckets(RATES.command),
  sync: new Buckets(RATES.sync),
  draft: new Buckets(RATES.draft),
  ping: new Buckets(RATES.ping),
});

export class Pace {
  readonly #clock: Clock;
  readonly #byDevice = bucketsByRate();
  readonly #strangers = new Buckets(STRANGERS);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether what a caller asks now, of this kind, may be heard; where it may, it counts. */
  hear({ device, address, isLimited, isSomebodys }: Caller, kind: RateName): Heard {
    if (!isLimited) return 'heard';
    const now = this.#clock.elapsed();
    // Whoever sends no cookie shares no device with the others who don't.
    if (device !== null && !this.#byDevice[kind].take(device, now)) return 'too-fast';
    if (isSomebodys || kind === 'ping') return 'heard';
    return this.#strangers.take(address, now) ? 'heard' : 'crowded';
  }
}

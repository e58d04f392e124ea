// Pace: how fast each caller may ask: limited by device, and strangers by address as well, so that nobody else can
// hold up people who are known. An event may have a single address; so an address counts only strangers.

import { err, type Result } from '@dunmer/shared/lib';
import type { PersonId, Rejection } from '@dunmer/shared/protocol';
import type { Clock } from '../ports/index.ts';
import { Buckets } from './buckets.ts';
import type { Caller } from './caller.ts';
import { BEGINNINGS, type RateName, RATES, REPEATS, SHOWS, STRANGERS, WRONG_CODES } from './rates.ts';

type TooFast = Extract<Rejection, { code: 'too-fast' }>;

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
  readonly #wrongCodes = new Buckets(WRONG_CODES);
  readonly #beginnings = new Buckets(BEGINNINGS);
  readonly #shows = new Buckets(SHOWS);
  readonly #repeats = new Buckets(REPEATS);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether a message of this kind may be heard now; if so, it counts. */
  hear({ device, address, isLimited, isSomebodys }: Caller, kind: RateName): Heard {
    if (!isLimited) return 'heard';
    const now = this.#clock.elapsed();
    // Callers without a cookie have no device that they could share.
    if (device !== null && !this.#byDevice[kind].take(device, now)) return 'too-fast';
    if (isSomebodys || kind === 'ping') return 'heard';
    return this.#strangers.take(address, now) ? 'heard' : 'crowded';
  }

  /** Whether a caller may begin a match of practice now. */
  mayPractise({ address, isLimited, isSomebodys }: Caller): boolean {
    if (!isLimited || isSomebodys) return true;
    return this.#beginnings.take(address, this.#clock.elapsed());
  }

  /** Whether a person may show cards of their hand now, from any of their browsers. */
  mayShow({ isLimited }: Pick<Caller, 'isLimited'>, person: PersonId): boolean {
    return !isLimited || this.#shows.take(person, this.#clock.elapsed());
  }

  /** Whether a person may say once more in a match or a contract what can be repeated there without end. */
  mayRepeat({ isLimited }: Pick<Caller, 'isLimited'>, person: PersonId, where: string): boolean {
    return !isLimited || this.#repeats.take(`${person} ${where}`, this.#clock.elapsed());
  }

  /**
   * Checks a code for a caller. All strangers of one address together may be wrong only so often; right codes cost
   * nothing. Rejects once they have been wrong too often.
   */
  async look<T>(
    { address, isLimited, isSomebodys }: Caller,
    look: () => Promise<Result<T, TooFast>>,
    isWrong: (found: T) => boolean,
  ): Promise<Result<T, TooFast>> {
    if (!isLimited || isSomebodys) return look();
    // Taken before the check: of many checks at once, none may start before it is counted.
    if (!this.#wrongCodes.take(address, this.#clock.elapsed())) return err({ code: 'too-fast' });
    let wasWrong = false;
    try {
      const looked = await look();
      wasWrong = looked.ok && isWrong(looked.value);
      return looked;
    } finally {
      if (!wasWrong) this.#wrongCodes.giveBack(address);
    }
  }
}

// Pace: who may ask how fast. By device, and what is nobody's by address too; whoever is known is held up by nobody
// else. An event has one address: there an address counts strangers alone.

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

  /** Whether what a caller asks now, of this kind, may be heard; where it may, it counts. */
  hear({ device, address, isLimited, isSomebodys }: Caller, kind: RateName): Heard {
    if (!isLimited) return 'heard';
    const now = this.#clock.elapsed();
    // Whoever sends no cookie shares no device with the others who don't.
    if (device !== null && !this.#byDevice[kind].take(device, now)) return 'too-fast';
    if (isSomebodys || kind === 'ping') return 'heard';
    return this.#strangers.take(address, now) ? 'heard' : 'crowded';
  }

  /** Whether a caller may begin a match of practice now. */
  mayPractise({ address, isLimited, isSomebodys }: Caller): boolean {
    if (!isLimited || isSomebodys) return true;
    return this.#beginnings.take(address, this.#clock.elapsed());
  }

  /** Whether this person may show cards of their hand now, by whichever of their browsers. */
  mayShow({ isLimited }: Pick<Caller, 'isLimited'>, person: PersonId): boolean {
    return !isLimited || this.#shows.take(person, this.#clock.elapsed());
  }

  /** Whether this person may say once more in a match or a contract what can be said there without end. */
  mayRepeat({ isLimited }: Pick<Caller, 'isLimited'>, person: PersonId, where: string): boolean {
    return !isLimited || this.#repeats.take(`${person} ${where}`, this.#clock.elapsed());
  }

  /**
   * Looks at a code for a caller. Strangers of one address may be wrong together only so often; what is not wrong costs
   * them nothing. Rejects while they have been.
   */
  async look<T>(
    { address, isLimited, isSomebodys }: Caller,
    look: () => Promise<Result<T, TooFast>>,
    isWrong: (found: T) => boolean,
  ): Promise<Result<T, TooFast>> {
    if (!isLimited || isSomebodys) return look();
    // Taken beforehand: many at once can't all be looked at before the first is known to be wrong.
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

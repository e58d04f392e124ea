// Requests: how long a request for one's link stays open, by a clock that nobody can set (P15). It is kept in memory
// only: requests from before this process count from its beginning.

import type { MoveId } from '@dunmer/shared/protocol';
import type { Anywhere, InBody } from '../memory/index.ts';
import type { Clock } from '../ports/index.ts';
import { Recent } from './recent.ts';

const LIFE = 10 * 60_000;
const MOST = 10_000;

export class Requests {
  readonly #clock: Clock;
  readonly #start: number;
  readonly #asked: Recent;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#start = clock.elapsed();
    this.#asked = new Recent(clock, MOST);
  }

  /** Remembers that this was asked now, for the first time or once more. */
  keep(tx: InBody, id: MoveId): void {
    this.#asked.keep(tx, id);
  }

  /** Whether the time of a request still runs; whether it was answered is not checked here. */
  isOpen(at: Anywhere, id: MoveId): boolean {
    return this.#asked.has(at, id, LIFE) || this.#clock.elapsed() - this.#start <= LIFE;
  }
}

// Requests: how long somebody who has asked for their link stands there and waits, by a clock that nobody sets (P15).
// In memory alone: what was asked before this process began counts from its beginning.

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

  /** Remembers that this was asked now, even if once more. */
  keep(tx: InBody, id: MoveId): void {
    this.#asked.keep(tx, id);
  }

  /** Whether whoever has asked may still stand there. Whether it was answered is not asked. */
  isOpen(at: Anywhere, id: MoveId): boolean {
    return this.#asked.has(at, id, LIFE) || this.#clock.elapsed() - this.#start <= LIFE;
  }
}

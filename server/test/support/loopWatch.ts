// LoopWatch: measures again and again how long this process's loop was blocked, and how much of that time other
// processes had the processor.

import { waitedMs } from './waited.ts';

const PAUSE_MS = 5;

export class LoopWatch {
  #timer: NodeJS.Timeout | null = null;
  #seen = 0;
  #waited = 0;
  #loopMs = 0;
  #waitMs = 0;

  /** Begins to watch; does nothing when it has begun already. */
  start(): void {
    if (this.#timer !== null) return;
    this.#mark();
    this.#timer = setInterval(() => this.#look(), PAUSE_MS);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  /**
   * Returns the longest block since the last call, in milliseconds: by its own work (`loopMs`), and by waiting for a
   * processor (`waitMs`).
   */
  longest(): { readonly loopMs: number; readonly waitMs: number } {
    // A block that is not over yet counts as well.
    if (this.#timer !== null) this.#look();
    const longest = { loopMs: this.#loopMs, waitMs: this.#waitMs };
    this.#loopMs = 0;
    this.#waitMs = 0;
    return longest;
  }

  #mark(): void {
    this.#seen = performance.now();
    this.#waited = waitedMs();
  }

  #look(): void {
    const [seen, waited] = [this.#seen, this.#waited];
    this.#mark();
    const late = Math.max(0, this.#seen - seen - PAUSE_MS);
    const wait = Math.min(late, this.#waited - waited);
    this.#loopMs = Math.max(this.#loopMs, late - wait);
    this.#waitMs = Math.max(this.#waitMs, wait);
  }
}

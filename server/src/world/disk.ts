// Disk: how much room the event has left (RELIABILITY, "disk"): staff are warned in time, and nothing large begins that
// might not be brought to its end.

import type { Clock, FreeSpace } from '../ports/index.ts';

type Room = 'enough' | 'low' | 'short';

const MEGABYTE = 1_000_000;
/** In bytes: below `low` staff are warned; below `short` no match begins. */
const ROOM = { low: 500 * MEGABYTE, short: 200 * MEGABYTE } as const;
const EVERY = 10_000;
/** Bytes: what is told of the free room changes by such steps, not with every commit. */
const STEP = 10 * MEGABYTE;

const roomOf = (free: number | null): Room => {
  if (free === null || free >= ROOM.low) return 'enough';
  return free >= ROOM.short ? 'low' : 'short';
};

export class Disk {
  readonly #freeSpace: FreeSpace;
  readonly #clock: Clock;
  readonly #listeners: (() => void)[] = [];
  #free: number | null = null;
  #cancel = (): void => undefined;

  constructor(freeSpace: FreeSpace, clock: Clock) {
    this.#freeSpace = freeSpace;
    this.#clock = clock;
  }

  get room(): Room {
    return roomOf(this.#free);
  }

  /** The free room in bytes, rounded down; null where there is enough or nobody knows. */
  get free(): number | null {
    return this.#free === null || this.room === 'enough' ? null : this.#free - (this.#free % STEP);
  }

  /** Calls `act` when `room` or `free` has changed. */
  listen(act: () => void): void {
    this.#listeners.push(act);
  }

  /** Looks now, and again every few seconds. */
  async start(): Promise<void> {
    this.#cancel = this.#clock.after(EVERY, () => void this.start());
    const [room, free] = [this.room, this.free];
    this.#free = await this.#freeSpace();
    if (room !== this.room || free !== this.free) for (const act of this.#listeners) act();
  }

  stop(): void {
    this.#cancel();
  }
}

// WaitKeeper: keeps in the database since when somebody is waited for, and the event's time, so that waits go on after
// a restart. It writes changes at most every 10 s: a crash loses that much of the waits, and at most a minute of the
// time.

import { ok } from '@dunmer/shared/lib';
import type { Clock } from '../ports/index.ts';
import type { Store } from '../store/index.ts';
import type { EventTime } from '../world/index.ts';
import type { FloorRow } from './row.ts';
import type { Awaited, Waiting } from './waiting.ts';

export interface WaitKeeperPorts {
  readonly store: Store;
  readonly clock: Clock;
  readonly time: EventTime;
  /** The live matches as they are now. */
  readonly rows: () => Iterable<FloorRow>;
}

const LOOK = 10_000;
/** How far the time may be ahead of what is saved before it is saved for its own sake. */
const FAR = 60_000;

// The words that the server itself writes for what is awaited.
const WHATS: Readonly<Record<Awaited['what'], true>> = {
  promise: true,
  open: true,
  front: true,
  back: true,
  half: true,
  choice: true,
  stop: true,
  answer: true,
  claim: true,
  patron: true,
  exchange: true,
  turn: true,
  defend: true,
  target: true,
  discard: true,
  keep: true,
};

const isWhat = (word: string): word is Awaited['what'] => Object.hasOwn(WHATS, word);

export class WaitKeeper {
  readonly #ports: WaitKeeperPorts;
  /** Waits that an earlier process has kept, until their match is read. */
  readonly #stored = new Map<number, Waiting>();
  /** What the database holds, by the match's key. */
  readonly #saved = new Map<number, Waiting>();
  #savedTime = 0;
  #isStarted = false;
  #stop = (): void => undefined;

  constructor(ports: WaitKeeperPorts) {
    this.#ports = ports;
  }

  /** Goes on from what the database holds. */
  async start(): Promise<void> {
    const { store, time } = this.#ports;
    await store.transact(async (tx) => ok(await tx.waits.dropOver()));
    this.#savedTime = await store.read.waits.eventTime();
    time.resume(this.#savedTime);
    for (const { match, lost, paused, awaited } of await store.read.waits.waits())
      this.#stored.set(match, {
        lost,
        paused,
        awaited: awaited.flatMap(({ what, ...wait }) => (isWhat(what) ? [{ ...wait, what }] : [])),
      });
    this.#isStarted = true;
    this.#look();
  }

  /** Takes out who was waited for in a match before this process knew of it. */
  take(match: number): Waiting | undefined {
    const kept = this.#stored.get(match);
    this.#stored.delete(match);
    return kept;
  }

  /** Saves changed waits, and the time; does nothing where the database already says so. */
  async save(): Promise<void> {
    const { store, time, rows } = this.#ports;
    const now = time.now();
    const live = new Map([...rows()].map(({ table, waiting }) => [table.key, waiting]));
    const changed = [...live].filter(([match, waiting]) => this.#saved.get(match) !== waiting);
    const gone = [...this.#saved.keys()].filter((match) => !live.has(match));
    const isBehind = now - this.#savedTime >= FAR || (time.stands && now !== this.#savedTime);
    if (changed.length === 0 && gone.length === 0 && !isBehind) return;
    const saved = await store.transact(async (tx) => {
      await tx.waits.putWaits(changed.map(([match, waiting]) => ({ match, ...waiting })));
      await tx.waits.dropWaits(gone);
      return ok(await tx.waits.saveEventTime(now));
    });
    // What could not be saved is saved with the next change.
    if (!saved.ok) return;
    this.#savedTime = now;
    for (const [match, waiting] of changed) this.#saved.set(match, waiting);
    for (const match of gone) this.#saved.delete(match);
  }

  /** Saves one last time, including the time, and no more after that. */
  async stop(): Promise<void> {
    this.#stop();
    if (!this.#isStarted) return;
    this.#savedTime = -FAR;
    await this.save();
  }

  #look(): void {
    this.#stop = this.#ports.clock.after(LOOK, () => {
      this.#look();
      void this.save();
    });
  }
}

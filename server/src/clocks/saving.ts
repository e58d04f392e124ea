// Saving: the database may lag behind in the time left on clocks, and not know the newest clocks yet. They are saved
// every 10 s and when the server stops.

import { ok } from '@dunmer/shared/lib';
import type { Clock } from '../ports/index.ts';
import type { Store, StoredClock, Tx } from '../store/index.ts';
import { type Kept, nameOf } from './kept.ts';
import type { Rows } from './rows.ts';

const EVERY = 10_000;

export interface SavingPorts {
  readonly store: Store;
  readonly clock: Clock;
  readonly rows: Rows;
  readonly kept: () => readonly Kept[];
}

/** The time left on a match's clocks: of those that have a row, and of those that get one now. */
interface Saved {
  readonly kept: Kept;
  readonly known: readonly StoredClock[];
  readonly anew: readonly StoredClock[];
}

export class Saving {
  readonly #ports: SavingPorts;
  #cancel = (): void => undefined;

  constructor(ports: SavingPorts) {
    this.#ports = ports;
  }

  start(): void {
    this.#cancel = this.#ports.clock.after(EVERY, () => {
      void this.#save();
      this.start();
    });
  }

  /** Saves a last time. */
  async stop(): Promise<void> {
    this.#cancel();
    await this.#save();
  }

  async #save(): Promise<void> {
    const { store, kept } = this.#ports;
    if (kept().every(({ clocks }) => clocks.isEmpty)) return;
    await store.transact(async (tx) => {
      const all = this.#saved(tx);
      await tx.clocks.saveClocks(all.flatMap(({ known }) => known));
      await tx.clocks.putClocks(all.flatMap(({ anew }) => anew));
      for (const { kept: one, anew } of all) if (anew.length > 0) this.#ports.rows.save(tx, one, anew);
      return ok(null);
    });
  }

  #saved(tx: Tx): readonly Saved[] {
    const { rows, kept } = this.#ports;
    return kept()
      .filter(({ id }) => !rows.isFresh(tx, id))
      .map((one) => {
        const { known = [], anew = [] } = Object.groupBy(one.clocks.rows(one.key), (row) =>
          one.stored.has(nameOf(row)) ? 'known' : 'anew',
        );
        return { kept: one, known, anew };
      });
  }
}

// Saving: what is left of running clocks lags behind in the database: it is saved every 10 s and at the stop.

import { ok } from '@dunmer/shared/lib';
import type { Clock } from '../ports/index.ts';
import type { Store, Tx } from '../store/index.ts';
import type { Fresh } from './fresh.ts';
import type { Kept } from './kept.ts';

const EVERY = 10_000;

export interface SavingPorts {
  readonly store: Store;
  readonly clock: Clock;
  readonly fresh: Fresh;
  readonly kept: () => readonly Kept[];
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

  /** Saves for the last time. */
  async stop(): Promise<void> {
    this.#cancel();
    await this.#save();
  }

  async #save(): Promise<void> {
    const { store, kept } = this.#ports;
    if (kept().every(({ clocks }) => clocks.isEmpty)) return;
    await store.transact(async (tx) => ok(await tx.clocks.saveClocks(this.#rows(tx))));
  }

  #rows(tx: Tx) {
    const { fresh, kept } = this.#ports;
    return kept()
      .filter(({ id }) => !fresh.has(tx, id))
      .flatMap(({ key, clocks }) => clocks.rows(key));
  }
}

// Outage: while nothing can be saved, the clocks stand still and staff are told (RELIABILITY, "What people see when
// something fails").

import type { Clock } from '../ports/index.ts';
import type { Store } from '../store/index.ts';

/** After how many milliseconds saving is tried again. */
export const AGAIN = 2_000;

export class Outage {
  readonly #store: Pick<Store, 'onLost' | 'probe'>;
  readonly #clock: Clock;
  readonly #listeners: (() => void)[] = [];
  #isOn = false;
  #cancel = (): void => undefined;

  constructor(store: Pick<Store, 'onLost' | 'probe'>, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
    store.onLost(() => this.#begin());
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Calls `act` when an outage begins and when it is over. */
  listen(act: () => void): void {
    this.#listeners.push(act);
  }

  stop(): void {
    this.#cancel();
  }

  #begin(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    this.#tell();
    this.#look();
  }

  #look(): void {
    this.#cancel = this.#clock.after(AGAIN, () => void this.#probe());
  }

  async #probe(): Promise<void> {
    if ((await this.#store.probe()) !== 'ok') return this.#look();
    this.#isOn = false;
    this.#tell();
  }

  #tell(): void {
    for (const act of this.#listeners) act();
  }
}

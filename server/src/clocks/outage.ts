// Outage: while nothing can be saved the clocks stand (RELIABILITY, "What people see when something fails").

import type { Clock } from '../ports/index.ts';
import type { Store } from '../store/index.ts';

const AGAIN = 2_000;

export class Outage {
  readonly #store: Pick<Store, 'onLost' | 'probe'>;
  readonly #clock: Clock;
  readonly #changed: () => void;
  #isOn = false;
  #cancel = (): void => undefined;

  /** `changed`: called when it begins and when it is over. */
  constructor(store: Pick<Store, 'onLost' | 'probe'>, clock: Clock, changed: () => void) {
    this.#store = store;
    this.#clock = clock;
    this.#changed = changed;
    store.onLost(() => this.#begin());
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  stop(): void {
    this.#cancel();
  }

  #begin(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    this.#changed();
    this.#look();
  }

  #look(): void {
    this.#cancel = this.#clock.after(AGAIN, () => void this.#probe());
  }

  async #probe(): Promise<void> {
    if ((await this.#store.probe()) !== 'ok') return this.#look();
    this.#isOn = false;
    this.#changed();
  }
}

// Held store: a data folder's store whose next read by a given name, outside transactions, is held back once it has
// read.

import { openStore, type Store, type StoreOptions } from '../../src/store/index.ts';
import { everyCall } from './everyCall.ts';

export class Hold {
  #name: string | null = null;
  #arrived = (): void => undefined;
  #released = Promise.resolve();

  /** Holds back the next read of this name. Resolves, once it has read, to the function that releases it. */
  next(name: string): Promise<() => void> {
    this.#name = name;
    return new Promise((held) => {
      this.#released = new Promise((released) => {
        this.#arrived = () => held(released);
      });
    });
  }

  /** Opens a folder with a store whose reads can be held. */
  async open(options: StoreOptions): Promise<Store> {
    const inner = await openStore(options);
    const read = everyCall(inner.read, async (call, name) => {
      const found = await call();
      if (name !== this.#name) return found;
      this.#name = null;
      this.#arrived();
      await this.#released;
      return found;
    });
    return {
      epoch: inner.epoch,
      deviceKey: inner.deviceKey,
      read,
      transact: (body) => inner.transact(body),
      onLost: (act) => inner.onLost(act),
      probe: () => inner.probe(),
      close: () => inner.close(),
    };
  }
}

// One key: replaces the key that each database draws for itself, and signs tokens and preview marks with. Worlds that
// are compared have the same key.

import { openStore, type Store } from '../../src/store/index.ts';

const KEY = '0f'.repeat(32);

/** Returns the same store, with the key that all stores of these tests share. */
export const withOneKey = (store: Store): Store => Object.assign(store, { deviceKey: KEY });

export const openWithOneKey: typeof openStore = async (options) => withOneKey(await openStore(options));

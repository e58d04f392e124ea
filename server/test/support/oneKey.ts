// One key: what every database draws for itself, and signs tokens and the marks of previews with. Worlds that are
// compared have the same.

import { openStore, type Store } from '../../src/store/index.ts';

const KEY = '0f'.repeat(32);

/** The same store, with the key that all such stores have. */
export const withOneKey = (store: Store): Store => Object.assign(store, { deviceKey: KEY });

export const openWithOneKey: typeof openStore = async (options) => withOneKey(await openStore(options));

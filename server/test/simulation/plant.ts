// Plant: a bug put into the server on purpose, to show that the simulation finds it.

import { type visibleTo, visibleTo as asItIs } from '@dunmer/shared/fairness';
import type { Store } from '../../src/store/index.ts';

export interface Plant {
  /** The store as the server sees it. */
  readonly store: (store: Store) => Store;
  /** What of a batch is sent to a viewer. */
  readonly project: typeof visibleTo;
}

/** No bug at all. */
export const NOTHING_PLANTED: Plant = { store: (store) => store, project: asItIs };

// Plant: a bug put into the server on purpose, to show that the simulation finds it.

import { type visibleTo, visibleTo as asItIs } from '@dunmer/shared/fairness';
import type { Services } from '../../src/commands/index.ts';
import type { Reader, Store } from '../../src/store/index.ts';

export interface Plant {
  /** The store as the server sees it. */
  readonly store: (store: Store) => Store;
  /** What of a batch is sent to a viewer. */
  readonly project: typeof visibleTo;
  /** Changes the server's door. */
  readonly services: (services: Services, read: Reader) => void;
  /** How late the store has to be, for it to show. */
  readonly turns: number;
}

/** No bug at all. */
export const NOTHING_PLANTED: Plant = {
  store: (store) => store,
  project: asItIs,
  services: () => undefined,
  turns: 0,
};

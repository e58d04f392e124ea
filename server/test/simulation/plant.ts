// Plant: a bug planted in the server on purpose, to show that the simulation finds it.

import { type visibleTo, visibleTo as asItIs } from '@dunmer/shared/fairness';
import type { Services } from '../../src/commands/index.ts';
import type { Reader, Store } from '../../src/store/index.ts';

export interface Plant {
  /** Returns the store as the server sees it. */
  readonly store: (store: Store) => Store;
  /** Returns the events of a batch that are sent to a viewer. */
  readonly project: typeof visibleTo;
  /** Changes the services through which the server is used. */
  readonly services: (services: Services, read: Reader) => void;
  /** The most turns by which the store has to be late for the bug to show. */
  readonly turns: number;
}

/** No bug at all. */
export const NOTHING_PLANTED: Plant = {
  store: (store) => store,
  project: asItIs,
  services: () => undefined,
  turns: 0,
};

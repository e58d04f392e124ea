// Options: what a server is started with, and the defaults.

import { type Thinker, WorkerThinker } from '../bot/index.ts';
import type { Config } from '../config.ts';
import {
  type Clock,
  type EntropySource,
  type FreeSpace,
  freeSpaceIn,
  type Log,
  silentLog,
  systemClock,
  systemEntropy,
} from '../ports/index.ts';
import { type PlaceLimits, PLACES } from '../realtime/index.ts';
import { openStore, type StoreOptions } from '../store/index.ts';

// Too short for people to notice. When two phones answer the same step, one commit saves both and one write tells both.
const REST = 2;

export interface AppOptions {
  readonly config: Config;
  readonly clock?: Clock;
  readonly entropy?: EntropySource;
  readonly log?: Log;
  /** Computes the moves of the strong bots. */
  readonly thinker?: Thinker;
  /** `memory` keeps nothing on disk: the benchmark's baseline. */
  readonly storage?: 'disk' | 'memory';
  /** Tells how much room the disk has; by default, the disk of the data folder. */
  readonly freeSpace?: FreeSpace;
  /** What to create in a folder without an event: the sample event, or a real one without people. */
  readonly event?: 'sample' | 'empty';
  /** How many sockets are allowed, where it differs from the number at an event: for tests. */
  readonly places?: Partial<PlaceLimits>;
  /** Opens the store: for tests with a slow one. */
  readonly open?: typeof openStore;
  /** How commands are grouped into commits: the benchmark runs a server that commits each command alone. */
  readonly commits?: Pick<StoreOptions, 'largestGroup' | 'rest'>;
}

/** Returns the options with defaults filled in. */
export function withDefaults(options: AppOptions) {
  const { config, clock = systemClock, log = silentLog, storage = 'disk' } = options;
  return {
    config,
    clock,
    log,
    storage,
    entropy: options.entropy ?? systemEntropy,
    thinker: options.thinker ?? new WorkerThinker({ clock, log }),
    freeSpace: options.freeSpace ?? freeSpaceIn(config.dataDir),
    event: options.event ?? (storage === 'memory' ? 'empty' : 'sample'),
    places: { ...PLACES, ...options.places },
    open: options.open ?? openStore,
    commits: options.commits ?? { rest: REST },
  } as const;
}

export type Chosen = ReturnType<typeof withDefaults>;

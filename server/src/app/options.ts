// Options: what a server is started with, and what each is where nothing is said.

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

// Too short to be felt; two phones that answer each other's step are saved in one commit, and told in one write.
const REST = 2;

export interface AppOptions {
  readonly config: Config;
  readonly clock?: Clock;
  readonly entropy?: EntropySource;
  readonly log?: Log;
  /** What the strong bots think with. */
  readonly thinker?: Thinker;
  /** `memory` keeps nothing: what the benchmark compares with. */
  readonly storage?: 'disk' | 'memory';
  /** How much room the disk has; that of the data folder where it is left out. */
  readonly freeSpace?: FreeSpace;
  /** What a folder without an event gets: the sample one, or a real one without anybody. */
  readonly event?: 'sample' | 'empty';
  /** How many sockets there may be, where not as many as at an event: for tests. */
  readonly places?: Partial<PlaceLimits>;
  /** How the store is opened: for tests of one that is slow. */
  readonly open?: typeof openStore;
  /** How commands are grouped into commits: for the benchmark, which has a server with a commit for each. */
  readonly commits?: Pick<StoreOptions, 'largestGroup' | 'rest'>;
}

/** The options with what each is where it is left out. */
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

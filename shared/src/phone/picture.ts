// Picture: what is shown of a match that is followed, and its log as far as it is here. It knows no wire.

import { type TableName, tableOf } from '../contract/index.ts';
import type { Table, TableTypes, Trade } from '../fairness/index.ts';
import { BrokenInvariant } from '../lib/index.ts';
import {
  type Batch,
  type ClockView,
  type Presence,
  type Refusal,
  type Rejection,
  type SyncState,
  type TableInfo,
  viewHash,
} from '../protocol/index.ts';
import type { Viewer } from '../rules/index.ts';
import type { Timers } from './given.ts';
import { type MatchLog, NOTHING_SEEN, takeBatchesAt } from './matchLog.ts';
import { createStore } from './store.ts';

/** What is known of a followed match besides its log. */
export interface Shown {
  readonly table: TableInfo | null;
  readonly viewer: Viewer | null;
  readonly presence: Presence | null;
  /** When `presence` arrived, by this phone's clock in milliseconds: its `since` counts from then. */
  readonly presenceAt: number;
  /** The clocks of the match as they stood at `clocksAt`, by this phone's clock in milliseconds. */
  readonly clocks: readonly ClockView[];
  readonly clocksAt: number;
  /** Why this match can't be followed at all (`unknown-code`, `no-seat`, …). */
  readonly closed: Refusal | Rejection | null;
}

export interface Followed<T extends TableTypes = Trade> extends Shown {
  /** Empty if the match is played at another table than the one at which it is followed. */
  readonly log: MatchLog<T>;
  /** The epoch of the log, once the log is complete. */
  readonly epoch: string | null;
}

export const NOTHING_SHOWN: Shown = {
  table: null,
  viewer: null,
  presence: null,
  presenceAt: 0,
  clocks: [],
  clocksAt: 0,
  closed: null,
};

/** The parts of a table that following needs. */
export interface FollowedAt<T extends TableTypes> {
  readonly name: TableName;
  readonly port: Table<T>;
}

/** `known`: the epoch that this phone met last. `said` is called with the version that is shown now. */
export function createPicture<T extends TableTypes>(
  timers: Timers,
  { name, port }: FollowedAt<T>,
  known: string | null,
  said: (seen: { readonly match: string; readonly version: number }) => void,
) {
  const followed = createStore<Followed<T>>({ ...NOTHING_SHOWN, log: NOTHING_SEEN, epoch: null });
  // The log to which the next answer adds: the one shown, or an empty one to start over.
  let base: MatchLog<T> = NOTHING_SEEN;
  let epoch = known;

  const show = (log: MatchLog<T>, match: string, whole: string | null): void => {
    const shown = followed.getState();
    if (log === base && log === shown.log) return;
    base = log;
    followed.setState({ log, epoch: whole });
    if (log.version > 0) said({ match, version: log.version });
  };
  return {
    followed,
    /** Returns the version to ask from. */
    since: (): number => base.version,
    /**
     * Takes in what is known besides the log. Returns whether the match is played at another table, and if not,
     * whether the epoch is still the same.
     */
    meet(state: SyncState): 'elsewhere' | 'same' | 'other-epoch' {
      const { table, viewer, presence, clocks } = state;
      if (tableOf(table) !== name) {
        followed.setState({ table, viewer: null, closed: null });
        return 'elsewhere';
      }
      const now = timers.now();
      const isOther = epoch !== null && epoch !== state.epoch;
      ({ epoch } = state);
      followed.setState({ table, viewer, presence, presenceAt: now, clocks, clocksAt: now, closed: null });
      return isOther ? 'other-epoch' : 'same';
    },
    /** Adds an answer; returns false if it is inconsistent, or does not fit the log so far. */
    add({ table, viewer, batches, more, hash, epoch: whole }: SyncState): boolean {
      const log = attempt(() => takeBatchesAt(port, base, viewer, batches));
      if (log === null) return false;
      if (log.view !== null && viewHash(log.view) !== hash) return false;
      show(log, table.match, more ? null : whole);
      return true;
    },
    /** Adds a batch that the server sent by itself; returns false if a batch before it is missing. */
    hear(viewer: Viewer, batch: Batch): boolean {
      const log = attempt(() => takeBatchesAt(port, base, viewer, [batch]));
      if (log === null) return false;
      show(log, batch.match, followed.getState().epoch);
      return true;
    },
    /**
     * Makes the next answer begin anew, while the old picture stays. Returns false if it would have begun anew
     * anyway.
     */
    startOver(): boolean {
      const had = base !== NOTHING_SEEN;
      base = NOTHING_SEEN;
      return had;
    },
    /** Forgets everything that was shown. */
    forget(): void {
      base = NOTHING_SEEN;
      followed.setState({ ...NOTHING_SHOWN, log: NOTHING_SEEN, epoch: null });
    },
  };
}

/** Returns null for a log that breaks an invariant, as for one with a gap. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof BrokenInvariant) return null;
    throw error;
  }
}

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

/** What is known beside the log of a match that is followed. */
export interface Shown {
  readonly table: TableInfo | null;
  readonly viewer: Viewer | null;
  readonly presence: Presence | null;
  /** When `presence` arrived, in milliseconds of this phone's clock: its `since` counts from there. */
  readonly presenceAt: number;
  /** The clocks of the match, as they stood at `clocksAt` of this phone's clock. */
  readonly clocks: readonly ClockView[];
  readonly clocksAt: number;
  /** Why this match can't be followed at all (`unknown-code`, `no-seat`, …). */
  readonly closed: Refusal | Rejection | null;
}

export interface Followed<T extends TableTypes = Trade> extends Shown {
  /** Nothing where the match is played at another table than it is followed at. */
  readonly log: MatchLog<T>;
  /** Whose log it is, once it is whole. */
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

/** A table as far as following needs it. */
export interface FollowedAt<T extends TableTypes> {
  readonly name: TableName;
  readonly port: Table<T>;
}

/** `known`: the epoch that this phone met last; `said`: hears which version has come to be shown. */
export function createPicture<T extends TableTypes>(
  timers: Timers,
  { name, port }: FollowedAt<T>,
  known: string | null,
  said: (seen: { readonly match: string; readonly version: number }) => void,
) {
  const followed = createStore<Followed<T>>({ ...NOTHING_SHOWN, log: NOTHING_SEEN, epoch: null });
  // What the next answer continues: what is shown, or nothing where it starts over.
  let base: MatchLog<T> = NOTHING_SEEN;
  let epoch = known;

  const show = (log: MatchLog<T>, match: string, whole: string | null): void => {
    const shown = followed.getState();
    if (log === base && log === shown.log && whole === shown.epoch) return;
    base = log;
    followed.setState({ log, epoch: whole });
    if (log.version > 0) said({ match, version: log.version });
  };
  return {
    followed,
    /** What the next answer continues. */
    since: (): number => base.version,
    /** Takes in what is known beside the log, and says whether the match is played here, and under the same epoch. */
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
    /** Takes in an answer; false where it does not fit together, or to what was here. */
    add({ table, viewer, batches, more, hash, epoch: whole }: SyncState): boolean {
      const log = attempt(() => takeBatchesAt(port, base, viewer, batches));
      if (log === null) return false;
      if (!more && log.view !== null && viewHash(log.view) !== hash) return false;
      show(log, table.match, more ? null : whole);
      return true;
    },
    /** Takes in what has come by itself; false where something between is missing. */
    hear(viewer: Viewer, batch: Batch): boolean {
      const log = attempt(() => takeBatchesAt(port, base, viewer, [batch]));
      if (log === null) return false;
      show(log, batch.match, followed.getState().epoch);
      return true;
    },
    /** The next answer begins anew, and the old picture stays meanwhile; false where it had begun anew already. */
    startOver(): boolean {
      const had = base !== NOTHING_SEEN;
      base = NOTHING_SEEN;
      return had;
    },
    /** What was seen is seen here no more. */
    forget(): void {
      base = NOTHING_SEEN;
      followed.setState({ ...NOTHING_SHOWN, log: NOTHING_SEEN, epoch: null });
    },
  };
}

/** A log that breaks an invariant is as good as one with a gap. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof BrokenInvariant) return null;
    throw error;
  }
}

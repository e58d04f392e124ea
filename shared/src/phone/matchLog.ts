// MatchLog: what one viewer has seen of a match, version by version, and the view after it. Pure.

import {
  evolveMatchView,
  matchViewOf,
  type MatchView,
  NEW_SEALED_MATCH,
  type VisibleEvent,
} from '../fairness/index.ts';
import type { Batch } from '../protocol/index.ts';
import type { Viewer } from '../rules/index.ts';

export interface MatchLog {
  /** Accepted commands so far. */
  readonly version: number;
  readonly batches: readonly Batch[];
  readonly events: readonly VisibleEvent[];
  readonly view: MatchView | null;
}

export const NOTHING_SEEN: MatchLog = { version: 0, batches: [], events: [], view: null };

/** The log after a batch; the same log where it is known already, null where batches between are missing. */
function takeBatch(log: MatchLog, viewer: Viewer, batch: Batch): MatchLog | null {
  if (batch.version <= log.version) return log;
  if (batch.version > log.version + 1) return null;
  const start = log.view ?? matchViewOf(NEW_SEALED_MATCH, viewer);
  return {
    version: batch.version,
    batches: [...log.batches, batch],
    events: [...log.events, ...batch.events],
    view: batch.events.reduce(evolveMatchView, start),
  };
}

/** The log after all of `batches`; null where one between is missing. */
export const takeBatches = (log: MatchLog, viewer: Viewer, batches: readonly Batch[]): MatchLog | null =>
  batches.reduce<MatchLog | null>((so, batch) => (so === null ? null : takeBatch(so, viewer, batch)), log);

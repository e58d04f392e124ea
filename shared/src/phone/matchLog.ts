// MatchLog: what one viewer has seen of a match, version by version, and the view after it. Pure.

import type { Table, TableTypes, Trade, VisibleOf } from '../fairness/index.ts';
import type { Batch } from '../protocol/index.ts';
import type { Viewer } from '../rules/index.ts';
import { batchOf, type BatchOf } from './phoneTable.ts';

export interface MatchLog<T extends TableTypes = Trade> {
  /** Accepted commands so far. */
  readonly version: number;
  readonly batches: readonly BatchOf<T>[];
  readonly events: readonly VisibleOf<T>[];
  readonly view: T['view'] | null;
}

export const NOTHING_SEEN: MatchLog<never> = { version: 0, batches: [], events: [], view: null };

/** The log after a batch; the same log where it is known already, null where batches between are missing. */
function takeBatch<T extends TableTypes>(
  port: Table<T>,
  log: MatchLog<T>,
  viewer: Viewer,
  { match, version, events }: BatchOf<T>,
): MatchLog<T> | null {
  if (version <= log.version) return log;
  if (version > log.version + 1) return null;
  const start = log.view ?? port.viewOf(port.fresh, viewer);
  return {
    version,
    batches: [...log.batches, { match, version, events }],
    events: [...log.events, ...events],
    view: events.reduce(port.evolveView, start),
  };
}

/** The log after all of `batches`; null where one between is missing. */
export const takeBatchesAt = <T extends TableTypes>(
  port: Table<T>,
  log: MatchLog<T>,
  viewer: Viewer,
  batches: readonly Batch[],
): MatchLog<T> | null =>
  batches.reduce<MatchLog<T> | null>(
    (so, batch) => (so === null ? null : takeBatch(port, so, viewer, batchOf(port, batch))),
    log,
  );

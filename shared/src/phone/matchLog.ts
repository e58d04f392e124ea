// MatchLog: what one viewer has seen of a match, version by version, and the view that follows. Pure.

import type { Table, TableTypes, Trade, VisibleOf } from '../fairness/index.ts';
import type { Batch } from '../protocol/index.ts';
import type { Viewer } from '../rules/index.ts';
import { batchOf, type BatchOf } from './phoneTable.ts';

export interface MatchLog<T extends TableTypes = Trade> {
  /** The number of accepted commands so far. */
  readonly version: number;
  readonly batches: readonly BatchOf<T>[];
  readonly events: readonly VisibleOf<T>[];
  readonly view: T['view'] | null;
}

export const NOTHING_SEEN: MatchLog<never> = { version: 0, batches: [], events: [], view: null };

/**
 * Returns the log with a batch added; the same log if it has the batch already, null if batches between are missing.
 */
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

/** Returns the log with all of `batches` added; null if one between is missing. */
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

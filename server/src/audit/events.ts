// Events: a batch of a match's log, read from its text.

import type { EventAt, TableName } from '@dunmer/shared/tables';
import type { AuditedBatch, StoredEvent } from '../store/index.ts';

/** The events of a batch; null where it can't be read. */
export function eventsOf({ events }: AuditedBatch): readonly StoredEvent[] | null {
  try {
    // What was stored is what the server itself has written; if not, it leads to another match, and that is found.
    const value: unknown = JSON.parse(events);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Batches as those of this table: what is none of it is found to follow from nothing. */
export const eventsAt = <N extends TableName>(
  _at: N,
  batches: readonly (readonly StoredEvent[])[],
): readonly (readonly EventAt<N>[])[] => batches;

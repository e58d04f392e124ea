// Events: reads the batches of a match's log from their text.

import type { EventAt, TableName } from '@dunmer/shared/tables';
import type { AuditedBatch, StoredEvent } from '../store/index.ts';

/** The events of a batch; null where it can't be read. */
export function eventsOf({ events }: AuditedBatch): readonly StoredEvent[] | null {
  try {
    // Normally the server itself has written this. If not, replaying it leads to another match, which is found.
    const value: unknown = JSON.parse(events);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Treats batches as those of this table; an event of another table is found because it does not follow. */
export const eventsAt = <N extends TableName>(
  _at: N,
  batches: readonly (readonly StoredEvent[])[],
): readonly (readonly EventAt<N>[])[] => batches;

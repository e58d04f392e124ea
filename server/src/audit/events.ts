// Events: a batch of a match's log, read from its text.

import type { MatchEvent } from '@dunmer/shared/fairness';
import type { AuditedBatch } from '../store/index.ts';

/** The events of a batch; null where it can't be read. */
export function eventsOf({ events }: AuditedBatch): readonly MatchEvent[] | null {
  try {
    // What was stored is what the server itself has written; if not, it leads to another match, and that is found.
    const value: unknown = JSON.parse(events);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

// Reasons: the words of staff in a batch. The log holds their salted hash instead, so that they can be erased;
// readers of the log get the words themselves.

import type { Draws } from '../draws/index.ts';
import { sealReason } from '../journal/index.ts';
import type { StoredEvent, Tx } from '../store/index.ts';

function reasonOf(event: StoredEvent): string {
  if (event.type === 'DeskNoted') return 'reason' in event.note ? event.note.reason : '';
  if (event.type === 'GameEnded') return 'reason' in event.outcome ? event.outcome.reason : '';
  return 'reason' in event ? event.reason : '';
}

function withReason(event: StoredEvent, reason: string): StoredEvent {
  if (event.type === 'DeskNoted') {
    const { note } = event;
    // A restore has no reason.
    return 'reason' in note && note.by !== 'restore' ? { ...event, note: { ...note, reason } } : event;
  }
  if (event.type === 'GameEnded') {
    const { outcome } = event;
    return 'reason' in outcome ? { ...event, outcome: { ...outcome, reason } } : event;
  }
  return 'reason' in event ? { ...event, reason } : event;
}

/** The events as the log holds them; unchanged if none has a reason. */
export async function sealed(
  tx: Tx,
  draws: Draws,
  events: readonly StoredEvent[],
): Promise<readonly StoredEvent[]> {
  if (events.every((event) => reasonOf(event) === '')) return events;
  const written: StoredEvent[] = [];
  for (const event of events) {
    const reason = reasonOf(event);
    written.push(reason === '' ? event : withReason(event, await sealReason(tx, draws, reason)));
  }
  return written;
}

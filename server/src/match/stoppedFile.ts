// StoppedFile: what staff can download of a stopped match: what broke, and the public part of its log.

import type { PublicMatchEvent } from '@dunmer/shared/fairness';
import type { StoppedFile } from '@dunmer/shared/protocol';
import { bySeat } from '@dunmer/shared/rules';
import type { Reader, Stop, StoredMatch } from '../store/index.ts';

const isPublic = (event: unknown): event is PublicMatchEvent =>
  typeof event === 'object' && event !== null && 'to' in event && event.to === 'everyone';

/** The public events of a stored batch; none if it can't be read. */
function publicIn(text: string): readonly PublicMatchEvent[] {
  try {
    const events: unknown = JSON.parse(text);
    return Array.isArray(events) ? events.filter(isPublic) : [];
  } catch {
    return [];
  }
}

/** Makes the file, whether the log can be played or not. */
export async function stoppedFileOf(
  reader: Reader,
  { key, id, seats, catalogue, phase }: StoredMatch,
  { at, broken, place }: Stop,
): Promise<StoppedFile> {
  const batches = await reader.audit.batches(key);
  return {
    format: 'dunmer-trade-stopped/1',
    match: id,
    names: bySeat((seat) => seats[seat].name),
    catalogue,
    phase,
    stopped: { at: new Date(at).toISOString(), broken, place },
    batches: batches.map(({ version, events }) => ({ version, events: publicIn(events) })),
  };
}

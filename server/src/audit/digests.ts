// Digests: whether the journal has seen the log of a match up to its end, and everything that was added after it.

import type { Seat } from '@dunmer/shared/rules';
import { logDigest } from '../journal/index.ts';
import type { AuditedBatch, AuditedMatch, StoredEvent } from '../store/index.ts';
import type { Beside } from './beside.ts';
import type { Finding } from './finding.ts';

interface Digested {
  readonly match: AuditedMatch;
  readonly batches: readonly AuditedBatch[];
  readonly beside: Beside;
}

/** A log as stored; some versions may be missing because they were never written. */
export interface Log {
  readonly versions: readonly number[];
  readonly batches: readonly (readonly StoredEvent[])[];
  readonly missing: readonly number[];
}

/**
 * What a batch notes, if it is a note without a digest in older rows: a link for a seat, or another settlement. Null
 * for all other batches.
 */
function leftOutIn(events: readonly StoredEvent[]): Seat | 'ruling' | null {
  const [only, ...more] = events;
  if (only?.type !== 'DeskNoted' || more.length > 0) return null;
  if (only.note.act === 'settledAgain') return 'ruling';
  return only.note.act === 'linkMade' ? only.note.seat : null;
}

/**
 * The number of notes after the end that no digest covers; a sentence if there are more than older rows can explain.
 */
function uncovered({ match, beside }: Digested, log: Log): number | string {
  const { linksBefore, ruledBefore, table, notes } = beside;
  const left = {
    a: linksBefore.get(Number(table?.['a'])) ?? 0,
    b: linksBefore.get(Number(table?.['b'])) ?? 0,
    ruling: ruledBefore.get(match.id) ?? 0,
  };
  const added = new Set(notes.flatMap(({ what, version }) => (what === 'added' ? version : [])));
  const covered = notes.findLast(({ what }) => what !== 'added')?.version ?? 0;
  const bare = log.batches.filter((_, i) => {
    const version = log.versions[i] ?? 0;
    return version > covered && !added.has(version);
  });
  for (const events of bare) {
    const of = leftOutIn(events);
    if (of !== null) left[of] -= 1;
    if (of === null || left[of] < 0)
      return `The log of match ${match.id} has an end that the journal does not know.`;
  }
  return bare.length;
}

/**
 * Checks the digests of a match. Returns what is wrong, or how many notes after the end have no digest because older
 * rows made none.
 */
export function checkDigests(
  digested: Digested,
  finishedAt: number,
  log: Log,
): number | NonNullable<Finding> {
  const { match, batches, beside } = digested;
  if (beside.notes.length === 0) return `The journal does not know match ${match.id}.`;
  for (const { what, version: end, digest } of beside.notes) {
    const seen = batches.filter(({ version }) => (what === 'added' ? version === end : version <= end));
    if (logDigest(seen.map(({ events }) => events)) !== digest)
      return `The log of match ${match.id} up to version ${end} is not the one the journal has seen.`;
  }
  return finishedAt === 0 ? 0 : uncovered(digested, log);
}

// Gaps: versions that a log leaves out. A server of an earlier release has counted a version for a new link that was
// only looked at.

import type { AuditedMatch, Effect } from '../store/index.ts';
import type { Finding } from './finding.ts';

/** What is wrong with a match, and what is worth saying of one with which nothing is. */
export interface MatchAudited {
  readonly finding: Finding;
  readonly remark: string | null;
}

interface Known {
  readonly match: AuditedMatch;
  /** What the journal says of its log. */
  readonly notes: readonly Extract<Effect, { is: 'match' }>[];
}

/** What is left out of these versions, which begin at 1. */
export function missingIn(versions: readonly number[]): readonly number[] {
  const there = new Set(versions);
  return Array.from({ length: versions.at(-1) ?? 0 }, (_, i) => i + 1).filter(
    (version) => !there.has(version),
  );
}

/**
 * What a gap in a log that agrees in all else comes to. The journal vouches for it once it has seen a later version;
 * before that a row could as well be gone.
 */
export function checkGaps({ match, notes }: Known, missing: readonly number[]): MatchAudited {
  const last = missing.at(-1);
  if (last === undefined) return { finding: null, remark: null };
  const left = `Match ${match.id} leaves out version${missing.length > 1 ? 's' : ''} ${missing.join(', ')}`;
  if (notes.some(({ version }) => version > last))
    return {
      finding: null,
      remark:
        `${left}: a server of an earlier release has counted what was only looked at. ` +
        'No move is missing, the journal vouches for all the rest, and nothing is to be done.',
    };
  return {
    finding:
      `${left}, and the journal does not vouch for what comes after it yet. Where a server of an earlier release has counted ` +
      'what was only looked at, no move is missing: let the match be played to its end, or void it, and check again.',
    remark: null,
  };
}

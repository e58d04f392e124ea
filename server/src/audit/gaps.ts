// Gaps: versions missing in a log. An earlier release counted a version for a new link that was only previewed.

import type { AuditedMatch, Effect } from '../store/index.ts';
import type { Finding } from './finding.ts';

/** What is wrong with a match, or a remark if nothing is. */
export interface MatchAudited {
  readonly finding: Finding;
  readonly remark: string | null;
}

interface Known {
  readonly match: AuditedMatch;
  /** What the journal says about the match's log. */
  readonly notes: readonly Extract<Effect, { is: 'match' }>[];
}

/** The versions missing in these, which begin at 1. */
export function missingIn(versions: readonly number[]): readonly number[] {
  const there = new Set(versions);
  return Array.from({ length: versions.at(-1) ?? 0 }, (_, i) => i + 1).filter(
    (version) => !there.has(version),
  );
}

/**
 * Judges the gaps of a log that agrees otherwise. If the journal has seen a later version, it vouches for the log;
 * otherwise a row may have been removed.
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

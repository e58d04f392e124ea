// matchPlace: what is known of a match where acts on it are asked for, on the floor and after it.

import type { FloorMatch, MatchId, MatchKind, Money, TableInfo } from '@dunmer/shared/protocol';
import type { Phase } from '@dunmer/shared/rules';
import type { Places } from '../acts/places.ts';

/**
 * Whether a match was voided while it ran, over a contract: that has gone on since, and this one is not settled anew
 * (R10, R17).
 */
export const isSettledForGood = (phase: Phase | null, kind: MatchKind | undefined): boolean =>
  kind === 'contract' && phase?.at === 'finished' && phase.ending.kind === 'voided';

interface Standing {
  readonly match: MatchId;
  /** As it stands on the floor. */
  readonly live: FloorMatch | undefined;
  /** As the board shows it. */
  readonly phase: Phase | null;
  readonly table: Pick<TableInfo, 'kind' | 'stopped'> | null;
  readonly money: Money | null;
}

/** Null before anything is known of it. */
export function matchPlace({ match, live, phase, table, money }: Standing): Places['match'] | null {
  const at = live?.phase ?? phase?.at;
  if (at === undefined) return null;
  const isStopped = live === undefined ? table?.stopped !== undefined : live.stopped !== undefined;
  return {
    match,
    phase: at,
    live: live === undefined || isStopped ? null : live,
    isHere: live !== undefined,
    isStopped,
    isFinal: isSettledForGood(phase, live?.kind ?? table?.kind),
    money,
  };
}

// matchPlace: what is known of a match where acts on it are asked for, on the floor and after it.

import { tableOf } from '@dunmer/shared/contract';
import type { DeskNote, TableEnding } from '@dunmer/shared/fairness';
import type { FloorMatch, MatchId, MatchKind, MatchPhase, Money, TableInfo } from '@dunmer/shared/protocol';
import { againIn } from '../../around/index.ts';
import type { Places } from '../acts/places.ts';

/** How far the board shows a match to have come, at whichever table. */
export interface Shown {
  readonly phase: MatchPhase;
  /** Null until it is over. */
  readonly ending: Pick<TableEnding, 'kind'> | null;
  readonly notes: readonly DeskNote[];
}

/** Whether nothing of a match counts any more: voided while it ran, or by the last word of staff about it. */
const isVoid = (shown: Shown | null): boolean =>
  shown?.ending !== null && (againIn(shown?.notes ?? []) ?? shown?.ending)?.kind === 'voided';

/**
 * Whether a match was voided while it ran, over a contract: that has gone on since, and this one is not settled anew
 * (R10, R17).
 */
export const isSettledForGood = (shown: Shown | null, kind: MatchKind | undefined): boolean =>
  kind === 'contract' && shown?.ending?.kind === 'voided';

interface Standing {
  readonly match: MatchId;
  /** As it stands on the floor. */
  readonly live: FloorMatch | undefined;
  readonly shown: Shown | null;
  readonly table: Pick<TableInfo, 'kind' | 'stopped' | 'table'> | null;
  readonly money: Money | null;
}

/** Null before anything is known of it. */
export function matchPlace({ match, live, shown, table, money }: Standing): Places['match'] | null {
  const phase = live?.phase ?? shown?.phase;
  if (phase === undefined) return null;
  const isStopped = live === undefined ? table?.stopped !== undefined : live.stopped !== undefined;
  return {
    match,
    phase,
    table: tableOf(live ?? table ?? {}),
    live: live === undefined || isStopped ? null : live,
    isHere: live !== undefined,
    isStopped,
    isVoid: isVoid(shown),
    isFinal: isSettledForGood(shown, live?.kind ?? table?.kind),
    money,
  };
}

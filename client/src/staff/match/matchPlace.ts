// matchPlace: what is known about a match where acts on it are asked for, on the floor and after it.

import { tableOf } from '@dunmer/shared/contract';
import type { DeskNote, TableEnding } from '@dunmer/shared/fairness';
import type { FloorMatch, MatchId, MatchKind, MatchPhase, Money, TableInfo } from '@dunmer/shared/protocol';
import { againIn } from '../../around/index.ts';
import type { Places } from '../acts/places.ts';

/** How far a match has come according to the board, at either table. */
export interface Shown {
  readonly phase: MatchPhase;
  /** Null until the match is over. */
  readonly ending: Pick<TableEnding, 'kind'> | null;
  readonly notes: readonly DeskNote[];
}

/** Tells whether a match is void: voided while it ran, or by the last ruling of staff about it. */
const isVoid = (shown: Shown | null): boolean =>
  shown?.ending !== null && (againIn(shown?.notes ?? []) ?? shown?.ending)?.kind === 'voided';

/**
 * Tells whether a match over a contract was voided while it ran: the contract has gone on since, and the match can't
 * be settled anew (R10, R17).
 */
export const isSettledForGood = (shown: Shown | null, kind: MatchKind | undefined): boolean =>
  kind === 'contract' && shown?.ending?.kind === 'voided';

interface Standing {
  readonly match: MatchId;
  /** The match on the floor, if it is there. */
  readonly live: FloorMatch | undefined;
  readonly shown: Shown | null;
  readonly table: Pick<TableInfo, 'kind' | 'stopped' | 'table'> | null;
  readonly money: Money | null;
}

/** Returns null before anything is known about the match. */
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

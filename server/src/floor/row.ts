// Row: what is kept of a live match for the floor. It holds public facts alone: nothing depends on what lies face down.

import { isHeldByRestore } from '@dunmer/shared/fairness';
import { sameValue } from '@dunmer/shared/lib';
import type { FloorMatch } from '@dunmer/shared/protocol';
import { type LiveMatch, phaseOf } from '../match/index.ts';
import type { StoredMatch } from '../store/index.ts';
import { type Waiting, waitingOf } from './waiting.ts';

export interface FloorRow {
  readonly table: StoredMatch;
  readonly phase: FloorMatch['phase'];
  readonly round: number;
  readonly waiting: Waiting;
  readonly desk: FloorMatch['desk'];
}

/** The round, or at the patrons' table the turn; 0 before the first. */
function roundOf({ at, state }: LiveMatch): number {
  if (at === 'trade') return state.rules.common.rounds;
  const { stage } = state.rules.common;
  return stage.at === 'preparing' ? 0 : stage.at === 'turn' ? stage.turn : (stage.turn?.turn ?? 0);
}

/** Makes the row of a match as it stands. `before` is who was waited for until now; `now` is in the event's time. */
export function rowOf(match: LiveMatch, before: Waiting | undefined, now: number): FloorRow {
  const { table, state } = match;
  const { paused, calls, announced, unbound } = state.desk;
  const waiting = waitingOf(match, before, now);
  const desk = { paused, calls, announced, unbound, restored: isHeldByRestore(state.desk) };
  return { table, phase: phaseOf(match), round: roundOf(match), waiting, desk };
}

/** Whether two rows say the same. */
export const isSameRow = ({ table, ...row }: FloorRow, other: FloorRow): boolean =>
  table === other.table && sameValue({ ...row, table: null }, { ...other, table: null });

/**
 * Whether staff have anything left to see in a match: a call stays open after the end. A match that had stopped and was
 * voided is over, whatever its log says.
 */
export const isOnFloor = ({ table, phase, desk }: FloorRow): boolean =>
  table.stop === null ? phase !== 'finished' || desk.calls.length > 0 : table.phase !== 'finished';

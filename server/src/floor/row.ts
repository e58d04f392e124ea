// Row: what is kept of a live match for the floor. Public facts alone: nothing here depends on what lies face down.

import { type Due, dueFrom, isHeldByRestore } from '@dunmer/shared/fairness';
import type { FloorMatch } from '@dunmer/shared/protocol';
import type { LiveMatch } from '../match/index.ts';
import type { StoredMatch } from '../store/index.ts';

/** What a seat is waited for, and since when, in milliseconds of the clock that nobody moves. */
interface Awaited extends Due {
  /** Which choice; one may follow another at once. */
  readonly choice: number | null;
  readonly at: number;
}

export interface FloorRow {
  readonly table: StoredMatch;
  readonly phase: FloorMatch['phase'];
  readonly round: number;
  readonly awaited: readonly Awaited[];
  readonly desk: FloorMatch['desk'];
}

/** The row of a match as it stands; what was awaited `before` and still is, has been awaited since then. */
export function rowOf({ table, state }: LiveMatch, before: FloorRow | undefined, now: number): FloorRow {
  const { phase, rounds } = state.rules.common;
  const { paused, calls, announced, unbound } = state.desk;
  const choice = phase.at === 'choosing' ? phase.choice.id : null;
  const awaited = dueFrom(state).map(({ seat, what }) => {
    const known = before?.awaited.find(
      (other) => other.seat === seat && other.what === what && other.choice === choice,
    );
    return { seat, what, choice, at: known?.at ?? now };
  });
  const desk = { paused, calls, announced, unbound, restored: isHeldByRestore(state.desk) };
  return { table, phase: phase.at, round: rounds, awaited, desk };
}

/**
 * Whether staff have anything left to see there: a call stays open after the end. What had stopped and was voided is over, whatever
 * its log says.
 */
export const isOnFloor = ({ table, phase, desk }: FloorRow): boolean =>
  table.stop === null ? phase !== 'finished' || desk.calls.length > 0 : table.phase !== 'finished';

// DeskWord: the one thing that referees, clocks and calls have to say at the table now; what stops play comes first.
// Pure.

import { type DeskState, isHeldByRestore, type Progress, type TableEnding } from '@dunmer/shared/fairness';
import type { ClockView, TableInfo } from '@dunmer/shared/protocol';
import { otherSeat, type Seat, type Viewer } from '@dunmer/shared/rules';

export type DeskWord =
  | { readonly say: 'stopped' | 'voided' | 'failed' }
  | { readonly say: 'event-paused' | 'paused' | 'late' | 'restored' | 'hurry' | 'called' }
  /** Whose the price of victory still is to choose (R14). */
  | { readonly say: 'unbound'; readonly chooses: Seat }
  | { readonly say: 'default'; readonly seat: Seat; readonly clock: ClockView | null }
  | { readonly say: 'clock'; readonly clock: ClockView };

export interface Desk {
  readonly desk: DeskState;
  readonly progress: Progress;
  readonly ending: TableEnding | null;
  readonly viewer: Viewer;
  readonly clocks: readonly ClockView[];
  /** Null where nothing has broken. */
  readonly stopped: NonNullable<TableInfo['stopped']> | null;
  readonly isEventPaused: boolean;
  /** The own time runs, and the film has not come to what it is for: no word of what that is. */
  readonly isLate: boolean;
}

/** The own clock before the other's. */
const clockFor = (clocks: readonly ClockView[], viewer: Viewer): ClockView | undefined =>
  clocks.find(({ seat, kind }) => seat === viewer && kind !== 'default') ??
  clocks.find(({ kind }) => kind !== 'default');

/** This seat was asked to hurry, and has not done yet what was awaited. */
const isHurried = ({ desk, viewer }: Desk): boolean => desk.hurried.some((seat) => seat === viewer);

/** What had stopped is over: by a void, of which its log may say nothing, or it had ended before. */
function overWord({ progress, ending }: Desk): DeskWord | null {
  if (progress !== 'finished') return { say: 'voided' };
  return ending?.kind === 'voided' ? null : { say: 'failed' };
}

/** Null where nothing is to be said. */
export function deskWord(at: Desk): DeskWord | null {
  const { desk, progress, ending, viewer, clocks, stopped, isEventPaused, isLate } = at;
  const { paused, announced, unbound, calls } = desk;
  if (stopped === 'waits') return { say: 'stopped' };
  if (stopped === 'over') return overWord(at);
  if (progress === 'finished') return null;
  if (isEventPaused) return { say: 'event-paused' };
  if (paused) return { say: isHeldByRestore(desk) ? 'restored' : 'paused' };
  if (announced !== null) {
    const clock = clocks.find(({ kind }) => kind === 'default') ?? null;
    return { say: 'default', seat: announced.seat, clock };
  }
  if (isLate) return { say: 'late' };
  const winner = ending?.winner ?? null;
  if (unbound && progress === 'claiming' && viewer !== 'watcher' && winner !== null)
    return { say: 'unbound', chooses: otherSeat(winner) };
  if (isHurried(at)) return { say: 'hurry' };
  const clock = clockFor(clocks, viewer);
  if (clock !== undefined) return { say: 'clock', clock };
  return calls.length > 0 ? { say: 'called' } : null;
}

/** What is left of a clock, `since` milliseconds after it was heard of. */
export const leftOf = ({ left, runs }: Pick<ClockView, 'left' | 'runs'>, since: number): number =>
  runs ? left - Math.max(0, since) : left;

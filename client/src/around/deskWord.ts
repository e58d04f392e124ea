// DeskWord: the one message that referees, clocks or calls have for the table now; what stops play comes first. Pure.

import { type DeskState, isHeldByRestore, type Progress, type TableEnding } from '@dunmer/shared/fairness';
import type { ClockView, TableInfo } from '@dunmer/shared/protocol';
import { otherSeat, type Seat, type Viewer } from '@dunmer/shared/rules';

export type DeskWord =
  | { readonly say: 'stopped' | 'voided' | 'failed' }
  | { readonly say: 'event-paused' | 'paused' | 'late' | 'restored' | 'hurry' | 'called' }
  /** `chooses`: the seat that has still to choose the price of victory (R14). */
  | { readonly say: 'unbound'; readonly chooses: Seat }
  | { readonly say: 'default'; readonly seat: Seat; readonly clock: ClockView | null }
  | { readonly say: 'clock'; readonly clock: ClockView };

export interface Desk {
  readonly desk: DeskState;
  readonly progress: Progress;
  readonly ending: TableEnding | null;
  readonly viewer: Viewer;
  readonly clocks: readonly ClockView[];
  /** Null when nothing has broken. */
  readonly stopped: NonNullable<TableInfo['stopped']> | null;
  readonly isEventPaused: boolean;
  /** The reader's time runs, but the film has not shown for what, so it is not said either. */
  readonly isLate: boolean;
}

/** The viewer's own clock comes before the opponent's. */
const clockFor = (clocks: readonly ClockView[], viewer: Viewer): ClockView | undefined =>
  clocks.find(({ seat, kind }) => seat === viewer && kind !== 'default') ??
  clocks.find(({ kind }) => kind !== 'default');

/** Tells whether this seat was asked to hurry and has not acted since. */
const isHurried = ({ desk, viewer }: Desk): boolean => desk.hurried.some((seat) => seat === viewer);

/**
 * Returns the word for a broken match that is over: it was voided, which its log may not say, or it had ended before.
 */
function overWord({ progress, ending }: Desk): DeskWord | null {
  if (progress !== 'finished') return { say: 'voided' };
  return ending?.kind === 'voided' ? null : { say: 'failed' };
}

/** Returns null when there is nothing to say. */
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

/** Returns the time left on a clock, `since` milliseconds after it was received. */
export const leftOf = ({ left, runs }: Pick<ClockView, 'left' | 'runs'>, since: number): number =>
  runs ? left - Math.max(0, since) : left;

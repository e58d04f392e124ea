// DeskWord: the one thing that referees, clocks and calls have to say at the table now; what stops play comes first.
// Pure.

import { isHeldByRestore, type MatchView } from '@dunmer/shared/fairness';
import type { ClockView, TableInfo } from '@dunmer/shared/protocol';
import type { Seat, Viewer } from '@dunmer/shared/rules';

export type DeskWord =
  | { readonly say: 'stopped' | 'voided' | 'failed' }
  | { readonly say: 'event-paused' | 'paused' | 'late' | 'restored' | 'hurry' | 'unbound' | 'called' }
  | { readonly say: 'default'; readonly seat: Seat; readonly clock: ClockView | null }
  | { readonly say: 'clock'; readonly clock: ClockView };

export interface Desk {
  readonly view: MatchView;
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
const isHurried = ({ view, viewer }: Desk): boolean => view.desk.hurried.some((seat) => seat === viewer);

/** What had stopped is over: by a void, of which its log may say nothing, or it had ended before. */
function overWord(phase: MatchView['common']['phase']): DeskWord | null {
  if (phase.at !== 'finished') return { say: 'voided' };
  return phase.ending.kind === 'voided' ? null : { say: 'failed' };
}

/** Null where nothing is to be said. */
export function deskWord(desk: Desk): DeskWord | null {
  const { view, viewer, clocks, stopped, isEventPaused, isLate } = desk;
  const { paused, announced, unbound, calls } = view.desk;
  const { phase } = view.common;
  if (stopped === 'waits') return { say: 'stopped' };
  if (stopped === 'over') return overWord(phase);
  if (phase.at === 'finished') return null;
  if (isEventPaused) return { say: 'event-paused' };
  if (paused) return { say: isHeldByRestore(view.desk) ? 'restored' : 'paused' };
  if (announced !== null) {
    const clock = clocks.find(({ kind }) => kind === 'default') ?? null;
    return { say: 'default', seat: announced.seat, clock };
  }
  if (isLate) return { say: 'late' };
  if (unbound && phase.at === 'claiming' && viewer !== 'watcher') return { say: 'unbound' };
  if (isHurried(desk)) return { say: 'hurry' };
  const clock = clockFor(clocks, viewer);
  if (clock !== undefined) return { say: 'clock', clock };
  return calls.length > 0 ? { say: 'called' } : null;
}

/** What is left of a clock, `since` milliseconds after it was heard of. */
export const leftOf = ({ left, runs }: ClockView, since: number): number =>
  runs ? left - Math.max(0, since) : left;

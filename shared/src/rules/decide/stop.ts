// Stops (PR17 to PR19): a match stops in a window, and asks in turn who could hold something for it.

import { err, ok, present, type Result } from '../../lib/index.ts';
import { type Ahead, AHEAD, type Stop } from '../../windows/index.ts';
import type { Phase } from '../phase.ts';
import type { RuleError } from '../ruleError.ts';
import { otherSeat, type Seat } from '../seat.ts';
import type { CommonState, MatchState } from '../state.ts';
import { mayBeAsked, type WindowsState } from '../windowsState.ts';
import type { Run } from './run.ts';
import { beginSummons } from './summon.ts';

export type Refusal = Result<null, RuleError>;

/** What is refused because it belongs to another phase. */
export const wrongPhase = ({ common }: MatchState): Result<never, RuleError> =>
  err({ code: 'wrong-phase', phase: common.phase.at });

type Stopped = Extract<Phase, { at: 'stop' }>;

/** The public part of a match with windows; asked for only where there are some. */
export const windowsOf = ({ common }: MatchState): WindowsState =>
  present(common.windows, 'the match has windows');

/** IN21: while a play waits for an answer, both seats' moves wait. */
export const isPlayOpen = ({ windows }: CommonState): boolean =>
  windows !== undefined && windows.open !== null;

/** PR18: the first stop that both could be asked at holds a toss for who begins; then they take turns at it. */
function firstOf(run: Run, windows: WindowsState): Seat {
  return windows.began === null ? run.toss({ step: 'window' }) : otherSeat(windows.began);
}

/**
 * Stops in this window, if somebody could be asked; says whether it does. Where the match has no windows, or nobody
 * could hold anything, there is no stop and no event.
 */
export function stopsFor(run: Run, stop: Stop): boolean {
  const { windows } = run.state.common;
  if (windows === undefined) return false;
  const [a, b] = [mayBeAsked(windows, 'a', stop), mayBeAsked(windows, 'b', stop)];
  if (!a && !b) return false;
  const both = a && b;
  const first = both ? firstOf(run, windows) : a ? 'a' : 'b';
  run.emit({ type: 'StopBegun', to: 'everyone', stop, first, both });
  run.emit({ type: 'SeatAsked', to: 'everyone', seat: first, play: null });
  return true;
}

/** Ends the stop; of `between` the list of summons is fixed now (rule 5.1). */
function endStop(run: Run, { stop }: Stopped): void {
  run.emit({ type: 'StopEnded', to: 'everyone', stop });
  if (stop === 'between') beginSummons(run);
}

/**
 * Asks at the stop whose turn it is, if they could be asked and have not passed since the last play, else the other;
 * it is over when neither is left.
 */
export function askNext(run: Run, turn: Seat): void {
  const { phase } = run.state.common;
  if (phase.at !== 'stop') return;
  const seat = [turn, otherSeat(turn)].find(
    (one) => !phase.passed[one] && mayBeAsked(windowsOf(run.state), one, phase.stop),
  );
  if (seat === undefined) return endStop(run, phase);
  run.emit({ type: 'SeatAsked', to: 'everyone', seat, play: null });
}

/** PR18: who is asked, or waits for their turn, passes. Refuses a second time, and a seat that is not asked at all. */
export function passAtStop(run: Run, phase: Stopped, seat: Seat): Refusal {
  const isAsked = phase.asked === seat;
  if (phase.passed[seat] || (!isAsked && !mayBeAsked(windowsOf(run.state), seat, phase.stop)))
    return err({ code: 'not-asked' });
  run.emit({ type: 'SeatPassed', to: 'everyone', seat });
  if (isAsked) askNext(run, otherSeat(seat));
  return ok(null);
}

/** PR19: says ahead what is passed; the same words in one order, however they were given. */
export function sayAhead(run: Run, seat: Seat, said: readonly Ahead[]): void {
  const windows = AHEAD.filter((window) => said.includes(window));
  run.emit({ type: 'AheadSaid', to: 'everyone', seat, windows });
}

/** What has changed of who could be asked may mean that this seat has nothing left to be asked for. */
export function lookAgain(run: Run): void {
  const { phase } = run.state.common;
  if (phase.at !== 'stop' || mayBeAsked(windowsOf(run.state), phase.asked, phase.stop)) return;
  askNext(run, otherSeat(phase.asked));
}

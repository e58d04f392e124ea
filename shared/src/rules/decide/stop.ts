// Stops (PR17 to PR19): a match stops in a window and asks, in turn, each seat that could hold a card for it.

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

/** Refuses a command that belongs to another phase. */
export const wrongPhase = ({ common }: MatchState): Result<never, RuleError> =>
  err({ code: 'wrong-phase', phase: common.phase.at });

type Stopped = Extract<Phase, { at: 'stop' }>;

/** Returns the public part of a match with windows; throws if the match has none. */
export const windowsOf = ({ common }: MatchState): WindowsState =>
  present(common.windows, 'the match has windows');

/** IN21: while a play waits for an answer, the moves of both seats wait. */
export const isPlayOpen = ({ windows }: CommonState): boolean =>
  windows !== undefined && windows.open !== null;

/** PR18: at the first stop where both could be asked a toss decides who begins; after that they take turns. */
function firstOf(run: Run, windows: WindowsState): Seat {
  return windows.began === null ? run.toss({ step: 'window' }) : otherSeat(windows.began);
}

/**
 * Stops in this window if a seat could be asked, and returns whether it does. A match without windows, or in which
 * nobody could hold a card, has no stop and no event.
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

/** Ends the stop. After the stop `between` the list of summons is fixed (rule 5.1). */
function endStop(run: Run, { stop }: Stopped): void {
  run.emit({ type: 'StopEnded', to: 'everyone', stop });
  if (stop === 'between') beginSummons(run);
}

/**
 * Asks the seat whose turn it is, if it could be asked and has not passed since the last play; otherwise the other
 * seat. Ends the stop if neither can be asked.
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

/**
 * PR18: the seat that is asked, or that waits for its turn, passes. Refuses a second pass, and a seat that is not
 * asked at all.
 */
export function passAtStop(run: Run, phase: Stopped, seat: Seat): Refusal {
  const isAsked = phase.asked === seat;
  if (phase.passed[seat] || (!isAsked && !mayBeAsked(windowsOf(run.state), seat, phase.stop)))
    return err({ code: 'not-asked' });
  run.emit({ type: 'SeatPassed', to: 'everyone', seat });
  if (isAsked) askNext(run, otherSeat(seat));
  return ok(null);
}

/** PR19: says ahead what a seat passes; the words are put in one order, however they were given. */
export function sayAhead(run: Run, seat: Seat, said: readonly Ahead[]): void {
  const windows = AHEAD.filter((window) => said.includes(window));
  run.emit({ type: 'AheadSaid', to: 'everyone', seat, windows });
}

/**
 * Goes on if the seat that is asked has nothing left to be asked for, because hands or words said ahead have changed.
 */
export function lookAgain(run: Run): void {
  const { phase } = run.state.common;
  if (phase.at !== 'stop' || mayBeAsked(windowsOf(run.state), phase.asked, phase.stop)) return;
  askNext(run, otherSeat(phase.asked));
}

// Playing a card in a window (PR10, PR11, IN12 to IN17), passing, saying ahead, and changes of hands from outside.

import { err, ok } from '../../lib/index.ts';
import { AHEAD, rulesOf } from '../../windows/index.ts';
import type { HoldCommand, WindowCommand } from '../command.ts';
import { isBeforeCount } from '../phase.ts';
import { otherSeat, type Seat } from '../seat.ts';
import { mayBeAsked, type WindowsState } from '../windowsState.ts';
import { answer, askForAnswer, passAnswer, settle } from './answer.ts';
import { faultOfChoice } from './choosing.ts';
import { actsOn, faultOfWindow, isDone } from './playable.ts';
import type { Run } from './run.ts';
import { askNext, lookAgain, passAtStop, type Refusal, sayAhead, wrongPhase } from './stop.ts';
import { work } from './work.ts';

type Of<Type extends WindowCommand['type']> = Extract<WindowCommand, { type: Type }>;

function playCard(run: Run, windows: WindowsState, { seat, card, on }: Of<'play'>): Refusal {
  const held = run.handOf(seat).find(({ key }) => key === card);
  if (held === undefined) return err({ code: 'not-in-hand', card });
  const fault = faultOfWindow(run, windows, seat, held);
  if (fault !== null) return err(fault);
  const { effects } = rulesOf(run.windowCards, held);
  const choice = faultOfChoice(run, seat, effects, on);
  if (choice !== null) return err({ code: choice, card });
  const things = actsOn(run, seat, held, on);
  if (isDone(windows, held, things)) return err({ code: 'same-name', card });
  run.emit({ type: 'CardPlayed', to: 'everyone', seat, held, on, things });
  if (held.kind === 'intrigue') askForAnswer(run);
  else {
    work(run, { seat, held, on });
    askNext(run, otherSeat(seat));
  }
  return ok(null);
}

/** Plays a card from the hand. The refusals are checked in the order of `WindowError`; a refused card is not shown. */
export function play(run: Run, command: Of<'play'>): Refusal {
  const { phase, windows } = run.state.common;
  if (windows === undefined) return err({ code: 'no-windows' });
  if (phase.at !== 'placing' && phase.at !== 'stop') return wrongPhase(run.state);
  if (windows.open !== null) return answer(run, windows.open, command);
  if (phase.at === 'stop' && phase.asked !== command.seat) return err({ code: 'not-asked' });
  const asking = phase.at === 'stop' ? windows.asking : null;
  if (command.asking !== asking) return err({ code: 'asking-closed', asking: command.asking ?? 0 });
  return playCard(run, windows, command);
}

/** Passes at a stop, or passes when an answer is asked for. */
export function pass(run: Run, { seat, asking }: Of<'pass'>): Refusal {
  const { phase, windows } = run.state.common;
  if (windows === undefined) return err({ code: 'no-windows' });
  if (phase.at !== 'placing' && phase.at !== 'stop') return wrongPhase(run.state);
  if (windows.open !== null && windows.open.asked !== seat) return err({ code: 'play-open' });
  if (windows.open === null && phase.at === 'placing') return err({ code: 'not-asked' });
  if (asking !== windows.asking) return err({ code: 'asking-closed', asking });
  if (windows.open === null && phase.at === 'stop') return passAtStop(run, phase, seat);
  passAnswer(run, seat);
  return ok(null);
}

/** Goes on if the seat that is asked can no longer be asked. */
function goOn(run: Run): void {
  const { windows } = run.state.common;
  const open = windows?.open ?? null;
  if (windows === undefined || open === null) lookAgain(run);
  else if (!mayBeAsked(windows, open.asked, 'answers')) settle(run);
}

/**
 * PR19: says ahead what the seat passes, at any time from the opening to the count. For the seat that is asked this
 * is a pass.
 */
export function ahead(run: Run, { seat, windows }: Of<'ahead'>): Refusal {
  if (run.state.common.windows === undefined) return err({ code: 'no-windows' });
  if (!isBeforeCount(run.state.common.phase)) return wrongPhase(run.state);
  sayAhead(run, seat, windows);
  goOn(run);
  return ok(null);
}

/** Replaces what a seat holds. */
export function hold(run: Run, { seat, hand, holding }: HoldCommand): Refusal {
  if (run.state.common.windows === undefined) return err({ code: 'no-windows' });
  if (!isBeforeCount(run.state.common.phase)) return wrongPhase(run.state);
  run.emit({ type: 'HandTaken', to: seat, hand });
  run.emit({ type: 'HoldingChanged', to: 'everyone', seat, holding });
  goOn(run);
  return ok(null);
}

/**
 * PR19, IN19: the default of the seat that is asked is a pass. A clock's default also passes everything it may still
 * be asked. Returns whether the seat was asked.
 */
export function passByDefault(run: Run, seat: Seat, by: 'referee' | 'clock'): boolean {
  const { phase, windows } = run.state.common;
  const open = windows?.open ?? null;
  const asked = open !== null ? open.asked : phase.at === 'stop' ? phase.asked : null;
  if (asked !== seat) return false;
  run.emit({ type: 'DefaultApplied', to: 'everyone', seat, by });
  if (by === 'clock') sayAhead(run, seat, AHEAD);
  if (open !== null) passAnswer(run, seat);
  else if (phase.at === 'stop') passAtStop(run, phase, seat);
  return true;
}

// Answers (IN19 to IN21): a play waits for an answer from the seat that it hits, and so does each cancel.

import { err, ok } from '../../lib/index.ts';
import { rulesOf } from '../../windows/index.ts';
import type { WindowCommand } from '../command.ts';
import { otherSeat, type Seat } from '../seat.ts';
import { mayBeAsked, type OpenPlay, stands } from '../windowsState.ts';
import type { Run } from './run.ts';
import { askNext, type Refusal, windowsOf } from './stop.ts';
import { work } from './work.ts';

type Play = Extract<WindowCommand, { type: 'play' }>;

const keysOf = ({ plays }: OpenPlay): readonly string[] => plays.map(({ held }) => held.key);

/**
 * Ends the open play: it takes effect or is cancelled, all its cards are spent, and at a stop it is the other's turn.
 */
export function settle(run: Run): void {
  const { open } = windowsOf(run.state);
  const [first] = open?.plays ?? [];
  if (open === null || first === undefined) return;
  const how = stands(open) ? 'stands' : 'cancelled';
  run.emit({ type: 'PlaySettled', to: 'everyone', how, spent: keysOf(open) });
  if (how === 'stands') work(run, first);
  askNext(run, otherSeat(first.seat));
}

/** IN19: asks the seat that the last card hits, if it has a card in hand; otherwise settles the play at once. */
export function askForAnswer(run: Run): void {
  const windows = windowsOf(run.state);
  const last = windows.open?.plays.at(-1);
  if (last === undefined) return;
  const hit = otherSeat(last.seat);
  if (mayBeAsked(windows, hit, 'answers'))
    run.emit({ type: 'SeatAsked', to: 'everyone', seat: hit, play: last.held.key });
  else settle(run);
}

/** IN20: cancels the card that was played last. While a play is open nothing else may be played (IN21). */
export function answer(run: Run, open: OpenPlay, { seat, card, on, asking }: Play): Refusal {
  if (open.asked !== seat) return err({ code: 'play-open' });
  const windows = windowsOf(run.state);
  const held = run.handOf(seat).find(({ key }) => key === card);
  if (held === undefined) return err({ code: 'not-in-hand', card });
  if (rulesOf(run.windowCards, held).window !== 'played') return err({ code: 'play-open' });
  if (asking !== windows.asking) return err({ code: 'asking-closed', asking: asking ?? 0 });
  if (windows.holdings[seat].surplus) return err({ code: 'surplus' });
  if (on.length > 0) return err({ code: 'bad-choice', card });
  run.emit({ type: 'CardPlayed', to: 'everyone', seat, held, on, things: [] });
  askForAnswer(run);
  return ok(null);
}

/** The seat that is asked for an answer passes. */
export function passAnswer(run: Run, seat: Seat): void {
  run.emit({ type: 'SeatPassed', to: 'everyone', seat });
  settle(run);
}

/** IN21: a match that ends closes an open play without effect; the cards of the play are spent. */
export function closeOpenPlay(run: Run): void {
  const open = run.state.common.windows?.open ?? null;
  if (open !== null) run.emit({ type: 'PlaySettled', to: 'everyone', how: 'ended', spent: keysOf(open) });
}

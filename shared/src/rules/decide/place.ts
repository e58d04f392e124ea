// Placing (rule 2): a trader commits a row, or a short trader the whole half.

import { err, ok } from '../../lib/index.ts';
import { CELLS } from '../cell.ts';
import type { Laying } from '../command.ts';
import { isComplete, layingCells, mayLay } from '../placement.ts';
import { ofSeat, otherSeat, SEATS, type Seat } from '../seat.ts';
import type { RuleError } from '../ruleError.ts';
import type { MatchState } from '../state.ts';
import { pendingAbilities } from '../order.ts';
import type { Run } from './run.ts';
import { isPlayOpen, type Refusal, stopsFor, wrongPhase } from './stop.ts';

/** Returns why this seat may not lay this row now; null if it may. */
function refuseRow(state: MatchState, seat: Seat, { row }: Laying): RuleError | null {
  const { common } = state;
  if (common.phase.at !== 'placing') return { code: 'wrong-phase', phase: common.phase.at };
  if (isPlayOpen(common)) return { code: 'play-open' };
  const rows = ofSeat(common.committed, seat);
  const isShort = ofSeat(common.short, seat);
  if (rows.includes(row)) return { code: 'row-committed', row };
  if (isShort !== (row === 'half')) return { code: isShort ? 'lay-half' : 'lay-rows' };
  if (!mayLay(common, seat)) return { code: 'opponent-first' };
  if (row === 'back' && !rows.includes('front')) return { code: 'front-first' };
  return null;
}

/**
 * Returns why these cards may not be laid (cells or cards missing, not in the deck, or named twice); null if they
 * may.
 */
function refuseCards(state: MatchState, seat: Seat, { row, cells }: Laying): RuleError | null {
  const { deck } = ofSeat(state.secret, seat);
  let laid = 0;
  if (cells.length !== layingCells(row).length) return { code: 'row-incomplete', row };
  for (const [i, copy] of cells.entries()) {
    if (copy === null) continue;
    if (cells.indexOf(copy) < i) return { code: 'card-twice', copy };
    if (!deck.some((card) => card.copy === copy)) return { code: 'not-in-deck', copy };
    laid += 1;
  }
  // A row needs all its cells, a short half all the cards (2.1, 2.2).
  const due = row === 'half' ? deck.length : cells.length;
  return laid === due ? null : { code: 'row-incomplete', row };
}

/** Shows the second of two short placers which cells the first has taken (rule 2.2). */
function showCells(run: Run, seat: Seat, laying: Laying): void {
  const second = otherSeat(seat);
  // A whole half is laid by a short trader. If the other's half is complete already, nobody places after this one.
  if (laying.row !== 'half' || isComplete(run.state.common, second)) return;
  run.emit({ type: 'CellsSeen', to: second, cells: CELLS.filter((cell) => laying.cells[cell] !== null) });
}

/** Commits a row or half. Refuses by rules 2.1, 2.2 and 2.5. */
export function place(run: Run, seat: Seat, laying: Laying): Refusal {
  const error = refuseRow(run.state, seat, laying) ?? refuseCards(run.state, seat, laying);
  if (error !== null) return err(error);
  run.emit({ type: 'RowPlaced', to: seat, row: laying.row, cells: laying.cells });
  run.emit({ type: 'RowCommitted', to: 'everyone', seat, row: laying.row });
  showCells(run, seat, laying);
  return ok(null);
}

/** Holds the toss of rule 2.2 (R18: its winner places first). Refuses if none is due. */
export function tossForPlacement(run: Run): Refusal {
  const { phase } = run.state.common;
  if (phase.at !== 'placing' || phase.order !== 'toss') return err({ code: 'no-toss-due' });
  if (isPlayOpen(run.state.common)) return err({ code: 'play-open' });
  run.toss({ step: 'placement' });
  return ok(null);
}

/**
 * Turns all cards face up at once (2.4) and lines up their reveal abilities. Refuses before both halves are complete.
 */
export function reveal(run: Run): Refusal {
  const { common, secret } = run.state;
  if (common.phase.at !== 'placing') return wrongPhase(run.state);
  if (!SEATS.every((seat) => isComplete(common, seat))) return err({ code: 'placement-incomplete' });
  const field = { a: secret.a.laid, b: secret.b.laid };
  run.emit({
    type: 'CardsRevealed',
    to: 'everyone',
    field,
    pending: pendingAbilities(run.cards, field, 'reveal'),
  });
  run.announceValues();
  stopsFor(run, 'revealed');
  return ok(null);
}

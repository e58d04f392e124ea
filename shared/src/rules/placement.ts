// Placement (rule 2): who is short, who lays first, which cells a laying covers, and when the table goes on.

import { CELLS, type Cell, cellsOf } from './cell.ts';
import type { TableCommand } from './command.ts';
import type { LaidRow, PlacingOrder } from './phase.ts';
import { type BySeat, bySeat, ofSeat, otherSeat, type Seat, SEATS } from './seat.ts';
import type { CommonState } from './state.ts';

/** Rule 2.2: fewer than six cards make a trader short. */
export const isShort = (size: number): boolean => size < CELLS.length;

/** Returns which of the two are short. */
export const shortOf = (sizes: BySeat<number>): BySeat<boolean> => bySeat((seat) => isShort(sizes[seat]));

/**
 * Rules 2.2 and 2.3: nobody short: together; one short: the other first; both: the one with more cards, or a toss
 * (R18).
 */
export function placingOrder(sizes: BySeat<number>): PlacingOrder {
  const short = shortOf(sizes);
  if (!short.a && !short.b) return 'together';
  if (sizes.a === sizes.b) return 'toss';
  return sizes.a > sizes.b ? 'a' : 'b';
}

/** The cells that a laying covers, in board order. */
export const layingCells = (row: LaidRow): readonly Cell[] => (row === 'half' ? CELLS : cellsOf(row));

/** Whether a seat's half is complete: both rows, or a short trader's half. */
export function isComplete(state: CommonState, seat: Seat): boolean {
  const rows = ofSeat(state.committed, seat);
  return rows.includes('half') || (rows.includes('front') && rows.includes('back'));
}

/** Returns what a seat has to lay next; null if its half is complete. */
export function nextLaying(state: CommonState, seat: Seat): LaidRow | null {
  if (isComplete(state, seat)) return null;
  if (ofSeat(state.short, seat)) return 'half';
  return ofSeat(state.committed, seat).includes('front') ? 'back' : 'front';
}

/** Rule 2.2: whether a seat may lay now, or has to wait for a toss or for the other. */
export function mayLay(state: CommonState, seat: Seat): boolean {
  if (state.phase.at !== 'placing') return false;
  const { order } = state.phase;
  return order === 'together' || order === seat || isComplete(state, otherSeat(seat));
}

/** Returns what the table has to do by itself now; null if it waits for a seat. */
export function tableDue(state: CommonState): TableCommand | null {
  // IN21: while a play waits for an answer, the table waits too.
  if (state.phase.at !== 'placing' || state.windows?.open) return null;
  if (state.phase.order === 'toss') return { type: 'tossForPlacement' };
  return SEATS.every((seat) => isComplete(state, seat)) ? { type: 'reveal' } : null;
}

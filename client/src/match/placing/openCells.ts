// OpenCells: where a card can be laid now, and which cells invite one.

import {
  type Cell,
  CELLS,
  type CommonState,
  type CopyId,
  type DeckCard,
  type LaidRow,
  type Laying,
  layingCells,
  nextLaying,
  type Seat,
} from '@dunmer/shared/rules';
import type { Cells, Held } from './arrangement.ts';

/** Returns the cells that this seat has not committed. */
export const openCells = (common: CommonState, seat: Seat): readonly Cell[] =>
  CELLS.filter((cell) => !common.committed[seat].some((row) => layingCells(row).includes(cell)));

/** Removes from a draft what can't lie there any more: committed cells, and cards that are not in hand. */
export function cleanDraft(draft: Cells, open: readonly Cell[], deck: readonly DeckCard[]): Cells {
  const known = new Set(deck.map(({ copy }) => copy));
  const used = new Set<CopyId>();
  return CELLS.map((cell) => {
    const copy = draft[cell] ?? null;
    if (copy === null || !open.includes(cell) || !known.has(copy) || used.has(copy)) return null;
    used.add(copy);
    return copy;
  });
}

export interface NextCommit {
  readonly row: LaidRow;
  /** How many cards the row or half still lacks. */
  readonly lacks: number;
  /** The command to send; null while cards are lacking. */
  readonly laying: Laying | null;
}

/** Returns what this seat commits next, and whether it is complete (2.1, 2.2); null when its half is committed. */
export function nextCommit(
  common: CommonState,
  seat: Seat,
  deckSize: number,
  cells: Cells,
): NextCommit | null {
  const row = nextLaying(common, seat);
  if (row === null) return null;
  const laid = layingCells(row).map((cell) => cells[cell] ?? null);
  const copies = laid.filter((copy) => copy !== null);
  const due = row === 'half' ? deckSize : laid.length;
  const lacks = due - copies.length;
  if (lacks > 0) return { row, lacks, laying: null };
  return { row, lacks, laying: row === 'half' ? { row, cells: laid } : { row, cells: copies } };
}

interface Arranging {
  readonly held: Held | null;
  readonly next: NextCommit | null;
}

/**
 * Tells whether a cell invites a card. With a card picked up, every free cell does. Otherwise the cells of the next
 * commit do, but only while this seat may lay: a player who has to wait for the other (rule 2.2) may arrange
 * beforehand, without being asked to.
 */
export function isInviting({ held, next }: Arranging, cell: Cell, mayLayNow: boolean): boolean {
  if (held?.kind === 'card') return true;
  return mayLayNow && layingCells(next?.row ?? 'front').includes(cell);
}

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

/** The cells that this seat has not committed. */
export const openCells = (common: CommonState, seat: Seat): readonly Cell[] =>
  CELLS.filter((cell) => !common.committed[seat].some((row) => layingCells(row).includes(cell)));

/** A draft without what can't lie there any more: committed cells, and cards that are not at hand. */
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
  /** How many cards it still lacks. */
  readonly lacks: number;
  /** What to send once nothing is lacking. */
  readonly laying: Laying | null;
}

/** What this seat commits next, and whether it is complete (2.1, 2.2); null where its half is complete. */
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
 * A card in hand may go to any free cell. Otherwise the cells of what is committed next ask for theirs, as long as this
 * seat may lay: whoever has to wait for the other (rule 2.2) may arrange beforehand, and is asked for nothing.
 */
export function isInviting({ held, next }: Arranging, cell: Cell, mayLayNow: boolean): boolean {
  if (held?.kind === 'card') return true;
  return mayLayNow && layingCells(next?.row ?? 'front').includes(cell);
}

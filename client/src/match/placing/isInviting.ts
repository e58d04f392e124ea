// isInviting: whether a free cell asks for a card: it glows. Pure.

import { type Cell, layingCells } from '@dunmer/shared/rules';
import type { Held } from './arrangement.ts';
import type { NextCommit } from './openCells.ts';

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

// Pick on board: one of the cards that are allowed is chosen by a press, and given back by another; only those glow.

import type { Cell, CopyId, Seat } from '@dunmer/shared/rules';
import type { BoardPrompt } from '../table/fieldRows.tsx';
import type { Picking } from './picking.ts';

/** What `allowed` lays over the board; nothing can be pressed while the choice is on its way. */
export function pickOnBoard(
  { match, picked, pick, sending }: Picking,
  allowed: readonly CopyId[],
): BoardPrompt {
  const { field } = match.view.common;
  const at = (seat: Seat, cell: Cell): CopyId | null => {
    const copy = field[seat][cell]?.copy ?? null;
    return copy !== null && allowed.includes(copy) ? copy : null;
  };
  const isPicked = (copy: CopyId | null): boolean => copy !== null && copy === picked.copy;
  return {
    glow(seat, cell) {
      const copy = at(seat, cell);
      if (copy === null) return undefined;
      return isPicked(copy) ? 'win' : 'target';
    },
    press(seat, cell) {
      const copy = at(seat, cell);
      if (copy === null || sending !== null) return undefined;
      return () => pick({ copy: isPicked(copy) ? null : copy, cell: null });
    },
    isPressed: (seat, cell) => isPicked(at(seat, cell)),
    guest: null,
  };
}

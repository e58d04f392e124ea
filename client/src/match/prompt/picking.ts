// Picking: what can be chosen on the board.

import type { Cell, CopyId, Seat } from '@dunmer/shared/rules';
import type { ReactNode } from 'react';
import type { Match } from '../match.ts';
import type { BoardPrompt } from '../table/fieldRows.tsx';

/** A decision that is due: its overlay on the board, its words, and its buttons. */
export interface ChoicePrompt {
  /** Different for every decision. */
  readonly id: string;
  /** The card whose ability asks. */
  readonly actor: CopyId | null;
  readonly board: BoardPrompt;
  /** Shown between the halves: the question, and the text of the ability that asks it. */
  readonly middle: ReactNode;
  readonly said: string;
  readonly tray: ReactNode;
  /** `tray` when its tray holds cards. */
  readonly layout: 'film' | 'tray';
  readonly buttons: ReactNode;
}

/** What has been picked so far; nothing is sent before it is confirmed. */
export interface Picked {
  readonly copy: CopyId | null;
  readonly cell: Cell | null;
}

export interface Picking {
  readonly match: Match;
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
  /** Shown while the choice is on its way to the server; null otherwise. */
  readonly sending: string | null;
}

/** Returns a board on which the `allowed` cards can be picked; none can while the choice is on its way. */
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

// Move: moves copies from one owner to another. A law of the database changes the owner, and refuses copies that are
// not free.

import type { CopyReason } from '@dunmer/shared/protocol';
import type { PersonKey, StoredCopy, Tx } from '../store/index.ts';

export interface Handing {
  readonly to: PersonKey;
  readonly why: CopyReason;
  /** The id of the match or trade that causes it; null if none does. */
  readonly subject: string | null;
  readonly who: PersonKey | null;
  readonly at: number;
}

/** One copy and where it goes. */
export interface Handed extends Handing {
  readonly copy: StoredCopy;
}

/** Hands copies over with one statement. The caller has checked that they are free; throws if one is not. */
export async function moveCopies(tx: Tx, handed: readonly Handed[]): Promise<void> {
  if (handed.length === 0) return;
  const moves = handed.map(({ copy, to, why, subject, who, at }) => {
    const [turn, from] = [copy.turn + 1, copy.owner];
    return { id: copy.id, move: { copy: copy.key, turn, from, to, why, subject, who, at } };
  });
  await tx.cards.addMoves(moves.map(({ move }) => move));
  for (const { id, move } of moves) {
    const { copy: _, ...handing } = move;
    tx.note({ is: 'move', copy: id, ...handing });
  }
}

/** Hands a copy over. The caller has checked that it is free; throws if it is not. */
export const moveCopy = (tx: Tx, copy: StoredCopy, handing: Handing): Promise<void> =>
  moveCopies(tx, [{ copy, ...handing }]);

// Moving a copy from one owner to another: the database changes the owner, and refuses what is not free.

import type { CopyReason } from '@dunmer/shared/protocol';
import type { PersonKey, StoredCopy, Tx } from '../store/index.ts';

export interface Handing {
  readonly to: PersonKey;
  readonly why: CopyReason;
  /** The id of the match or trade it belongs to. */
  readonly subject: string | null;
  readonly who: PersonKey | null;
  readonly at: number;
}

/** One copy and where it goes. */
export interface Handed extends Handing {
  readonly copy: StoredCopy;
}

/**
 * Hands copies over by one statement. Whoever calls has asked before whether they are free; where one is not, this
 * throws.
 */
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

/** Hands a copy over. Whoever calls has asked before whether it is free; where it is not, this throws. */
export const moveCopy = (tx: Tx, copy: StoredCopy, handing: Handing): Promise<void> =>
  moveCopies(tx, [{ copy, ...handing }]);

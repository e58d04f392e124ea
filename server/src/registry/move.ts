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

/** Hands a copy over. Whoever calls has asked before whether it is free; where it is not, this throws. */
export async function moveCopy(
  tx: Tx,
  copy: StoredCopy,
  { to, why, subject, who, at }: Handing,
): Promise<void> {
  const turn = copy.turn + 1;
  await tx.cards.addMove({ copy: copy.key, turn, from: copy.owner, to, why, subject, who, at });
  tx.note({ is: 'move', copy: copy.id, turn, from: copy.owner, to, why, subject });
}

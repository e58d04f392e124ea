// NoteChallenge: the journal holds how a challenge stands.

import { atTable, tableOf } from '@dunmer/shared/contract';
import type { OfferState, StoredChallenge, Tx } from '../store/index.ts';

/** Notes how a challenge stands. */
export function noteChallenge(tx: Tx, challenge: Omit<StoredChallenge, 'key'>, state: OfferState): void {
  const { id, from, to, stake, friendly, table, answers } = challenge;
  const named = { from, to, stake, friendly, ...atTable(tableOf({ table })), answers };
  tx.note({ is: 'proposal', proposal: id, ...named, state });
}

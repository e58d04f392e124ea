// NoteChallenge: a challenge's state, as the journal records it.

import { atTable, tableOf } from '@dunmer/shared/contract';
import type { OfferState, StoredChallenge, Tx } from '../store/index.ts';

/** Notes a challenge's state. */
export function noteChallenge(tx: Tx, challenge: Omit<StoredChallenge, 'key'>, state: OfferState): void {
  const { id, from, to, stake, friendly, table, answers } = challenge;
  const named = { from, to, stake, friendly, ...atTable(tableOf({ table })), answers };
  tx.note({ is: 'proposal', proposal: id, ...named, state });
}

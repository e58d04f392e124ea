// NoteChallenge: the journal holds how a challenge stands.

import type { OfferState, StoredChallenge, Tx } from '../store/index.ts';

/** Notes how a challenge stands. */
export function noteChallenge(tx: Tx, challenge: Omit<StoredChallenge, 'key'>, state: OfferState): void {
  const { id, from, to, stake, friendly, answers } = challenge;
  tx.note({ is: 'proposal', proposal: id, from, to, stake, friendly, answers, state });
}

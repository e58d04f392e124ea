// challengeInfo: one proposed match as one of its two traders sees it, answered or not.

import type { ProposalView } from '@dunmer/shared/protocol';
import type { PersonKey, Reader, StoredChallenge } from '../store/index.ts';
import { challengeView } from './offers.ts';

/** Makes the view of a challenge. The caller has checked that the reader may see it. */
export async function challengeInfo(
  reader: Reader,
  key: PersonKey,
  challenge: StoredChallenge,
): Promise<ProposalView> {
  const both = [challenge.from, challenge.to];
  const names = await reader.floor.briefs(both);
  return challengeView(challenge, key, names, await reader.cards.playable(both));
}

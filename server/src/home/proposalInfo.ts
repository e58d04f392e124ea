// proposalInfo: one proposed match as one of its two traders sees it, answered or not.

import type { ProposalView } from '@dunmer/shared/protocol';
import type { PersonKey, Reader, StoredChallenge } from '../store/index.ts';
import { proposalView } from './offers.ts';

/** A proposal. Whoever asks may see it: that was asked before. */
export async function proposalInfo(
  reader: Reader,
  key: PersonKey,
  proposal: StoredChallenge,
): Promise<ProposalView> {
  const both = [proposal.from, proposal.to];
  const names = await reader.floor.briefs(both);
  return proposalView(proposal, key, names, await reader.cards.playable(both));
}

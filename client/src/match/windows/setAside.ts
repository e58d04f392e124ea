// SetAside: what contracts of the reader's have set aside: a match goes on counting it in the hand, and it is not
// played (PR6). Pure.

import type { ContractView } from '@dunmer/shared/protocol';
import type { Playable } from '@dunmer/shared/rules';

type Known = Pick<ContractView, 'party' | 'state' | 'pledges'>;

/** The promise that the reader gives by a signed contract that has not gone on without it; null where none is. */
function setAsideBy({ party, state, pledges }: Known): string | null {
  if (party === null || pledges === undefined || state.at !== 'signed' || pledges.left[party]) return null;
  return pledges.gives[party]?.pledge ?? null;
}

/** What can be played without what these contracts have set aside. */
export function withoutSetAside(
  playable: readonly Playable[],
  contracts: readonly Known[],
): readonly Playable[] {
  const aside = new Set(contracts.map(setAsideBy));
  return playable.filter(({ held }) => !aside.has(held.key));
}

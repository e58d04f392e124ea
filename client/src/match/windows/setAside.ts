// SetAside: promises that the reader's contracts have set aside: a match still counts them in the hand, but they
// can't be played (PR6). Pure.

import type { ContractView } from '@dunmer/shared/protocol';
import type { Playable } from '@dunmer/shared/rules';

type Known = Pick<ContractView, 'party' | 'state' | 'pledges'>;

/**
 * Returns the promise that the reader gives by a signed contract, unless the contract goes on without it; null if
 * none.
 */
function setAsideBy({ party, state, pledges }: Known): string | null {
  if (party === null || pledges === undefined || state.at !== 'signed' || pledges.left[party]) return null;
  return pledges.gives[party]?.pledge ?? null;
}

/** Returns the playable cards without those that these contracts have set aside. */
export function withoutSetAside(
  playable: readonly Playable[],
  contracts: readonly Known[],
): readonly Playable[] {
  const aside = new Set(contracts.map(setAsideBy));
  return playable.filter(({ held }) => !aside.has(held.key));
}

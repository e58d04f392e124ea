// Holds: what a match is told of a trader's promises, at its opening and when everybody sees them change (PR15,
// PR17).

import type { Holds } from '../rules/index.ts';
import { byOwnerAndCard, type HeldPledge, type TraderId } from '../windows/index.ts';
import { all, knownHand, lyingIn, type PledgeState } from './state.ts';

/** With the module off a match knows of no promises: none is played, and those that lie rest. */
export const NO_HOLDS: Holds = {
  hand: [],
  holding: { mayHold: 0, pledges: 0, intrigue: 0, surplus: false, fronts: [] },
};

const inOrder = (pledges: readonly HeldPledge[]): readonly HeldPledge[] => pledges.toSorted(byOwnerAndCard);

/**
 * Returns what a trader holds. A promise that a contract has set aside from the hand is included, because everybody
 * else counts it there (PR6); so a match is not told of signings. Playing it is refused later.
 */
export function holdsOf(state: PledgeState, trader: TraderId): Holds {
  const hand = all(state).flatMap(({ pledge, place }) => {
    const isTheirs =
      (place.at === 'hand' && place.of === trader) || (place.at === 'held' && place.by === trader);
    return isTheirs ? pledge : [];
  });
  const fronts = lyingIn(state).flatMap(({ pledge, holder }) => (holder === trader ? pledge : []));
  const { size: pledges, mayHold } = knownHand(state, trader);
  return {
    hand: inOrder(hand),
    holding: { mayHold, pledges, intrigue: 0, surplus: false, fronts: inOrder(fronts) },
  };
}

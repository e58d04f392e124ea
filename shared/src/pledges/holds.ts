// Holds: what a match is told of what a trader holds, at its opening and where that changes before everybody's eyes
// (PR15, PR17).

import type { Holds } from '../rules/index.ts';
import { byOwnerAndCard, type HeldPledge, type TraderId } from '../windows/index.ts';
import { all, knownHand, lyingIn, type PledgeState } from './state.ts';

/** Switched off, a match knows of none: nothing is played, and what lies rests. */
export const NO_HOLDS: Holds = {
  hand: [],
  holding: { mayHold: 0, pledges: 0, intrigue: 0, surplus: false, fronts: [] },
};

const inOrder = (pledges: readonly HeldPledge[]): readonly HeldPledge[] => pledges.toSorted(byOwnerAndCard);

/**
 * What a trader holds. What a contract has set aside from their hand is among it: to everybody else it counts there
 * (PR6), so that a match is told of no signing. That it is not played now is looked at with the play.
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

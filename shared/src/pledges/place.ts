// Places of promises (PROMISES, "State"): each promise is at exactly one of them.

import type { HeldPledge, TraderId } from '../windows/index.ts';

export type PledgePlace =
  /** Face down in a hand, where only its holder knows it. */
  | { readonly at: 'hand'; readonly of: TraderId }
  /** PR6: set aside by a contract, as the price is. `by`: the trader whose hand it left. */
  | { readonly at: 'held'; readonly contract: string; readonly by: TraderId }
  /** Face up. `match`: the match in which it was played; null if it lies because of `lies`. */
  | {
      readonly at: 'front';
      readonly of: TraderId;
      readonly named: number | null;
      readonly match: string | null;
    }
  /** In the box, out of the game (PR25). */
  | { readonly at: 'out' };

export interface Placed {
  readonly pledge: HeldPledge;
  readonly place: PledgePlace;
}

/** Returns the trader in whose hand everybody counts the promise; one that is set aside still counts there (PR6). */
export function countedIn(place: PledgePlace): TraderId | null {
  if (place.at === 'hand') return place.of;
  return place.at === 'held' ? place.by : null;
}

/** Returns a promise's home, which is its owner's hand. */
export const homeOf = ({ owner }: HeldPledge): PledgePlace => ({ at: 'hand', of: owner });

export const isHome = ({ pledge, place }: Placed): boolean =>
  place.at === 'hand' && place.of === pledge.owner;

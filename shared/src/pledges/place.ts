// Places of promises (PROMISES, "State"): each is at one of them, and in nobody's hand twice.

import type { HeldPledge, TraderId } from '../windows/index.ts';

export type PledgePlace =
  /** Face down, its holder's secret. */
  | { readonly at: 'hand'; readonly of: TraderId }
  /** PR6: set aside by a contract, as the price is; `by`: whose hand it left. */
  | { readonly at: 'held'; readonly contract: string; readonly by: TraderId }
  /** Face up. `match`: the match in which it was played; null where it lies by `lies`. */
  | {
      readonly at: 'front';
      readonly of: TraderId;
      readonly named: number | null;
      readonly match: string | null;
    }
  /** In the box (PR25). */
  | { readonly at: 'out' };

export interface Placed {
  readonly pledge: HeldPledge;
  readonly place: PledgePlace;
}

/** In whose hand everybody counts it: what is set aside still counts there (PR6). */
export function countedIn(place: PledgePlace): TraderId | null {
  if (place.at === 'hand') return place.of;
  return place.at === 'held' ? place.by : null;
}

/** Home is its owner's hand. */
export const homeOf = ({ owner }: HeldPledge): PledgePlace => ({ at: 'hand', of: owner });

export const isHome = ({ pledge, place }: Placed): boolean =>
  place.at === 'hand' && place.of === pledge.owner;

/** It lies by `lies`, and not because it was played in a match. */
export const isLying = ({ place }: Placed): boolean => place.at === 'front' && place.match === null;

// Views: what one viewer may know of promises (PROMISES 7). A projection by place, never a filtered copy.

import type { TraderId } from '../windows/index.ts';
import type { Placed } from './place.ts';
import { all, type Given, type KnownHand, type PledgeState } from './state.ts';

export interface PledgeView {
  /** Fronts and what is out: everybody reads them. */
  readonly open: readonly Placed[];
  readonly hands: Readonly<Record<TraderId, KnownHand>>;
  readonly given: readonly Given[];
  readonly ruined: readonly TraderId[];
  /** The viewer's own hand; what a contract of theirs has set aside, as its parties see it. */
  readonly own: readonly Placed[];
}

/** `contracts`: those that the viewer is a party of; `viewer` null: whoever trades with nobody. */
export function pledgeViewOf(
  state: PledgeState,
  viewer: TraderId | null,
  contracts: ReadonlySet<string>,
): PledgeView {
  const isOwn = ({ place }: Placed): boolean =>
    (place.at === 'hand' && place.of === viewer) || (place.at === 'held' && contracts.has(place.contract));
  return {
    open: all(state).filter(({ place }) => place.at === 'front' || place.at === 'out'),
    hands: Object.fromEntries(state.hands),
    given: state.given,
    ruined: [...state.ruined],
    own: all(state).filter(isOwn),
  };
}

// PledgeState: where every promise of an event is, and what everybody has read of hands.

import { type Lying, pledgeIn, type TraderId, type WindowCards } from '../windows/index.ts';
import type { Placed } from './place.ts';

/** The public knowledge about a hand. */
export interface KnownHand {
  /** Its size, with what contracts have set aside. */
  readonly size: number;
  /** PR17: the most promises of others that it may hold, judged by what everybody has read. */
  readonly mayHold: number;
}

const NO_HAND: KnownHand = { size: 0, mayHold: 0 };

/** PR8: who gave a promise to whom, by which contract; never which promise. */
export interface Given {
  readonly contract: string;
  readonly from: TraderId;
  readonly to: TraderId;
}

export interface PledgeState {
  /** By the promise's key. */
  readonly placed: ReadonlyMap<string, Placed>;
  readonly hands: ReadonlyMap<TraderId, KnownHand>;
  readonly given: readonly Given[];
  readonly ruined: ReadonlySet<TraderId>;
}

/** An event in which nobody owns a promise yet. */
export const NO_PLEDGES: PledgeState = {
  placed: new Map(),
  hands: new Map(),
  given: [],
  ruined: new Set(),
};

export const knownHand = ({ hands }: PledgeState, trader: TraderId): KnownHand =>
  hands.get(trader) ?? NO_HAND;

export const all = ({ placed }: PledgeState): readonly Placed[] => [...placed.values()];

/**
 * Returns the promises in a trader's hand. One that is set aside can't be played or offered, and so is not among them
 * (PR6).
 */
export const handOf = (state: PledgeState, trader: TraderId): readonly Placed[] =>
  all(state).filter(({ place }) => place.at === 'hand' && place.of === trader);

/** Returns the promises that a contract has set aside. */
export const heldBy = (state: PledgeState, contract: string): readonly Placed[] =>
  all(state).filter(({ place }) => place.at === 'held' && place.contract === contract);

/** Returns the promises that lie in front of traders because of `lies`. */
export const lyingIn = (state: PledgeState): readonly Lying[] =>
  all(state).flatMap(({ pledge, place }) =>
    place.at === 'front' && place.match === null ? [{ pledge, holder: place.of, named: place.named }] : [],
  );

/** Whether there is a truce between these two, whichever of them holds it. */
export const isTruceBetween = (
  cards: WindowCards,
  state: PledgeState,
  one: TraderId,
  two: TraderId,
): boolean =>
  lyingIn(state).some(
    ({ pledge, holder }) =>
      ((pledge.owner === one && holder === two) || (pledge.owner === two && holder === one)) &&
      pledgeIn(cards, pledge.card).effects.some(({ op }) => op === 'truce'),
  );

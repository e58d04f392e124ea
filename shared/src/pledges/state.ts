// PledgeState: where every promise of an event is, and what everybody has read of hands.

import { type Lying, pledgeIn, type TraderId, type WindowCards } from '../windows/index.ts';
import type { Placed } from './place.ts';

/** What everybody knows of a hand. */
export interface KnownHand {
  /** Its size; what a contract has set aside counts. */
  readonly size: number;
  /** PR17: how many promises of others may be in it, by what everybody has read. */
  readonly mayHold: number;
}

const NO_HAND: KnownHand = { size: 0, mayHold: 0 };

/** PR8: who gave whom a promise, by which contract; never which. */
export interface Given {
  readonly contract: string;
  readonly from: TraderId;
  readonly to: TraderId;
}

export interface PledgeState {
  /** By the key of the promise. */
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

/** The promises in a trader's hand; what is set aside is neither played nor offered (PR6). */
export const handOf = (state: PledgeState, trader: TraderId): readonly Placed[] =>
  all(state).filter(({ place }) => place.at === 'hand' && place.of === trader);

/** What a contract has set aside. */
export const heldBy = (state: PledgeState, contract: string): readonly Placed[] =>
  all(state).filter(({ place }) => place.at === 'held' && place.contract === contract);

/** What lies before whom by `lies`. */
export const lyingIn = (state: PledgeState): readonly Lying[] =>
  all(state).flatMap(({ pledge, place }) =>
    place.at === 'front' && place.match === null ? [{ pledge, holder: place.of, named: place.named }] : [],
  );

/** Whether a truce lies between these two, whoever of them holds it. */
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

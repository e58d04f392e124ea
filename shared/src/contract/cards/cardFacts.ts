// What a decision about cards in a contract needs to know beside the facts of the contract itself.

import type { Held, TraderId, WindowCards } from '../../windows/index.ts';
import type { Facts } from '../facts.ts';
import type { ByParty } from '../party.ts';

export interface ContractWindows {
  readonly cards: WindowCards;
  readonly traders: ByParty<TraderId>;
  /** What each has in hand. */
  readonly hands: ByParty<readonly Held[]>;
  /** Who holds more intrigue cards than their limit (IN10). */
  readonly surplus: ByParty<boolean>;
  readonly frozen: ByParty<boolean>;
  /** The event is paused. */
  readonly isPaused: boolean;
  /** A truce lies between the two. */
  readonly truce: boolean;
  /** A promise is set aside in this contract (PR6). */
  readonly holdsPledge: boolean;
}

export interface CardFacts extends Facts {
  readonly windows: ContractWindows;
}

/** How many intrigue cards a party has in hand: it is public. */
export const intrigueCards = ({ windows }: CardFacts, party: keyof ByParty<unknown>): number =>
  windows.hands[party].filter(({ kind }) => kind === 'intrigue').length;

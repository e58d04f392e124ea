// The facts that a decision about cards in a contract needs, besides those about the contract itself.

import type { Held, TraderId, WindowCards } from '../../windows/index.ts';
import type { Facts } from '../facts.ts';
import type { ByParty } from '../party.ts';

export interface ContractWindows {
  readonly cards: WindowCards;
  readonly traders: ByParty<TraderId>;
  /** The cards in each party's hand. */
  readonly hands: ByParty<readonly Held[]>;
  /** Whether each party holds more intrigue cards than their limit (IN10). */
  readonly surplus: ByParty<boolean>;
  readonly frozen: ByParty<boolean>;
  /** Whether the event is paused. */
  readonly isPaused: boolean;
  /** Whether there is a truce between the two. */
  readonly truce: boolean;
  /** Whether a promise is set aside in this contract (PR6). */
  readonly holdsPledge: boolean;
}

export interface CardFacts extends Facts {
  readonly windows: ContractWindows;
}

/** Returns how many intrigue cards a party has in hand, which is public. */
export const intrigueCards = ({ windows }: CardFacts, party: keyof ByParty<unknown>): number =>
  windows.hands[party].filter(({ kind }) => kind === 'intrigue').length;

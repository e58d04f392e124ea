// contractWindows: what a contract knows of the promises and intrigue cards around it (PROMISES 2, 4; INTRIGUE 3).

import type { ByParty, ContractWindows, Party } from '@dunmer/shared/contract';
import { type DeckState, handOf as deckHand } from '@dunmer/shared/intrigue';
import { handOf, isTruceBetween } from '@dunmer/shared/pledges';
import { type Held, intrigueCopyOf, type TraderId } from '@dunmer/shared/windows';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { Around } from './pledges.ts';

interface Lying extends Pick<Around, 'state' | 'facts'> {
  readonly traders: ByParty<TraderId>;
  /** Null while no deck is played with: it is off, closed, or was never made. */
  readonly deck: DeckState | null;
  /** Whether the contract has set a promise aside. */
  readonly holdsPledge: boolean;
}

/** Makes a contract's windows with both hands; a hand that the reader may not know is given as empty. */
export function contractWindows(
  { state, facts, traders, deck, holdsPledge }: Lying,
  isKnown: (party: Party) => boolean = () => true,
): ContractWindows {
  const handFor = (party: Party): readonly Held[] =>
    isKnown(party)
      ? [
          ...(facts.isOn ? handOf(state, traders[party]).map(({ pledge }) => pledge) : []),
          ...(deck === null ? [] : deckHand(deck, traders[party]).map(intrigueCopyOf)),
        ]
      : [];
  const hasSurplus = (party: Party): boolean => deck?.common.surplus.includes(traders[party]) === true;
  return {
    cards: PRINTED,
    traders,
    hands: { one: handFor('one'), two: handFor('two') },
    surplus: { one: hasSurplus('one'), two: hasSurplus('two') },
    frozen: { one: facts.frozen.has(traders.one), two: facts.frozen.has(traders.two) },
    isPaused: facts.isPaused,
    // While the deck is off, its cards rest.
    truce: facts.isOn && isTruceBetween(PRINTED, state, traders.one, traders.two),
    holdsPledge,
  };
}

// Traders: those who have promises, and what each of them has promised. Pure.

import type { CardId } from '@dunmer/shared/cards';
import type { HandInfo, PersonId, PledgeItem } from '@dunmer/shared/protocol';
import { pledge } from '@dunmer/shared/windows';
import type { PledgeCards } from './usePledgeCards.ts';

/** PR1: the five of a trader: those that everybody has, and the one of their house; none of whoever was dealt none. */
export function promisedBy({ trader, house }: HandInfo, cards: PledgeCards): readonly PledgeItem[] {
  const commons = [...cards.values()].filter(({ kind }) => kind === 'common').map(({ id }) => id);
  const itemOf = (card: CardId): PledgeItem => ({
    pledge: pledge(trader.person, card).key,
    owner: trader,
    card,
  });
  return house === null ? [] : [...commons, house].map(itemOf);
}

/** Whose promises may be asked for: theirs first with whom one deals, and nobody's who is ruined. */
export const askedOf = (hands: readonly HandInfo[], partner: PersonId): readonly HandInfo[] => {
  const standing = hands.filter(({ house, ruined }) => house !== null && !ruined);
  const isPartner = ({ trader }: HandInfo): boolean => trader.person === partner;
  return [...standing.filter(isPartner), ...standing.filter((hand) => !isPartner(hand))];
};

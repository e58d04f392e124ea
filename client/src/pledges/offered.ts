// Offered: the promises that an offer names while it is being written: by their keys, read again by what is known.
// Pure.

import type { HandInfo, PersonBrief, PledgeItem, PersonId } from '@dunmer/shared/protocol';
import type { CardId } from '@dunmer/shared/cards';
import { pledge } from '@dunmer/shared/windows';
import type { PledgeCards } from './cardWords.ts';

/** By keys, null where none is named. */
export interface OfferedPledges {
  readonly gives: string | null;
  readonly asks: string | null;
}

/** The same as long as nobody is known yet: its owner has no name. */
export function unnamedOf(key: string | null): PledgeItem | null {
  if (key === null) return null;
  const at = key.lastIndexOf('/');
  return { pledge: key, owner: { person: key.slice(0, at), name: '…', code: '' }, card: key.slice(at + 1) };
}

/** A promise by its key; null where it names nobody who is known to have promised anything. */
export function itemOfKey(key: string | null, hands: readonly HandInfo[]): PledgeItem | null {
  if (key === null) return null;
  const at = key.lastIndexOf('/');
  const owner: PersonBrief | undefined = hands.find(
    ({ trader }) => trader.person === key.slice(0, at),
  )?.trader;
  return owner === undefined ? null : { pledge: key, owner, card: key.slice(at + 1) };
}

// Those who have promises, and what each of them has promised. Pure.

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

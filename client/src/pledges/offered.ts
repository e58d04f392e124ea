// Offered: the promises that an offer names while it is being written: kept by key, and looked up in what is known.
// Pure.

import type { HandInfo, PersonBrief, PledgeItem, PersonId } from '@dunmer/shared/protocol';
import type { CardId } from '@dunmer/shared/cards';
import { pledge } from '@dunmer/shared/windows';
import type { PledgeCards } from './cardWords.ts';

/** Keys of promises; null when none is named. */
export interface OfferedPledges {
  readonly gives: string | null;
  readonly asks: string | null;
}

/** Returns the promise of a key while its owner's name is not known yet. */
export function unnamedOf(key: string | null): PledgeItem | null {
  if (key === null) return null;
  const at = key.lastIndexOf('/');
  return { pledge: key, owner: { person: key.slice(0, at), name: '…', code: '' }, card: key.slice(at + 1) };
}

/** Returns the promise of a key; null when its owner is not known to have promised anything. */
export function itemOfKey(key: string | null, hands: readonly HandInfo[]): PledgeItem | null {
  if (key === null) return null;
  const at = key.lastIndexOf('/');
  const owner: PersonBrief | undefined = hands.find(
    ({ trader }) => trader.person === key.slice(0, at),
  )?.trader;
  return owner === undefined ? null : { pledge: key, owner, card: key.slice(at + 1) };
}

// The traders who have promises, and what each of them promises. Pure.

/**
 * PR1: returns a trader's five promises: the common ones and that of their house; none for a trader who was dealt
 * none.
 */
export function promisedBy({ trader, house }: HandInfo, cards: PledgeCards): readonly PledgeItem[] {
  const commons = [...cards.values()].filter(({ kind }) => kind === 'common').map(({ id }) => id);
  const itemOf = (card: CardId): PledgeItem => ({
    pledge: pledge(trader.person, card).key,
    owner: trader,
    card,
  });
  return house === null ? [] : [...commons, house].map(itemOf);
}

/** Returns the hands whose promises may be asked for: the partner's first, and none of ruined traders. */
export const askedOf = (hands: readonly HandInfo[], partner: PersonId): readonly HandInfo[] => {
  const standing = hands.filter(({ house, ruined }) => house !== null && !ruined);
  const isPartner = ({ trader }: HandInfo): boolean => trader.person === partner;
  return [...standing.filter(isPartner), ...standing.filter((hand) => !isPartner(hand))];
};

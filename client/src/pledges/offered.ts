// Offered: the promises that an offer names while it is being written: by their keys, read again by what is known.
// Pure.

import type { HandInfo, PersonBrief, PledgeItem } from '@dunmer/shared/protocol';

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

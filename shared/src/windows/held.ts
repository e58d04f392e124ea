// Held: a card in somebody's hand, and the key that names it everywhere: `owner/card` or `card#copy`.

import type { CardId } from '../cards/index.ts';
import { type IntrigueRules, intrigueIn, type PledgeRules, pledgeIn, type WindowCards } from './card.ts';

/** Names a trader, by whatever id the code that uses this has. */
export type TraderId = string;

export interface HeldPledge {
  readonly kind: 'promise';
  readonly key: string;
  readonly owner: TraderId;
  readonly card: CardId;
}

export interface HeldIntrigue {
  readonly kind: 'intrigue';
  readonly key: string;
  readonly card: CardId;
}

export type Held = HeldPledge | HeldIntrigue;

/** Makes a promise from its owner and card. */
export const pledge = (owner: TraderId, card: CardId): HeldPledge => ({
  kind: 'promise',
  key: `${owner}/${card}`,
  owner,
  card,
});

/** IN1: makes a copy of an intrigue card. */
export const intrigueCopy = (card: CardId, copy: number): HeldIntrigue => ({
  kind: 'intrigue',
  key: `${card}#${copy}`,
  card,
});

/** Whether a key names a copy of an intrigue card and not a promise. */
export const isIntrigueCopy = (key: string): boolean => !key.includes('/') && key.includes('#');

/** Returns the copy with this key, `card#copy`. */
export const intrigueCopyOf = (key: string): HeldIntrigue => ({
  kind: 'intrigue',
  key,
  card: key.slice(0, key.lastIndexOf('#')),
});

/** Returns the rules of a held card. */
export const rulesOf = (cards: WindowCards, held: Held): PledgeRules | IntrigueRules =>
  held.kind === 'promise' ? pledgeIn(cards, held.card) : intrigueIn(cards, held.card);

/** Compares two ids or keys by code units (PROMISES 5). */
export const byCodeUnits = (x: string, y: string): number => (x < y ? -1 : x > y ? 1 : 0);

/** Compares two promises by owner, then by card (PR21). */
export const byOwnerAndCard = (x: HeldPledge, y: HeldPledge): number =>
  byCodeUnits(x.owner, y.owner) || byCodeUnits(x.card, y.card);

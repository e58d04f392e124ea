// Own order: in which order the owner keeps the cards of a deck. This phone remembers it, and no rule depends on it.

import type { CardId, Deck } from '@dunmer/shared/cards';
import { keep, recall } from '../device/index.ts';

/** Every card of a deck in its owner's order, one entry a copy. */
export type OwnOrder = readonly CardId[];

const keyOf = (deck: string): string => `order.${deck}`;

// Ids hold no spaces (CARDS.md).
export const recallOrder = (deck: string): OwnOrder =>
  (recall(keyOf(deck)) ?? '').split(' ').filter((id) => id !== '');

export const keepOrder = (deck: string, order: OwnOrder): void => keep(keyOf(deck), order.join(' '));

/** Which of the ready decks these cards are; a deck that is none of them is the trader's own. */
export function deckOf(decks: readonly Deck[], cards: readonly CardId[]): string {
  const sorted = cards.toSorted().join(' ');
  return decks.find((deck) => deck.cards.toSorted().join(' ') === sorted)?.id ?? 'own';
}

/**
 * Puts copies in a kept order, the first of equal cards where the first is kept; what is not in it comes last, as it
 * came.
 */
export function inKeptOrder<T>(
  items: readonly T[],
  cardOf: (item: T) => CardId,
  kept: OwnOrder,
): readonly T[] {
  const places = new Map<CardId, number[]>();
  for (const [place, id] of kept.entries()) places.set(id, [...(places.get(id) ?? []), place]);
  return items
    .map((item) => ({ item, place: places.get(cardOf(item))?.shift() ?? kept.length }))
    .toSorted((x, y) => x.place - y.place)
    .map(({ item }) => item);
}

/** One entry taken from its place and put at another. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const taken = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...taken);
};

/** Puts items in the order of these ids; what is not named comes last, as it came. */
export const inOrderOf = <T extends { readonly id: string }>(
  items: readonly T[],
  ids: readonly string[],
): readonly T[] => inKeptOrder(items, ({ id }) => id, ids);

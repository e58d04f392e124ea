// Own order: the order in which an owner keeps the cards of a deck. This phone remembers it, and no rule depends on
// it.

import type { CardId, Deck } from '@dunmer/shared/cards';
import { keep, recall } from '../device/index.ts';

/** Every card of a deck in its owner's order, one entry for each copy. */
export type OwnOrder = readonly CardId[];

const keyOf = (deck: string): string => `order.${deck}`;

// Ids contain no spaces (CARDS.md).
export const recallOrder = (deck: string): OwnOrder =>
  (recall(keyOf(deck)) ?? '').split(' ').filter((id) => id !== '');

export const keepOrder = (deck: string, order: OwnOrder): void => keep(keyOf(deck), order.join(' '));

/** Returns the id of the ready deck with these cards; `own` when it is none of them, but the trader's own. */
export function deckOf(decks: readonly Deck[], cards: readonly CardId[]): string {
  const sorted = cards.toSorted().join(' ');
  return decks.find((deck) => deck.cards.toSorted().join(' ') === sorted)?.id ?? 'own';
}

/**
 * Sorts copies into a kept order; copies of the same card take its places in turn. Items that are not in the kept
 * order come last, in their present order.
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

/** Moves one entry to another place. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const taken = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...taken);
};

/** Sorts items by this list of ids; items that are not listed come last, in their present order. */
export const inOrderOf = <T extends { readonly id: string }>(
  items: readonly T[],
  ids: readonly string[],
): readonly T[] => inKeptOrder(items, ({ id }) => id, ids);

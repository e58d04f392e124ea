// Filters (CARDS, Selectors): trait, id and rarity are the printed ones; the virtues are given by the caller.

import {
  type Card,
  type CardFilter,
  intersects,
  isEmpty,
  virtueSet,
  type VirtueSet,
} from '../cards/index.ts';

/** Whether a card with these virtues passes: all given keys must hold; without any, every card passes. */
export function passes(filter: CardFilter | undefined, card: Card, virtues: VirtueSet): boolean {
  if (filter === undefined) return true;
  if (filter.trait !== undefined && !card.traits.includes(filter.trait)) return false;
  if (filter.id !== undefined && card.id !== filter.id) return false;
  if (filter.rarity !== undefined && card.rarity !== filter.rarity) return false;
  if (filter.anyVirtue !== undefined && !intersects(virtues, virtueSet(filter.anyVirtue))) return false;
  return filter.noVirtues === undefined || isEmpty(virtues);
}

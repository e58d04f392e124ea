// Worth: how much a card seems worth to the bot, by what is printed on it.

import type { Card, CardId, Catalogue } from '@dunmer/shared/cards';

const worthOf = ({ superiority, virtues, protection = [], abilities = [] }: Card): number =>
  3 * superiority.length + 2 * virtues.length + 2 * protection.length + 2 * abilities.length;

/** The cards of `list`, those worth most first; cards of equal worth keep their order. */
export function byWorth<T extends { readonly card: CardId }>(
  catalogue: Catalogue,
  list: readonly T[],
): readonly T[] {
  const worth = ({ card }: T): number => {
    const known = catalogue.get(card);
    return known === undefined ? 0 : worthOf(known);
  };
  return list.toSorted((x, y) => worth(y) - worth(x));
}

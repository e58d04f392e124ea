// Playable: the deck that a trader plays with now, in their own order (EVENT, "Cards").

import type { Edition } from '../catalogue/index.ts';
import type { LaidCopy, Standing } from '../store/index.ts';
import type { DeckCard } from '@dunmer/shared/rules';

/** Those of all `copies` that their owner lays in a match that opens now; copies whose card nobody knows stay outside. */
export function playableOf(
  { key, order }: Pick<Standing, 'key' | 'order'>,
  copies: readonly LaidCopy[],
  { catalogue }: Edition,
): readonly DeckCard[] {
  const places = new Map(order.map((copy, i) => [copy, i]));
  const placeOf = (copy: LaidCopy): number => places.get(copy.id) ?? order.length;
  return copies
    .filter((copy) => copy.owner === key && catalogue.has(copy.card))
    .toSorted((x, y) => placeOf(x) - placeOf(y))
    .map(({ id, card }) => ({ copy: id, card }));
}

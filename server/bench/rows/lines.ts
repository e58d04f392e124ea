// Lines: random scripts as the conformance tool reads them.

import { present } from '@dunmer/shared/lib';
import type { Card } from '@dunmer/shared/cards';
import { bySeat, SEATS } from '@dunmer/shared/rules';
import { anyCards, dealFrom, diceOf, planOf } from '../games/index.ts';

/** Returns `count` scripts of matches between random decks of six to ten random cards, one in each line. */
export function linesOf(count: number): readonly string[] {
  const catalogue = anyCards();
  return Array.from({ length: count }, (_, seed) => {
    const dice = diceOf(seed);
    const size = 6 + dice.below(5);
    const dealt = dealFrom(catalogue, dice, size);
    const decks = bySeat((seat) => dealt[seat].map(({ card }) => card));
    const { layout } = planOf(seed, { a: size, b: size });
    const used = new Set(SEATS.flatMap((seat) => decks[seat]));
    const cards = [...used].map((id): [string, Card] => [id, present(catalogue.get(id), 'a card')]);
    const field = bySeat((seat) => {
      const cells = layout[seat].map((position) => decks[seat][position ?? -1] ?? null);
      return { front: cells.slice(0, 3), back: cells.slice(3) };
    });
    return JSON.stringify({
      id: `random-${seed}`,
      cards: Object.fromEntries(cards),
      decks,
      field,
      tosses: ['a', 'b', 'b', 'a'],
    });
  });
}

// Courts: the copies that a seat brings to the patrons' table. Nobody owns them, so they have names of their own.

import type { CardId } from '../cards/index.ts';
import type { BySeat, DeckCard, Seat } from '../rules/index.ts';
import { cardIn, type GameCatalogue } from './card.ts';
import { assert } from '../lib/index.ts';

/** The terms of a game. A court given here replaces the patron's own. */
export interface GameTerms {
  readonly catalogue: GameCatalogue;
  readonly courts?: Partial<BySeat<readonly CardId[]>>;
}

export const codeUnitOrder = (x: DeckCard, y: DeckCard): number =>
  x.copy < y.copy ? -1 : x.copy > y.copy ? 1 : 0;

const named = (seat: Seat, card: CardId, nth: number): DeckCard => ({ copy: `${seat}:${card}#${nth}`, card });

/** Returns the patron itself as a card. */
export const patronCopy = (seat: Seat, patron: CardId): DeckCard => named(seat, patron, 1);

/** Returns the court that a seat brings with this patron, in code-unit order: `a:spark#1`, … (PT8, step 4). */
export function courtOf({ catalogue, courts }: GameTerms, seat: Seat, patron: CardId): readonly DeckCard[] {
  const card = cardIn(catalogue, patron);
  assert(card.kind === 'patron', `${patron} is a patron`);
  const counts = new Map<CardId, number>();
  const copies = (courts?.[seat] ?? card.court).map((id) => {
    const nth = (counts.get(id) ?? 0) + 1;
    counts.set(id, nth);
    return named(seat, id, nth);
  });
  return copies.toSorted(codeUnitOrder);
}

// Telling: what an event is told with, and the cards that it speaks of.

import {
  type CommonState,
  type CopyId,
  type DeckCard,
  type Field,
  type Move,
  placeOf,
} from '@dunmer/shared/rules';
import type { FilmStep } from './filmStep.ts';
import type { CardMove, Duel, SeatedCard } from './happening.ts';

/** The table before and after an event, and the moment before. */
export interface Telling {
  readonly before: CommonState;
  readonly after: CommonState;
  readonly last: FilmStep | undefined;
  /** Those of the round before; none before the first. */
  readonly lastDuels: readonly Duel[];
}

/** The copies that lie on the field, with their seats. */
export function seated(field: Field, copies: readonly CopyId[]): readonly SeatedCard[] {
  return copies.flatMap((copy) => {
    const place = placeOf(field, copy);
    const card = place === null ? null : field[place.seat][place.cell];
    return place === null || !card ? [] : [{ seat: place.seat, copy, card: card.card }];
  });
}

/** The same card with its seat, where it lies on the field. */
export const seatedOr = (field: Field, { copy, card }: DeckCard): DeckCard => {
  const [found] = seated(field, [copy]);
  return found ?? { copy, card };
};

/** Moves with the cards that make them. */
export const cardMoves = (field: Field, moves: readonly Move[]): readonly CardMove[] =>
  moves.map((move) => ({ ...move, card: field[move.seat][move.from]?.card ?? '' }));

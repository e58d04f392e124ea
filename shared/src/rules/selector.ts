// Selectors (CARDS): the cards that an ability looks at, seen from its own card, in board order.

import { never } from '../lib/index.ts';
import type { Condition, Row, Selector, Side } from '../cards/index.ts';
import { type Cell, columnOf, rowOf } from './cell.ts';
import type { Figure, Picture } from './figure.ts';
import { passes } from './filter.ts';
import { ofSeat, otherSeat } from './seat.ts';

/**
 * Whether a card at `other`, on the side that the selector looks at, is among the cells that `where` means from
 * `self`.
 */
export function looksAt(where: Selector['where'], self: Cell, other: Cell): boolean {
  const sameColumn = columnOf(other) === columnOf(self);
  switch (where) {
    case 'self':
      return other === self;
    case 'opposing':
      return sameColumn && rowOf(self) === 'front' && rowOf(other) === 'front';
    case 'adjacent':
      return rowOf(other) === rowOf(self) && Math.abs(other - self) === 1;
    case 'column':
      return sameColumn;
    case 'row':
      return rowOf(other) === rowOf(self);
    case 'front':
    case 'back':
      return rowOf(other) === where;
    case 'field':
      return true;
    default:
      return never(where);
  }
}

/** Returns the side that a selector looks at. */
export const sideOf = (selector: Selector): Side =>
  'side' in selector ? selector.side : selector.where === 'opposing' ? 'enemy' : 'own';

function halfOf(selector: Selector, self: Figure, picture: Picture): readonly (Figure | null)[] {
  return ofSeat(picture, sideOf(selector) === 'own' ? self.seat : otherSeat(self.seat));
}

/** Returns the cards that match, in board order; the card itself only if `where` is `self`. */
export function select(selector: Selector, self: Figure, picture: Picture): readonly Figure[] {
  const found: Figure[] = [];
  for (const other of halfOf(selector, self, picture)) {
    if (other === null || (other === self && selector.where !== 'self')) continue;
    if (
      looksAt(selector.where, self.cell, other.cell) &&
      passes(selector.filter, other.prepared.card, other.virtues)
    )
      found.push(other);
  }
  return found;
}

/** Whether `in` holds (CARDS, Abilities): the card is in that row now. */
export const inHolds = (row: Row | undefined, self: Figure): boolean =>
  row === undefined || rowOf(self.cell) === row;

/** Whether `if` holds (CARDS, Abilities): at least `atLeast` (1) cards match. */
export const ifHolds = (condition: Condition | undefined, self: Figure, picture: Picture): boolean =>
  condition === undefined || select(condition, self, picture).length >= (condition.atLeast ?? 1);

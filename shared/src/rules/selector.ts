// Selectors (CARDS): the cards that an ability looks at, seen from its own card, in board order.

import { never } from '../lib/index.ts';
import type { Condition, Row, Selector } from '../cards/index.ts';
import { columnOf, rowOf } from './cell.ts';
import type { Figure, Picture } from './figure.ts';
import { passes } from './filter.ts';
import { otherSeat } from './seat.ts';

function stands(selector: Selector, self: Figure, other: Figure): boolean {
  const sameColumn = columnOf(other.cell) === columnOf(self.cell);
  const inRow = (row: Row): boolean => rowOf(other.cell) === row;
  const { where } = selector;
  switch (where) {
    case 'self':
      return other === self;
    case 'opposing':
      return sameColumn && rowOf(self.cell) === 'front' && inRow('front');
    case 'adjacent':
      return inRow(rowOf(self.cell)) && Math.abs(other.cell - self.cell) === 1;
    case 'column':
      return sameColumn;
    case 'row':
      return inRow(rowOf(self.cell));
    case 'front':
    case 'back':
      return inRow(where);
    case 'field':
      return true;
    default:
      return never(where);
  }
}

function halfOf(selector: Selector, self: Figure, picture: Picture): readonly (Figure | null)[] {
  const side = 'side' in selector ? selector.side : selector.where === 'opposing' ? 'enemy' : 'own';
  return picture[side === 'own' ? self.seat : otherSeat(self.seat)];
}

/** The cards that match, in board order; the card itself only where the selector is `self`. */
export function select(selector: Selector, self: Figure, picture: Picture): readonly Figure[] {
  const found: Figure[] = [];
  for (const other of halfOf(selector, self, picture)) {
    if (other === null || (other === self && selector.where !== 'self')) continue;
    if (stands(selector, self, other) && passes(selector.filter, other.prepared.card, other.virtues))
      found.push(other);
  }
  return found;
}

/** Whether `in` holds: the card is in that row now. */
export const inHolds = (row: Row | undefined, self: Figure): boolean =>
  row === undefined || rowOf(self.cell) === row;

/** Whether `if` holds: at least `atLeast` (1) cards match. */
export const ifHolds = (condition: Condition | undefined, self: Figure, picture: Picture): boolean =>
  condition === undefined || select(condition, self, picture).length >= (condition.atLeast ?? 1);

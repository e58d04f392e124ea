// Peeks: chooses the cell at which a bot looks, and so knows where a shown card lies: a view tells which cards were
// shown, not where.

import type { CardId } from '@dunmer/shared/cards';
import { type Cell, CELLS, cellAt, columnOf, otherSeat, type Place, rowOf } from '@dunmer/shared/rules';
import type { WindowCards } from '@dunmer/shared/windows';
import type { HalfWorth } from './halfWorth.ts';
import type { Known, Lore } from './lore.ts';
import type { SeatView } from './mind.ts';

/** A card of the other that was shown, with its cell. */
interface Peeked {
  readonly cell: Cell;
  readonly known: Known;
}

/**
 * The front row is committed first, and its middle is looked at first; so a bot's nth look is always at the same cell.
 */
const ORDER: readonly Cell[] = [1, 0, 2, 4, 3, 5];

/** The cells in the order of looks; of a half only the taken cells, which rule 2.2 shows. */
function orderIn({ viewer, common, own }: SeatView): readonly Cell[] {
  const isHalf = common.committed[otherSeat(viewer)].includes('half');
  return isHalf ? ORDER.filter((cell) => own.seen.includes(cell)) : ORDER;
}

/** The cards shown by looks at the other's cells, in the order of the looks. */
const shownBy = ({ pledges, intrigue }: WindowCards, { own }: SeatView): readonly CardId[] =>
  (own.windows?.shown ?? []).flatMap(({ by, cards }) => {
    const rules = pledges.get(by.card) ?? intrigue.get(by.card);
    return rules?.effects[by.ability]?.op === 'peek' ? cards.slice(0, 1) : [];
  });

/** The place of the next look among the places `from`; null if everything there has been seen. */
export function nextPeek(cards: WindowCards, view: SeatView, from: readonly Place[]): Place | null {
  const cell = orderIn(view)[shownBy(cards, view).length];
  return from.find((place) => place.cell === cell) ?? null;
}

/** The other's face-down cards that a bot has seen. */
export function peeked(cards: WindowCards, lore: Lore, view: SeatView): readonly Peeked[] {
  if (view.common.revealed) return [];
  const order = orderIn(view);
  return shownBy(cards, view).flatMap((card, nth) => {
    const cell = order[nth];
    return cell === undefined ? [] : [{ cell, known: lore.known(card) }];
  });
}

/**
 * Judges halves with knowledge of these cards: a column that faces one of them is worth what it does against that card.
 */
export function knowing(halfWorth: HalfWorth, lore: Lore, seen: readonly Peeked[]): HalfWorth {
  const fronts = seen.filter(({ cell }) => rowOf(cell) === 'front');
  if (fronts.length === 0) return halfWorth;
  return (plan, bench) => {
    let worth = halfWorth(plan, bench);
    for (const { cell, known } of fronts) {
      const column = columnOf(cell);
      const [front, back] = [plan[cell] ?? null, plan[cellAt('back', column)] ?? null];
      worth += lore.against(front, back, known) - lore.column(front, back);
    }
    return worth;
  };
}

/** The six cells in board order, with the cards that were seen in them. */
export const planOf = (seen: readonly Peeked[]): readonly (Known | null)[] =>
  CELLS.map((cell) => seen.find((each) => each.cell === cell)?.known ?? null);

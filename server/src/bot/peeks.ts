// Peeks: at which cell a bot looks, and so where a card lies that it was shown: a view tells which cards, not where.

import type { CardId } from '@dunmer/shared/cards';
import { type Cell, CELLS, cellAt, columnOf, otherSeat, type Place, rowOf } from '@dunmer/shared/rules';
import type { WindowCards } from '@dunmer/shared/windows';
import type { HalfWorth } from './halfWorth.ts';
import type { Known, Lore } from './lore.ts';
import type { SeatView } from './mind.ts';

/** A card of the other that was shown, with the cell that it lies in. */
interface Peeked {
  readonly cell: Cell;
  readonly known: Known;
}

/** The front is committed first, and the middle is looked at first: so the nth look of a bot is always at the same. */
const ORDER: readonly Cell[] = [1, 0, 2, 4, 3, 5];

/** Of a half only what rule 2.2 shows can be looked at. */
function orderIn({ viewer, common, own }: SeatView): readonly Cell[] {
  const isHalf = common.committed[otherSeat(viewer)].includes('half');
  return isHalf ? ORDER.filter((cell) => own.seen.includes(cell)) : ORDER;
}

/** The cards that were shown by a look at the other's cells, in the order of the looks. */
const shownBy = ({ pledges, intrigue }: WindowCards, { own }: SeatView): readonly CardId[] =>
  (own.windows?.shown ?? []).flatMap(({ by, cards }) => {
    const rules = pledges.get(by.card) ?? intrigue.get(by.card);
    return rules?.effects[by.ability]?.op === 'peek' ? cards.slice(0, 1) : [];
  });

/** Where the next look goes: to one of the places `from`; null where what there is has been seen. */
export function nextPeek(cards: WindowCards, view: SeatView, from: readonly Place[]): Place | null {
  const cell = orderIn(view)[shownBy(cards, view).length];
  return from.find((place) => place.cell === cell) ?? null;
}

/** What a bot has seen of the other's cards that still lie face down. */
export function peeked(cards: WindowCards, lore: Lore, view: SeatView): readonly Peeked[] {
  if (view.common.revealed) return [];
  const order = orderIn(view);
  return shownBy(cards, view).flatMap((card, nth) => {
    const cell = order[nth];
    return cell === undefined ? [] : [{ cell, known: lore.known(card) }];
  });
}

/** Judges halves knowing these cards: a column with one of them in front is worth what it does against that card. */
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

/** Six cells in board order with what was seen in them. */
export const planOf = (seen: readonly Peeked[]): readonly (Known | null)[] =>
  CELLS.map((cell) => seen.find((each) => each.cell === cell)?.known ?? null);

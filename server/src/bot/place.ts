// Place: from a plan, which consists of cards, to a laying, which consists of copies.

import {
  CELLS,
  type CopyId,
  type DeckCard,
  layingCells,
  mayLay,
  nextLaying,
  type LaidRow,
} from '@dunmer/shared/rules';
import type { ToArrange } from './arrange.ts';
import { earlyPlay } from './bestPlay.ts';
import type { HalfWorth, Plan } from './halfWorth.ts';
import type { Sight } from './lookAhead.ts';
import type { BotCommand, SeatView } from './mind.ts';
import { knowing, peeked } from './peeks.ts';
import { isHeldUp } from './windows.ts';

/** The row that this seat may lay now; null if it must wait or has laid everything. */
export const rowToLay = (view: SeatView): LaidRow | null =>
  mayLay(view.common, view.viewer) && !isHeldUp(view) ? nextLaying(view.common, view.viewer) : null;

/** What this seat has to arrange, including what it has laid already. */
export const ownToArrange = ({ lore }: Sight, { own }: SeatView, whim: number): ToArrange => ({
  laid: own.laid.map((card) => (card === null ? null : lore.known(card.card))),
  cells: CELLS,
  deck: own.deck.map(({ card }) => lore.known(card)),
  whim,
});

/** Finds copies in the deck for some cells of a plan, each used once. */
export function copiesFor(cells: Plan, deck: readonly DeckCard[]): readonly (CopyId | null)[] {
  const left = [...deck];
  return cells.map((known) => {
    const at = left.findIndex(({ card }) => card === known?.card.id);
    return at < 0 ? null : (left.splice(at, 1)[0]?.copy ?? null);
  });
}

/** Lays the cells of a row as planned. */
function layAsPlanned({ viewer: seat, own }: SeatView, row: LaidRow, plan: Plan): BotCommand {
  const planned = layingCells(row).map((cell) => plan[cell] ?? null);
  const cells = copiesFor(planned, own.deck);
  if (row === 'half') return { type: 'place', seat, laying: { row, cells } };
  return { type: 'place', seat, laying: { row, cells: cells.filter((copy) => copy !== null) } };
}

/**
 * Lays the row that is due, by a plan for the whole half; `planned` makes it with what was seen. A play that is
 * better made earlier comes first.
 */
export function layBy(
  sight: Sight,
  view: SeatView,
  planned: (knowingly: HalfWorth) => Plan,
): BotCommand | null {
  const row = rowToLay(view);
  if (row === null) return null;
  const early = earlyPlay(sight, view);
  if (early !== null) return early;
  const { lore, halfWorth, windowCards } = sight;
  return layAsPlanned(view, row, planned(knowing(halfWorth, lore, peeked(windowCards, lore, view))));
}

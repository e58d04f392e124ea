// Secrets: what only the hider may know: the deck, what lies where, and the drafts.

import type { MatchView } from '@dunmer/shared/fairness';
import type { Draft } from '@dunmer/shared/protocol';
import { CELLS, type Cell, type Laying, mayLay, nextLaying, type Seat, SEATS } from '@dunmer/shared/rules';
import { seeded, type Random } from '@dunmer/shared/testing';
import { deckOf, type Size } from './pairDecks.ts';
import type { Plan } from './plan.ts';

type SeatView = Extract<MatchView, { viewer: Seat }>;

/** Rule 2.2: the second of two short traders sees which cells the first has taken. */
function areCellsShown({ common, viewer }: SeatView): boolean {
  const { phase, short } = common;
  return SEATS.every((seat) => short[seat]) && phase.at === 'placing' && phase.order === viewer;
}

export class Secrets {
  readonly #random: Random;
  readonly #nth: 0 | 1;
  /** The order in which cells are taken when the opponent sees them: the same in both runs. */
  readonly #shown: readonly Cell[];

  constructor({ seed, shown, isDeckKnown }: Plan, nth: 0 | 1) {
    this.#random = seeded(seed * 2 + nth);
    this.#nth = isDeckKnown ? 0 : nth;
    this.#shown = shown;
  }

  /** Returns the id of the hider's deck. */
  deck(size: Size): string {
    return deckOf(size, this.#nth);
  }

  /** Returns what the hider lays next; null when it may not lay. */
  laying(view: SeatView): Laying | null {
    const row = nextLaying(view.common, view.viewer);
    if (row === null || !mayLay(view.common, view.viewer)) return null;
    const copies = this.#random.shuffled(view.own.deck.map((card) => card.copy));
    if (row !== 'half') return { row, cells: copies.slice(0, 3) };
    const order = areCellsShown(view) ? this.#shown : this.#random.shuffled(CELLS);
    return { row, cells: CELLS.map((cell) => copies[order.indexOf(cell)] ?? null) };
  }

  /** Returns a row that is out of turn; its cards are a secret, but not that it is refused. */
  wrongLaying({ own }: SeatView): Laying {
    return { row: 'back', cells: this.#random.shuffled(own.deck.map((card) => card.copy)).slice(0, 2) };
  }

  draft({ own }: SeatView): Draft {
    const copies = own.deck.map((card) => card.copy);
    return this.#random
      .shuffled(CELLS.map((cell) => copies[cell] ?? null))
      .map((copy) => (this.#random.below(3) === 0 ? null : copy));
  }
}

// Board: the table with its twelve cells, as this person sees it.
import { type Locator, expect } from '@playwright/test';
import { literally, Screen } from './screen.ts';
import { LONG } from './waits.ts';
import type { Row } from './words.ts';

export type Seat = 'a' | 'b';
export type Cell = 0 | 1 | 2 | 3 | 4 | 5;

export const CELLS: Readonly<Record<Row, readonly Cell[]>> = {
  front: [0, 1, 2],
  back: [3, 4, 5],
  half: [0, 1, 2, 3, 4, 5],
};

export class Board extends Screen {
  protected sits: Seat = 'a';

  get seat(): Seat {
    return this.sits;
  }

  get otherSeat(): Seat {
    return this.sits === 'a' ? 'b' : 'a';
  }

  cell(cell: Cell, seat: Seat = this.sits): Locator {
    return this.page.locator(`[data-cell="${seat}${cell}"]`);
  }

  row(row: 'front' | 'back', seat: Seat = this.sits): Locator {
    return this.page.locator(`[data-row="${seat}-${row}"]`);
  }

  /** Checks that this card lies there. */
  async sees(card: string, cell: Cell, seat: Seat = this.sits): Promise<void> {
    await expect(this.cell(cell, seat)).toHaveAccessibleName(
      new RegExp(`: ${literally(this.words.named(this.cardName(card)))};`),
      { timeout: LONG },
    );
  }

  /** Checks that these cells glow as a choice, and no others of this side. */
  async isOffered(seat: Seat, cells: readonly Cell[]): Promise<void> {
    await expect.poll(() => this.#offered(seat)).toEqual(cells);
  }

  async #offered(seat: Seat): Promise<readonly number[]> {
    const cells = await this.page.locator(`[data-cell^="${seat}"][aria-pressed]`).all();
    const ids = await Promise.all(cells.map((cell) => cell.getAttribute('data-cell')));
    return ids.map((id) => Number(id?.slice(1))).toSorted((x, y) => x - y);
  }

  /** Checks the six cells of a side by their spoken names. */
  async seesField(seat: Seat, cells: readonly string[]): Promise<void> {
    await expect.poll(() => this.field(seat)).toEqual(cells);
  }

  /** Returns those names as they are now: where such lists are equal, two people see the same table. */
  async field(seat: Seat): Promise<readonly string[]> {
    return Promise.all(
      CELLS.half.map(async (at) => {
        const cell = this.cell(at, seat);
        const label = (await cell.getAttribute('aria-label')) ?? (await cell.innerText());
        return /(?:столбец|column) \d: ([^\n]*)/.exec(label)?.[1] ?? label;
      }),
    );
  }
}

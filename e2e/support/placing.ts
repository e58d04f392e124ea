// Placing: one's own hand: cards laid by taps or by drags, saved as a draft, and sealed row by row.
import { type Locator, expect } from '@playwright/test';
import { type Cell, CELLS } from './board.ts';
import { Film } from './film.ts';
import { hold, slide } from './finger.ts';
import { LONG } from './waits.ts';
import type { Row } from './words.ts';

/** Milliseconds: longer than a seal takes to melt. */
const HOLDS_MS = 700;

type Cards = readonly (string | null)[];

const laid = (row: Row, cards: Cards): readonly { readonly card: string; readonly cell: Cell }[] =>
  cards.flatMap((card, at) => {
    const cell = CELLS[row][at];
    return card === null || cell === undefined ? [] : [{ card, cell }];
  });

export class Placing extends Film {
  get hand(): Locator {
    return this.page.getByRole('region', { name: this.words.hand });
  }

  inHand(card: string): Locator {
    return this.called(this.hand, card);
  }

  async seesHand(): Promise<void> {
    await expect(this.hand).toBeVisible({ timeout: LONG });
  }

  /** Checks that the server has the arrangement as it is shown. */
  async seesSaved(): Promise<void> {
    await expect(this.hand.getByText(this.words.saved, { exact: true })).toBeVisible({ timeout: LONG });
  }

  /** The ids of the copies in the hand, as this phone knows them. */
  async copiesInHand(): Promise<readonly string[]> {
    const items = await this.hand.locator('[data-item]').all();
    return Promise.all(items.map(async (item) => (await item.getAttribute('data-item')) ?? ''));
  }

  /** Places cards by taps: a card, then its cell. */
  async place(row: Row, cards: Cards): Promise<void> {
    for (const { card, cell } of laid(row, cards)) {
      await this.inHand(card).tap();
      await this.cell(cell).tap();
      await this.sees(card, cell);
    }
  }

  /** Places cards by dragging them with a finger, from the tray to the cell. */
  async drag(row: Row, cards: Cards): Promise<void> {
    for (const { card, cell } of laid(row, cards)) {
      await slide(this.page, this.inHand(card), this.cell(cell));
      await this.sees(card, cell);
      await this.seesSaved();
    }
  }

  /** Drags what lies on a cell to another one, or back to the hand. */
  async dragFrom(from: Cell, to: Cell | 'hand'): Promise<void> {
    await slide(this.page, this.cell(from), to === 'hand' ? this.hand : this.cell(to));
  }

  /** Takes back every change since the last commit. */
  async undoAll(): Promise<void> {
    const undo = this.button(this.words.undo);
    await expect(async () => {
      if (await undo.isEnabled()) await undo.tap({ timeout: 1000 });
      expect(await undo.isDisabled(), 'nothing is left to undo').toBe(true);
    }).toPass({ timeout: LONG });
  }

  /** Seals a row, and waits for the seal. */
  async commit(row: Row): Promise<void> {
    const seal = this.page.getByRole('button', { name: this.words.seal[row] });
    await expect(seal).toBeEnabled({ timeout: LONG });
    await hold(this.page, seal, HOLDS_MS);
    await this.seesSealed(row);
  }

  /** Checks that there is a seal on one's own row, or already the film. */
  async seesSealed(row: Row): Promise<void> {
    const shown = this.row(row === 'half' ? 'front' : row);
    const sealed = new RegExp(`${this.words.sealed}$`);
    const film = this.page.getByRole('slider', { name: this.words.scrub });
    const seal = this.page.getByRole('group', { name: sealed }).and(shown);
    await expect(seal.or(film).or(this.askedFor('result')).first()).toBeVisible({ timeout: LONG });
  }

  async lays(half: { readonly front: readonly string[]; readonly back: readonly string[] }): Promise<void> {
    await this.place('front', half.front);
    await this.commit('front');
    await this.place('back', half.back);
    await this.commit('back');
  }
}

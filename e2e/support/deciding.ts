// Deciding: what this person answers when they are asked, and what they see at the end.
import { expect } from '@playwright/test';
import type { Cell } from './board.ts';
import { Placing } from './placing.ts';
import { LONG } from './waits.ts';

export class Deciding extends Placing {
  /** Chooses a card of the other side, or confirms the card that is already chosen. */
  async chooseTarget(target: Cell | 'chosen'): Promise<void> {
    await this.until('target');
    if (target !== 'chosen') await this.cell(target, this.otherSeat).tap();
    await this.tap(this.words.target);
    await expect(this.askedFor('target')).toBeHidden({ timeout: LONG });
  }

  /** Summons a creature to a cell, or nobody. */
  async summon(what: { readonly creature: string; readonly cell: Cell } | 'nobody'): Promise<void> {
    await this.until('summon');
    if (what === 'nobody') {
      await this.tap(this.words.decline);
      await this.#confirm(this.words.declineIt);
    } else {
      const creatures = this.page.getByRole('region', { name: this.words.creatures });
      await this.called(creatures, what.creature).tap();
      await this.cell(what.cell).tap();
      await this.tap(this.words.summon);
    }
    await expect(this.askedFor('summon')).toBeHidden({ timeout: LONG });
  }

  async claim(cell: Cell): Promise<void> {
    await this.until('claim');
    await this.cell(cell, this.otherSeat).tap();
    await this.tap(this.words.take);
    await this.#confirm(this.words.takeIt);
  }

  async waive(): Promise<void> {
    await this.until('claim');
    await this.tap(this.words.waive);
    await this.#confirm(this.words.waive);
  }

  async concede(): Promise<void> {
    await this.tap(this.words.menu);
    await this.tap(this.words.concede);
    await this.#confirm(this.words.concede);
  }

  /** Checks the result, and that the phone itself says that this is the match it saw (F8). */
  async seesResult(headline: string): Promise<void> {
    await this.until('result');
    await expect(this.page.getByRole('heading', { name: headline, exact: true })).toBeVisible();
  }

  async vouches(): Promise<void> {
    await expect(this.page.getByText(this.words.seenIsSame)).toBeVisible({ timeout: LONG });
  }

  async #confirm(name: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).tap();
  }
}

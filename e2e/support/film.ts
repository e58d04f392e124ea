// Film: what has been shown so far, what is asked at its end, and the way there.
import { type Locator, expect } from '@playwright/test';
import { Board } from './board.ts';
import { LONG } from './waits.ts';

/** What a seat's owner is asked once the film has shown what led to it. */
export type Asked = 'target' | 'summon' | 'claim' | 'result';

export class Film extends Board {
  protected askedFor(what: Asked): Locator {
    const { words } = this;
    switch (what) {
      case 'target':
        return this.button(words.noTarget).or(this.button(words.target));
      case 'summon':
        return this.button(words.decline);
      case 'claim':
        return this.button(words.waive);
      case 'result':
        return this.page.getByRole('heading', { name: words.result, level: 1 });
    }
  }

  /** Lets the film pass until it has shown what leads to `what`. */
  async until(what: Asked): Promise<void> {
    await this.through(this.askedFor(what).first());
  }

  /** Skips what the film still has to show, until `goal` is in sight. */
  async through(goal: Locator): Promise<void> {
    const skip = this.page.getByRole('button', { name: this.words.skip });
    await expect(async () => {
      await expect(goal.or(skip).first()).toBeVisible({ timeout: 5000 });
      if (!(await goal.isVisible())) await skip.tap({ timeout: 2000 });
      await expect(goal).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: LONG, intervals: [50] });
  }

  /** Lets the film pass until it says what is waited for. */
  async waits(): Promise<void> {
    const line = this.page.getByRole('contentinfo').getByRole('status');
    await this.through(line.filter({ hasText: this.words.waitsFor }));
  }
}

// Phone: one person's browser as a driver: what a thumb does, and what the eye sees, from the first page to the result.
import { type Locator, type Page, expect } from '@playwright/test';
import { type Conduct, watchConduct } from './honesty.ts';
import { Lobby } from './lobby.ts';
import type { Person } from './screen.ts';
import { LONG } from './waits.ts';

export class Phone extends Lobby {
  #conduct: Conduct = { wrongs: [] };

  /** Makes a phone on a page that has not been anywhere yet. */
  static async on(page: Page, person: Person): Promise<Phone> {
    const phone = new Phone(page, person);
    phone.#conduct = await watchConduct(phone.page);
    return phone;
  }

  /** What this page should not have done so far: words said too early, and uncaught errors. */
  get wrongs(): readonly string[] {
    return this.#conduct.wrongs;
  }

  /** Opens a second tab of the same browser, at the same place. */
  async secondTab(): Promise<Phone> {
    const tab = await Phone.on(await this.page.context().newPage(), this.person);
    tab.speaks = this.speaks;
    tab.sits = this.sits;
    await tab.page.goto(this.page.url());
    return tab;
  }

  get trouble(): Locator {
    return this.page.getByText(this.words.breakNotice).or(this.page.getByText(this.words.lostNotice));
  }

  /** Waits until the connection is back. */
  async isBack(): Promise<void> {
    await expect(this.trouble).toBeHidden({ timeout: LONG });
  }
}

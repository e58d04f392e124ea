// Organiser: the desk on a laptop, by mouse and keyboard: sections, lists, and acts with their preview and reason.
import { readFile } from 'node:fs/promises';
import { type Locator, type Page, expect } from '@playwright/test';
import { LONG } from '../waits.ts';
import type { PersonalLink } from './eventServer.ts';

const PASSWORD = 'moon and star';

interface Act {
  /** The texts to type, by their labels. */
  readonly fill?: Readonly<Record<string, string>>;
  /** The choices to pick, by their labels. */
  readonly pick?: readonly string[];
  /** One of the ready-made reasons. */
  readonly reason: string;
  readonly confirm: string;
  /** What the preview must say. */
  readonly says?: readonly (string | RegExp)[];
}

export class Organiser {
  readonly page: Page;
  readonly #url: string;
  readonly #link: PersonalLink;

  constructor(page: Page, url: string, link: PersonalLink) {
    this.page = page;
    this.#url = url;
    this.#link = link;
  }

  /** Opens the personal link on this laptop and goes to the desk. */
  async come(to = 'Мастерская'): Promise<void> {
    await this.page.goto(`${this.#url}/l/${this.#link.token}`);
    await this.button('Это мой телефон').click();
    await this.button('Позже').click();
    await this.button(to).click();
    await expect(this.page.getByRole('heading', { name: 'Сейчас играют', level: 1 })).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async section(name: string): Promise<void> {
    const sections = this.page.getByRole('navigation', { name: 'Разделы' });
    await sections.getByRole('link', { name }).click();
    await expect(sections.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }

  /** Goes back from the page of one match. */
  async backToFloor(): Promise<void> {
    await this.button('Ко всем партиям').first().click();
    await expect(this.page.getByRole('heading', { name: 'Сейчас играют', level: 1 })).toBeVisible();
  }

  row(name: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  /** Chooses a password, for which the first act of all asks. */
  async choosePassword(): Promise<void> {
    await this.dialog.getByLabel('Тот же пароль ещё раз').fill(PASSWORD);
    await this.sayPassword();
  }

  /** Says the password for which the sheet of an act asks. */
  async sayPassword(password = PASSWORD): Promise<void> {
    await this.dialog.getByLabel('Пароль', { exact: true }).fill(password);
    await this.dialog.getByRole('button', { name: 'Дальше' }).click();
  }

  /**
   * Does an act from its button to its answer: fills in its fields, reads what it would change, gives the reason, and
   * confirms.
   */
  async act(button: Locator, what: Act): Promise<void> {
    await button.click();
    await this.dialog.getByRole('heading').first().waitFor();
    const asked = this.dialog.getByLabel('Тот же пароль ещё раз');
    const ready = this.dialog.getByRole('button', { name: what.reason, exact: true });
    await expect(asked.or(ready).first()).toBeVisible();
    if (await asked.isVisible()) await this.choosePassword();
    await this.goOn(what);
  }

  /** Does the rest of an act whose sheet is open. */
  async goOn({ fill = {}, pick = [], reason, confirm, says = [] }: Act): Promise<void> {
    const ready = this.dialog.getByRole('button', { name: reason, exact: true });
    for (const [label, text] of Object.entries(fill)) await this.dialog.getByLabel(label).fill(text);
    for (const label of pick) await this.dialog.getByRole('radio', { name: label }).check();
    const changes = this.dialog.getByRole('region', { name: 'Что изменится' });
    for (const said of says) await expect(changes.getByText(said)).toBeVisible();
    const done = this.dialog.getByRole('button', { name: confirm, exact: true });
    const unsaid = this.dialog.getByRole('button', { name: 'Укажите причину' });
    const armed = this.dialog.getByRole('button', { name: confirm, exact: true, disabled: false });
    await expect(unsaid.or(armed)).toBeVisible();
    // The next person begins with the reason of the one before.
    if (await unsaid.isVisible()) {
      await expect(unsaid).toBeDisabled();
      await ready.click();
    }
    await done.click({ timeout: LONG });
    await expect(ready).toBeHidden();
  }

  /** Returns what would be printed: whose links they are, and their codes. */
  async printed(): Promise<ReadonlyMap<string, string>> {
    await this.page.emulateMedia({ media: 'print' });
    const leaves = await this.page.getByText('Личная ссылка', { exact: true }).locator('..').all();
    const texts = await Promise.all(leaves.map((leaf) => leaf.innerText()));
    await this.page.emulateMedia({ media: 'screen' });
    // The address where the code is typed stands beside it.
    for (const text of texts) expect(text).toContain(`Код вводят здесь: ${this.#url}`);
    return new Map(
      texts.map((text) => {
        const [, , name = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
        const code = /^([0-9A-Z]{4})\s([0-9A-Z]{4})$/m.exec(rest.join('\n'));
        return [name, `${code?.[1] ?? ''}${code?.[2] ?? ''}`];
      }),
    );
  }

  /** Downloads a table and returns its rows, by the names in its head. */
  async table(name: string): Promise<readonly Readonly<Record<string, string>>[]> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('region', { name: 'Выгрузки' }).getByRole('link', { name }).click(),
    ]);
    const [head = [], ...rows] = cellsOf(await readFile(await download.path(), 'utf8'));
    return rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at] ?? ''])));
  }
}

/** Reads the cells of a table: every cell is quoted, with the quotes in it doubled. */
const cellsOf = (csv: string): readonly (readonly string[])[] =>
  csv
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    );

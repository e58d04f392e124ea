// Twice: two taps, or two clicks, at one place of the screen, as fast as an impatient or a trembling hand makes them; and what they did.
import { type Locator, type Page, expect } from '@playwright/test';
import { LONG } from './waits.ts';

/** Between the two, in milliseconds. */
const PAUSES = [80, 150, 250, 400] as const;
/** After these nothing more can come of a tap. */
const SETTLES_MS = 300;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type By = 'finger' | 'mouse';

async function press(page: Page, by: By, x: number, y: number): Promise<void> {
  if (by === 'mouse') return page.mouse.click(x, y);
  return page.touchscreen.tap(x, y);
}

/** Taps each control twice, with the next of the pauses, and sees that the page has sent so much and nothing else. */
export class TwiceTaps {
  readonly #page: Page;
  readonly #by: By;
  readonly #sent: () => readonly string[];
  #turn = 0;

  constructor(page: Page, by: By, sent: () => readonly string[]) {
    this.#page = page;
    this.#by = by;
    this.#sent = sent;
  }

  /** `does`: what the page sends by it: once, and nothing where it only asks. */
  async tap(control: Locator, does: readonly string[]): Promise<void> {
    await expect(control).toBeEnabled({ timeout: LONG });
    await (this.#by === 'mouse' ? control.click({ trial: true }) : control.tap({ trial: true }));
    const box = await control.boundingBox();
    if (box === null) throw new Error('what is tapped is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = this.#sent().length;
    const name = (await control.innerText()).replaceAll('\n', ' ');
    await press(this.#page, this.#by, x, y);
    const pause = PAUSES[this.#turn % PAUSES.length] ?? 0;
    this.#turn += 1;
    await wait(pause);
    await press(this.#page, this.#by, x, y);
    await wait(SETTLES_MS);
    const told = `two taps on «${name}», ${pause} ms apart`;
    await expect.poll(() => this.#sent().slice(before), { message: told }).toEqual(does);
  }

  /** A control that asks before it does anything: the question stands after two taps, and two on its answer do it once. */
  async ask(control: Locator, confirm: string | RegExp, does: readonly string[]): Promise<void> {
    await this.tap(control, []);
    const dialog = this.#page.getByRole('dialog');
    await expect(dialog, 'the question is still there').toBeVisible();
    await this.tap(dialog.getByRole('button', { name: confirm, exact: true }), does);
  }
}

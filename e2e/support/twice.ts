// Twice: two taps, or two clicks, at one place of the screen, as fast as an impatient or a trembling hand makes them; and what they did.
import { type Locator, type Page, expect } from '@playwright/test';
import { hold } from './finger.ts';
import type { Phone } from './phone.ts';
import { LONG } from './waits.ts';
import type { Row } from './words.ts';

/** Between the two, in milliseconds. */
const PAUSES = [80, 150, 250, 400] as const;
/** A tap that comes later is meant for what it sees. */
const LATEST_MS = 550;
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

  /**
   * `does`: what the page sends by it: once, and nothing where it only asks. Resolves to whether the machine has slept while
   * it tapped: the page may have taken the second one for a tap on what stands there now.
   */
  async tap(control: Locator, does: readonly string[]): Promise<boolean> {
    await expect(control).toBeEnabled({ timeout: LONG });
    await (this.#by === 'mouse' ? control.click({ trial: true }) : control.tap({ trial: true }));
    const box = await control.boundingBox();
    if (box === null) throw new Error('what is tapped is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = this.#sent().length;
    const name = (await control.innerText()).replaceAll('\n', ' ');
    const earliest = performance.now();
    await press(this.#page, this.#by, x, y);
    const began = performance.now();
    const pause = PAUSES[this.#turn % PAUSES.length] ?? 0;
    this.#turn += 1;
    await wait(pause);
    // Where the machine has slept over it, it would be no second tap but another one.
    if (performance.now() - began < LATEST_MS) await press(this.#page, this.#by, x, y);
    const isLate = performance.now() - earliest >= LATEST_MS;
    await wait(SETTLES_MS);
    const told = `two taps on «${name}», ${pause} ms apart`;
    await expect.poll(() => this.#sent().slice(before), { message: told }).toEqual(does);
    // What such a tap has opened, as the line of the film opens why, is closed as its reader would.
    if (isLate && does.length > 0 && (await this.#page.getByRole('dialog').count()) > 0)
      await this.#page.keyboard.press('Escape');
    return isLate;
  }

  /** A control that asks before it does anything: the question stands after two taps, and two on its answer do it once. */
  async ask(control: Locator, confirm: string | RegExp, does: readonly string[]): Promise<void> {
    const isLate = await this.tap(control, []);
    const dialog = this.#page.getByRole('dialog');
    // What such a tap has closed is asked once more.
    if (isLate && (await dialog.count()) === 0) await control.click();
    await expect(dialog, 'the question is still there').toBeVisible();
    await this.tap(dialog.getByRole('button', { name: confirm, exact: true }), does);
  }
}

/** The thumb of somebody impatient. */
export const thumbOf = ({ page, sent }: Phone): TwiceTaps => new TwiceTaps(page, 'finger', sent);

/**
 * Two quick taps seal nothing; one that is held seals this row and no other, however soon the finger comes back. Resolves
 * to whether the machine has slept while it came back: the page may have taken it for a tap on what stands there now.
 */
export async function seals(who: Phone, row: Row): Promise<boolean> {
  const { page, words } = who;
  const seal = page.getByRole('button', { name: words.seal[row] });
  await thumbOf(who).tap(seal, []);
  const before = who.sent().length;
  // Where the finger was: a foot that is looked for afterwards may be gone for a moment, the film's not being there yet.
  const foot = await page.locator('footer').boundingBox();
  if (foot === null) throw new Error('the seal is not on the screen');
  const lifted = await hold(page, seal, 650);
  await page.touchscreen.tap(foot.x + foot.width / 2, foot.y + foot.height / 2);
  const isLate = performance.now() - lifted >= LATEST_MS;
  await expect.poll(() => who.sent().slice(before), { timeout: LONG }).toEqual(['place']);
  // A film that was skipped so shows no seal any more.
  if (!isLate) await who.seesSealed(row);
  return isLate;
}

// Twice: two taps, or two clicks, at one place of the screen, as fast as an impatient or a trembling hand makes them,
// and what they did.
import { type Locator, type Page, expect } from '@playwright/test';
import { hold } from './finger.ts';
import type { Phone } from './phone.ts';
import { LONG } from './waits.ts';
import type { Row } from './words.ts';

/** Milliseconds between the two. */
const PAUSES = [80, 150, 250, 400] as const;
/** Milliseconds: a later tap is meant for what is there by then. */
const LATEST_MS = 550;
/** Milliseconds after which nothing more can come of a tap. */
const SETTLES_MS = 300;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type By = 'finger' | 'mouse';

async function press(page: Page, by: By, x: number, y: number): Promise<void> {
  if (by === 'mouse') return page.mouse.click(x, y);
  return page.touchscreen.tap(x, y);
}

/**
 * Taps each control twice, each time with the next of the pauses, and checks that the page has sent this and nothing
 * else.
 */
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
   * `does` is what the page must send by it, once; nothing where it only asks. Resolves to whether the machine stalled
   * during the taps: the page may then have taken the second one for a tap on what stands there now.
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
    // If the machine stalled in between, this would be no second tap but another one.
    if (performance.now() - began < LATEST_MS) await press(this.#page, this.#by, x, y);
    const isLate = performance.now() - earliest >= LATEST_MS;
    await wait(SETTLES_MS);
    const told = `two taps on «${name}», ${pause} ms apart`;
    await expect.poll(() => this.#sent().slice(before), { message: told }).toEqual(does);
    // What such a late tap has opened, as the line of the film opens its reason, is closed as a reader would.
    if (isLate && does.length > 0 && (await this.#page.getByRole('dialog').count()) > 0)
      await this.#page.keyboard.press('Escape');
    return isLate;
  }

  /**
   * Taps a control that asks before it does anything: the question stands after two taps, and two on its answer do it
   * once.
   */
  async ask(control: Locator, confirm: string | RegExp, does: readonly string[]): Promise<void> {
    const isLate = await this.tap(control, []);
    const dialog = this.#page.getByRole('dialog');
    // A question that a late tap has closed is opened once more.
    if (isLate && (await dialog.count()) === 0) await control.click();
    await expect(dialog, 'the question is still there').toBeVisible();
    await this.tap(dialog.getByRole('button', { name: confirm, exact: true }), does);
  }
}

/** The thumb of somebody impatient. */
export const thumbOf = ({ page, sent }: Phone): TwiceTaps => new TwiceTaps(page, 'finger', sent);

/**
 * Checks that two quick taps seal nothing, and that a held one seals this row and no other, however soon the finger
 * comes back. Resolves to whether the machine stalled before it came back: the page may then have taken it for a tap on
 * what stands there now.
 */
export async function seals(who: Phone, row: Row): Promise<boolean> {
  const { page, words } = who;
  const seal = page.getByRole('button', { name: words.seal[row] });
  await thumbOf(who).tap(seal, []);
  const before = who.sent().length;
  // The finger's place, noted now: the foot may be gone for a moment later, before the film is there.
  const foot = await page.locator('footer').boundingBox();
  if (foot === null) throw new Error('the seal is not on the screen');
  const lifted = await hold(page, seal, 650);
  await page.touchscreen.tap(foot.x + foot.width / 2, foot.y + foot.height / 2);
  const isLate = performance.now() - lifted >= LATEST_MS;
  await expect.poll(() => who.sent().slice(before), { timeout: LONG }).toEqual(['place']);
  // A film that a late tap has skipped shows no seal any more.
  if (!isLate) await who.seesSealed(row);
  return isLate;
}

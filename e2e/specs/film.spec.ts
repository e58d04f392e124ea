// What a finger does to the film, to a card that it holds, and to the colours: pause, steps, speed, hold, light and
// dark.
import { expect, meet, type Phone, test } from '../support/index.ts';
import { cutWords } from '../support/cutWords.ts';
import { hold } from '../support/finger.ts';
import { MENAGERIE, QUIET_CARAVAN } from '../support/plays.ts';
import { LONG } from '../support/waits.ts';

/** A little more than the longest time that one moment of this film is shown, in milliseconds. */
const MOMENT = 5000;
/** A hurried film takes at most 12 s, one at normal speed at least 18. */
const HURRIED = 15_000;

const scrubber = ({ page, words }: Phone) => page.getByRole('slider', { name: words.scrub });
const placeOf = async (phone: Phone): Promise<number> => Number(await scrubber(phone).inputValue());
const isAt = (phone: Phone, place: number) =>
  expect(scrubber(phone)).toHaveValue(String(place), { timeout: LONG });

test('the film is paused, stepped, hurried and seen again', async ({ phone }) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await meet([a, QUIET_CARAVAN.deck], [b, MENAGERIE.deck]);
  await a.seesHand();
  await a.lays(QUIET_CARAVAN);
  // The winner, because nobody asks them anything when the film is over.
  await b.lays(MENAGERIE);

  await test.step('it runs by itself until it is paused, and then stands', async () => {
    await expect(b.button(b.words.pause)).toBeVisible({ timeout: LONG });
    await expect.poll(() => placeOf(b), { timeout: LONG }).toBeGreaterThan(0);
    await b.tap(b.words.pause);
    await expect(b.button(b.words.play)).toBeVisible();
    const place = await placeOf(b);
    await b.page.waitForTimeout(MOMENT);
    await isAt(b, place);
  });
  await test.step('a step goes on by one moment, or back by one, and stands there', async () => {
    const place = await placeOf(b);
    const line = b.page.getByTitle(b.words.why);
    const told = await line.innerText();
    await b.tap(b.words.forward);
    await isAt(b, place + 1);
    await expect(line).not.toHaveText(told);
    await b.tap(b.words.back);
    await isAt(b, place);
    expect(await line.innerText()).toBe(told);
    await b.page.waitForTimeout(MOMENT);
    await isAt(b, place);
  });
  await test.step('hurried, it is over in a third of the time', async () => {
    const fast = b.button(b.words.fast);
    await expect(fast).toHaveAttribute('aria-pressed', 'false');
    await fast.tap();
    await expect(fast).toHaveAttribute('aria-pressed', 'true');
    await b.tap(b.words.play);
    await expect(b.button(b.words.replay)).toBeVisible({ timeout: HURRIED });
  });
  await test.step('it is seen again from the reveal on, at the speed that was chosen', async () => {
    await b.tap(b.words.replay);
    await expect(b.button(b.words.pause)).toBeVisible();
    expect(await placeOf(b)).toBeLessThan(3);
    await expect(b.button(b.words.fast)).toHaveAttribute('aria-pressed', 'true');
    await b.page.reload();
    await expect(b.button(b.words.fast)).toHaveAttribute('aria-pressed', 'true', { timeout: LONG });
  });
  await test.step('no word of it is cut, on the smallest phone neither', async () => {
    const start = { width: 360, height: 740 };
    for (const size of [{ width: 320, height: 568 }, start]) {
      await b.page.setViewportSize(size);
      const last = Number(await scrubber(b).getAttribute('max'));
      for (let step = 0; step <= last; step++) {
        await scrubber(b).fill(String(step));
        expect(await b.page.evaluate(cutWords), `step ${step} at ${size.width} px`).toEqual([]);
      }
    }
  });
});

test('a card that is held is shown in full, and is not taken up', async ({ phone }) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await meet([a, QUIET_CARAVAN.deck], [b, MENAGERIE.deck]);
  await a.seesHand();
  const [card] = QUIET_CARAVAN.front;
  await hold(a.page, a.inHand(card), 800);
  const shown = a.page.getByRole('dialog');
  await expect(shown).toBeVisible();
  await expect(shown.getByRole('heading', { name: a.cardName(card) }).first()).toBeVisible();
  await a.page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(a.inHand(card)).toHaveAttribute('aria-pressed', 'false');
  await a.inHand(card).tap();
  await expect(a.inHand(card)).toHaveAttribute('aria-pressed', 'true');
});

/** Returns how bright the page is, from 0 to 1. */
const brightness = ({ page }: Phone): Promise<number> =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g) ?? [];
    return parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / (3 * 255);
  });

test('night is dark and day is bright, whatever the phone says, on every page and after a reload', async ({
  phone,
}) => {
  const a = await phone('Тралан');
  await a.go('/');
  const choose = async (theme: string): Promise<void> => {
    await a.tap(a.words.settings);
    await a.page.getByRole('radio', { name: theme }).tap();
    await expect(a.page.getByRole('radio', { name: theme })).toBeChecked();
    await a.tap(a.words.close);
    await expect(a.page.getByRole('dialog')).toBeHidden();
  };
  await a.page.emulateMedia({ colorScheme: 'light' });
  expect(await brightness(a)).toBeGreaterThan(0.6);
  await choose(a.words.night);
  await expect.poll(() => brightness(a)).toBeLessThan(0.2);
  await a.page.reload();
  await expect(a.button(a.words.settings)).toBeVisible();
  expect(await brightness(a)).toBeLessThan(0.2);
  await a.page.emulateMedia({ colorScheme: 'dark' });
  await choose(a.words.day);
  await expect.poll(() => brightness(a)).toBeGreaterThan(0.6);
});

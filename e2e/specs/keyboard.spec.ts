// Without a finger: with keys alone a row is placed and sealed and a choice is answered; and moving things stand still
// where that is asked for.
import { expect, meet, type Phone, test } from '../support/index.ts';
import { barriers } from '../support/look.ts';
import { CARAVAN, TOWER } from '../support/plays.ts';
import { LONG } from '../support/waits.ts';
import { AGAIN } from '../support/whole.ts';

/** Walks on with Tab until `wanted` has the focus, and presses it. */
async function reach({ page }: Phone, wanted: ReturnType<Phone['cell']>): Promise<void> {
  await expect(wanted).toBeVisible();
  const isThere = (): Promise<boolean> => wanted.evaluate((element) => element === document.activeElement);
  for (let steps = 0; !(await isThere()); steps++) {
    expect(steps, 'Tab comes by').toBeLessThan(60);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

test('by keys alone a row is placed and sealed, and a choice is answered', async ({ phone }) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await meet([a, TOWER.deck], [b, CARAVAN.deck]);
  await a.seesHand();
  await a.lays(TOWER);

  for (const [at, card] of CARAVAN.front.entries()) {
    await reach(b, b.inHand(card));
    const cell = b.page.locator(`[data-cell="b${at}"]`);
    await reach(b, cell);
    await expect(cell).toHaveAccessibleName(new RegExp(`«${b.cardName(card)}»`));
  }
  await reach(b, b.page.getByRole('button', { name: b.words.seal.front }));
  // A key can't be held on the seal as a finger can, so a question is asked instead.
  await reach(b, b.page.getByRole('dialog').getByRole('button', { name: b.words.seal.front }));
  await b.seesSealed('front');
  await b.place('back', CARAVAN.back);
  await b.commit('back');

  await b.until('target');
  await reach(b, b.cell(1, 'a'));
  await reach(b, b.button(b.words.target));
  await a.until('summon');
});

/** The part of an element that counts as all of it: edges may lie on half a pixel. */
const WHOLE = 0.95;

test('on a low phone on its side a watcher comes to the whole board by keys alone', async ({ phone }) => {
  const onItsSide = { context: { viewport: { width: 640, height: 210 } } };
  const [a, b, w] = await Promise.all([phone('Тралан'), phone('Ведис'), phone('Зритель', onItsSide)]);
  await meet([a, TOWER.deck], [b, CARAVAN.deck]);
  await w.watch(await a.watchCode());
  const last = w.cell(5, 'a');
  await expect(last).toBeVisible();
  await expect(last).not.toBeInViewport({ ratio: WHOLE });
  expect(await barriers(w.page)).toEqual([]);
  await expect(async () => {
    await w.page.keyboard.press('Tab');
    await w.page.keyboard.press('End');
    await expect(last).toBeInViewport({ ratio: WHOLE, timeout: 500 });
  }).toPass();
});

test(
  'where less motion is asked for, nothing moves; where it is not, the reveal does',
  AGAIN,
  async ({ phone }) => {
    const moving = { context: { reducedMotion: 'no-preference' } } as const;
    const [still, lively] = await Promise.all([phone('Тралан'), phone('Ведис', moving)]);
    await meet([still, TOWER.deck], [lively, CARAVAN.deck]);
    await still.seesHand();
    await still.lays(TOWER);
    await lively.place('front', CARAVAN.front);
    await lively.commit('front');
    await lively.place('back', CARAVAN.back);
    /** Counts animations that run for longer than a blink, from now to the present end of the film. */
    for (const { page } of [still, lively])
      await page.evaluate(() => {
        const look = (): void => {
          const longest = document
            .getAnimations()
            .map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))
            .reduce((most, each) => Math.max(most, each), Number(document.body.dataset['longest'] ?? 0));
          document.body.dataset['longest'] = String(longest);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    await lively.commit('back');
    const longest = (who: Phone): Promise<number> =>
      who.page.evaluate(() => Number(document.body.dataset['longest']));
    await expect.poll(() => longest(lively)).toBeGreaterThan(100);
    for (const who of [still, lively])
      await expect(who.page.getByRole('slider')).not.toHaveValue('0', { timeout: LONG });
    expect(await longest(still)).toBeLessThan(20);
  },
);

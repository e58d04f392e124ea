// Colours that the reader's machine forces on every page: what is chosen, what can be pressed and where cards go can
// still be seen.
import type { Locator } from '@playwright/test';
import { matchOn } from '../support/event/dealing.ts';
import { expect, test } from '../support/event/test.ts';
import { LONG } from '../support/waits.ts';

const fill = (part: Locator, pseudo: string | null = null): Promise<string> =>
  part.evaluate((element, of) => getComputedStyle(element, of).backgroundColor, pseudo);

test('with forced colours one sees what is chosen, what is a button and where cards go', async ({
  sample,
  pair,
  seatsOf,
}) => {
  const [a, b] = pair;
  const { page } = a;
  await page.emulateMedia({ forcedColors: 'active' });
  await test.step('who pays, and the button of the offer', async () => {
    await a.phone.tap('Новая сделка');
    await page.getByRole('link', { name: b.name }).tap();
    await page.getByRole('link', { name: /^Заключить контракт/ }).tap();
    const option = (name: string): Locator => page.locator('label').filter({ hasText: name });
    await expect(option('Только сделка')).toBeVisible({ timeout: LONG });
    expect(await fill(option('Только сделка'))).not.toEqual(await fill(option('Сделка и партия')));
    const offer = a.phone.button('Предложить контракт');
    expect(await fill(offer, '::before')).not.toEqual(await fill(offer, '::after'));
  });
  await test.step('the empty cells of the other, and a card in its own colours', async () => {
    const seats = seatsOf(sample);
    for (const each of pair) await seats.ask({ do: 'take', name: each.name, cookie: await each.cookie() });
    const match = String(await seats.ask({ do: 'match', one: a.name, two: b.name, stake: 2 }));
    await a.phone.go(`/m/${match}`);
    await matchOn(a);
    const cell = page.getByRole('img', { name: /второй ряд, столбец 1: пусто$/ }).first();
    await expect(cell).not.toHaveCSS('border-top-width', '0px');
    const tile = a.phone.hand.getByRole('listitem').getByRole('button').first();
    await expect(tile.locator('[aria-hidden=true]').first()).toHaveCSS('forced-color-adjust', 'none');
  });
});

// The patrons' table over a contract: from an offer that names it to the pot, on two small phones; and in practice, on
// a phone that lies on its side.
import type { Locator } from '@playwright/test';
import { openAffair } from '../support/event/dealing.ts';
import { PatronsGame } from '../support/event/patronsGame.ts';
import { expect, test } from '../support/event/test.ts';
import type { Trader } from '../support/event/trader.ts';
import { unhurried } from '../support/event/unhurried.ts';
import { barriers, outOfReach, spill } from '../support/look.ts';
import { LONG } from '../support/waits.ts';

/** Checks that nothing sticks out, is too small to touch or too pale to read. */
async function looksRight({ page }: Trader, where: string): Promise<void> {
  await expect.poll(() => spill(page), `${where}: spills`).toEqual({ sideways: 0, down: 0, covered: [] });
  expect.soft(await outOfReach(page), `${where}: too small to touch`).toEqual([]);
  expect.soft(await barriers(page, 'words and colours'), `${where}: axe`).toEqual([]);
}

const dialog = ({ page }: Trader): Locator => page.getByRole('dialog');

/** Waits for what is there once the film has shown everything. */
async function seesNow(trader: Trader, what: Locator): Promise<void> {
  await expect(async () => {
    const skip = button(trader, 'Показать сразу');
    if (await skip.isVisible()) await skip.tap({ timeout: 1000 }).catch(() => undefined);
    await expect(what).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: LONG });
}

const button = ({ page }: Trader, name: string | RegExp): Locator => page.getByRole('button', { name });

test('PT1, PT2: an offer names the patrons’ table, one yes sits both down, and the pot is paid', async ({
  sample,
  pair,
  master,
  seatsOf,
}) => {
  const [a, b] = pair;
  const seats = seatsOf(sample);
  await PatronsGame.allow(seats, master);
  await unhurried(seats);

  await test.step('home fits the narrowest phone', async () => {
    const { page } = a;
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 568 });
    await a.home();
    const beyond = () => page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    await expect.poll(beyond).toBe(0);
    if (size !== null) await page.setViewportSize(size);
  });
  await test.step('the offer says at which table', async () => {
    await a.home();
    await a.phone.tap('Новая сделка');
    await a.page.getByLabel('Код с бейджа или имя').fill(b.name);
    await a.page.getByRole('link', { name: b.name }).tap();
    await a.page.getByRole('link', { name: /^Заключить контракт/ }).tap();
    await a.page.getByLabel('Что и когда передаётся').fill('Два тюка шёлка');
    await a.page.getByLabel('Сумма контракта, дрейков').fill('14');
    await a.page.getByRole('radio', { name: 'Сделка и партия' }).check({ force: true });
    await a.page.getByLabel('Ставка с каждого, дрейков').fill('5');
    await a.page.getByRole('radio', { name: 'Стол покровителей' }).check({ force: true });
    await a.phone.tap('Предложить контракт');
    await expect(a.page.getByRole('dialog')).toContainText(/за\sстолом покровителей/);
    await looksRight(a, 'an offer that names a table');
    await a.phone.confirm('Предложить контракт');
  });
  await test.step('who says yes reads it too', async () => {
    await openAffair(b, a);
    await b.sees(/за\sстолом покровителей/);
    await b.phone.tap('Подписать и играть');
    await expect(b.page.getByRole('dialog')).toContainText(/за\sстолом покровителей/);
    await b.phone.confirm('Подписать и играть');
  });
  await test.step('PT27: a court that is read says that its reader is waited for, and how long still', async () => {
    await a.sees('Кто будет вашим героем?');
    await button(a, /^Свита/)
      .first()
      .tap();
    await expect(dialog(a)).toContainText('Выберите героя');
    await expect(dialog(a).getByRole('timer')).toBeInViewport();
    await button(a, 'Закрыть').tap();
  });
  await test.step('so does a sheet of what surrounds any table; Back closes it, then the menu, and stays', async () => {
    const { page } = a;
    await a.phone.tap('Меню');
    await a.phone.tap('Язык и оформление');
    await expect(dialog(a).last()).toContainText('Выберите героя');
    await expect(dialog(a).last().getByRole('timer')).toBeInViewport();
    await looksRight(a, 'the settings over the table');
    await page.goBack();
    await expect(dialog(a)).toHaveAccessibleName('Меню');
    await page.goBack();
    await expect(dialog(a)).toHaveCount(0);
    await a.sees('Кто будет вашим героем?');
  });
  await test.step('both choose a patron, sealed until both have', async () => {
    for (const [trader, patron] of [
      [a, 'Железный Наместник'],
      [b, 'Пепельный Пророк'],
    ] as const) {
      await trader.sees('Кто будет вашим героем?');
      await looksRight(trader, 'choosing a patron');
      await trader.page
        .getByRole('button', { name: new RegExp(patron.replace(' ', '\\s')) })
        .first()
        .tap();
      await button(trader, /^Взять/).tap();
      await dialog(trader)
        .getByRole('button', { name: /^Взять/ })
        .tap();
    }
  });
  await test.step('the hand is kept, and whoever begins has a turn', async () => {
    for (const trader of [a, b]) {
      await seesNow(trader, button(trader, 'Оставить все'));
      await looksRight(trader, 'the exchange');
      await button(trader, 'Оставить все').tap();
    }
    for (const trader of [a, b]) await seesNow(trader, trader.text(/^(Ваш ход|Ходит)/));
  });
  await test.step('R9: whoever gives up has lost the pot, and the contract goes on', async () => {
    await a.phone.tap('Меню');
    await looksRight(a, 'the menu');
    await a.phone.tap('Сдаться');
    await a.phone.confirm('Сдаться');
    await b.sees(/сдаётся\. Вы\sпобедили/);
    await b.sees(/Престиж ваш: 10\sдрейков/);
    await b.sees('В файле всё сходится: печати, числа и ходы.');
    await looksRight(b, 'the result');
    await expect(b.page.getByRole('contentinfo').getByRole('button')).toHaveText(['К контракту']);
    await b.phone.tap('К контракту');
    await expect(b.page).toHaveURL(/\/contract\//);
    await b.sees('Подтвердить передачу');
    await b.sees(/Играли за\sстолом покровителей/);
  });
});

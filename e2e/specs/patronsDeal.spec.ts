// The patrons' table around a game (PT1–PT3): an organiser switches it on, two traders name it in an offer and in
// counters, each reads it before they agree, and the desk, the hall and the past say where the game is played.
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/event/test.ts';
import type { Trader } from '../support/event/trader.ts';
import { barriers, foreignWords, inBoth, outOfReach, spill } from '../support/look.ts';
import { LONG } from '../support/waits.ts';
import { AGAIN } from '../support/whole.ts';

const SHOTS = process.env['SHOTS'];

/**
 * Checks a screen in both languages and colour modes: within reach and usable by everybody. People and deals here are
 * Russian.
 */
const looked = ({ page }: Trader, name: string): Promise<void> =>
  inBoth(page, async (lang) => {
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}-${lang}.png` });
    if (lang === 'ru') expect.soft(await foreignWords(page, lang), `${name}: foreign words`).toEqual([]);
    expect.soft(await outOfReach(page), `${name} in ${lang}: too small to touch`).toEqual([]);
    expect
      .soft(await spill(page), `${name} in ${lang}: spills`)
      .toEqual({ sideways: 0, down: 0, covered: [] });
    expect.soft(await barriers(page, 'words and colours'), `${name} in ${lang}: axe`).toEqual([]);
  });

const AT = /за\sстолом покровителей/i;
const tables = ({ page }: Trader): Locator => page.getByRole('radiogroup', { name: /За\sкаким столом/ });
const picks = (trader: Trader, name: string): Promise<void> =>
  tables(trader).getByRole('radio', { name }).check({ force: true });

/** Fills in an offer with a game, up to its button. */
async function writes(trader: Trader, other: Trader): Promise<void> {
  const { page, phone } = trader;
  await trader.home();
  await phone.tap('Новая сделка');
  await page.getByLabel('Код с бейджа или имя').fill(other.name);
  await page.getByRole('link', { name: other.name }).tap();
  await page.getByRole('link', { name: /^Заключить контракт/ }).tap();
  await page.getByLabel('Что и когда передаётся').fill('Два тюка шёлка');
  await page.getByLabel('Сумма контракта, дрейков').fill('3');
  await page.getByRole('radio', { name: 'Сделка и партия' }).check({ force: true });
  await page.getByLabel('Ставка с каждого, дрейков').fill('2');
}

test(
  'where the module is on, a game is asked for and agreed to at a table that both have read',
  AGAIN,
  async ({ sample, pair, master, organiser }) => {
    const [a, b] = pair;
    const desk = await organiser(sample, master);
    await test.step('off, there is no table to choose', async () => {
      await writes(a, b);
      await expect(a.page.getByLabel('Ставка с каждого, дрейков')).toBeVisible();
      await expect(tables(a)).toHaveCount(0);
    });
    await test.step('an organiser switches it on, reading what it means', async () => {
      await desk.come();
      await desk.section('Настройки');
      const row = desk.row('Стол покровителей');
      await row.getByRole('button').click();
      await desk.choosePassword();
      await expect(desk.dialog).toContainText(/за\sдругим столом/);
      await desk.goOn({
        pick: ['В игре'],
        says: [/^Стол покровителей: .+ → В\sигре$/],
        reason: 'Так решили мастера',
        confirm: 'Изменить',
      });
      await expect(desk.row('Часы хода у покровителей')).toBeVisible();
      if (SHOTS !== undefined) await desk.page.screenshot({ path: `${SHOTS}/desk-settings.png` });
    });
    await test.step('the trade table stands there first, and the other is said before it is sent', async () => {
      await expect(tables(a).getByRole('radio', { name: 'Стол торговли' })).toBeChecked();
      await picks(a, 'Стол покровителей');
      await looked(a, 'offer-form');
      await a.phone.tap('Предложить контракт');
      const sheet = a.page.getByRole('dialog');
      await expect(sheet).toContainText(AT);
      await expect(sheet).not.toContainText('одну из карт победителя');
      await looked(a, 'offer-sheet');
      await a.phone.confirm('Предложить контракт');
      await a.seesStatus(AT);
      await looked(a, 'offer-mine');
    });
    await test.step('the other reads it at home and in the offer, and counters with the trade table', async () => {
      await b.home();
      await b.sees(/Предлагает сделку и\sпартию, стол\sпокровителей/);
      await looked(b, 'home-theirs');
      await b.text('Предлагает сделку и партию').tap();
      await b.seesStatus(AT);
      await looked(b, 'offer-theirs');
      await b.phone.tap('Предложить другое');
      await expect(tables(b).getByRole('radio', { name: 'Стол покровителей' })).toBeChecked();
      await picks(b, 'Стол торговли');
      await b.phone.tap('Предложить контракт');
      await expect(b.page.getByRole('dialog')).not.toContainText(AT);
      await b.phone.confirm('Предложить контракт');
      await a.phone.tap('К встречному предложению');
      await a.phone.tap('Предложить другое');
      await picks(a, 'Стол покровителей');
      await a.phone.tap('Предложить контракт');
      await a.phone.confirm('Предложить контракт');
    });
    await test.step('a yes, after it was said once more, sits both down there', async () => {
      await b.phone.tap('К встречному предложению');
      await b.phone.tap('Подписать и играть');
      await expect(b.page.getByRole('dialog')).toContainText(AT);
      await looked(b, 'accept-sheet');
      await b.phone.confirm('Подписать и играть');
      for (const trader of pair) await trader.sees(/Выберите героя|Кто будет вашим героем/);
    });
    await test.step('the desk and the hall say which table it is', async () => {
      await desk.section('Сейчас');
      await expect(desk.row(a.name)).toContainText(/Выбор героев, стол\sпокровителей/);
      if (SHOTS !== undefined) await desk.page.screenshot({ path: `${SHOTS}/desk-floor.png` });
      await desk.section('Партии');
      await expect(desk.row(a.name).first()).toContainText(/по\sконтракту, стол\sпокровителей/);
      await desk.section('Контракты');
      await expect(desk.row(a.name).first()).toContainText(/идёт партия.*, стол\sпокровителей/);
      await desk.page.goto(new URL('/hall', desk.page.url()).href);
      await expect(desk.page.getByRole('link', { name: a.name })).toContainText(/, стол\sпокровителей/);
      if (SHOTS !== undefined) await desk.page.screenshot({ path: `${SHOTS}/hall.png` });
      await desk.page.getByRole('link', { name: a.name }).click();
      const head = desk.page.getByRole('heading', { name: new RegExp(`${b.name}.*${a.name}`), level: 1 });
      await expect(head).toBeVisible({ timeout: LONG });
      if (SHOTS !== undefined) await desk.page.screenshot({ path: `${SHOTS}/hall-match.png` });
      await desk.page.goto(new URL('/staff', desk.page.url()).href);
      await desk.row(a.name).getByRole('link').first().click();
      await expect(desk.button('Присудить победу')).toBeVisible({ timeout: LONG });
      if (SHOTS !== undefined) await desk.page.screenshot({ path: `${SHOTS}/desk-match.png` });
    });
    await test.step('whose telephone is silent is moved for as that table moves (PT27), and a win has no price (PT3)', async () => {
      await desk
        .button(/^Пойти за игрока: /)
        .first()
        .click();
      await expect(desk.dialog).toContainText('первый по');
      await expect(desk.dialog).not.toContainText('расстановка');
      await desk.dialog.getByRole('button', { name: 'Назад' }).click();
      await desk.button('Присудить победу').click();
      await expect(desk.dialog.getByRole('checkbox')).toHaveCount(0);
      if (SHOTS !== undefined) await desk.page.screenshot({ path: `${SHOTS}/desk-award.png` });
      await desk.goOn({ pick: [a.name], reason: 'Так решили оба', confirm: 'Присудить победу' });
    });
    await test.step('the past and the contract go on saying where it was', async () => {
      await a.phone.go('/past');
      await a.phone.tap('Открыть сразу');
      await a.sees(/По\sконтракту · стол\sпокровителей/);
      await looked(a, 'past');
      await a.page.getByRole('link', { name: 'Контракт', exact: true }).tap();
      await a.sees(/^Играли за\sстолом покровителей/);
      await looked(a, 'contract-after');
    });
  },
);

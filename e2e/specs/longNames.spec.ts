// Long names, and purses of four digits: they make no page wider than its screen, on the phone and at the desk; and the
// names of cards on the lowest phone.
import type { Page } from '@playwright/test';
import { PHONE } from '../support/event/looksRight.ts';
import { seated } from '../support/event/table.ts';
import { expect, test } from '../support/event/test.ts';
import { meet } from '../support/index.ts';
import { CARAVAN, MENAGERIE, QUIET_CARAVAN } from '../support/plays.ts';
import { LONG } from '../support/waits.ts';

/** As long as a name may be, without a place where it could break. */
const NAME = 'Щ'.repeat(40);
const SIZES = [{ width: 320, height: 568 }, PHONE, { width: 1280, height: 800 }];

/** Everything here that can be moved sideways and must not be. */
const wide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, main, dialog[open], [role="complementary"]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth}`),
  );

async function fits(page: Page, where: string): Promise<void> {
  const size = page.viewportSize();
  for (const each of SIZES) {
    await page.setViewportSize(each);
    await expect.poll(() => wide(page), `${where}, ${each.width}`).toEqual([]);
  }
  if (size !== null) await page.setViewportSize(size);
}

/** How many lines of the other’s name show in the head; letters begin three pixels below the top of a line. */
const linesOfName = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const name = document.querySelector('h1 [data-long]');
    if (name === null) return 0;
    const letters = document.createRange();
    letters.selectNodeContents(name);
    const { bottom } = name.getBoundingClientRect();
    const tops = [...letters.getClientRects()].map(({ top }) => Math.round(top));
    return new Set(tops.filter((top) => top < bottom - 3)).size;
  });

test('a name of forty letters and four digits of drakes make no page wider', async ({
  sample,
  master,
  organiser,
  trader,
  seatsOf,
}) => {
  const links = await sample.links();
  const [mine, other] = links.filter(({ name }) => /Сарети|Ллетри/.test(name));
  const desk = await organiser(sample, master);
  const { page } = desk;
  await desk.come();
  await desk.section('Люди');
  await page.getByRole('link', { name: mine?.name ?? '' }).click();
  await desk.act(desk.button('Переименовать'), {
    fill: { Имя: NAME },
    reason: 'Опечатка',
    confirm: 'Переименовать',
  });
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await desk.button('Принять монеты').click();
  await desk.dialog.getByLabel('Дрейков').fill('2717');
  await expect(desk.dialog.getByRole('region', { name: 'Что изменится' })).toContainText(NAME);
  await fits(page, 'the sheet of an act');
  await desk.goOn({ reason: 'Монеты приняты', confirm: 'Записать в кошелёк' });
  await fits(page, 'the page of a person');
  await desk.section('Люди');
  await expect(desk.row(NAME)).toBeVisible();
  await fits(page, 'people');

  const phone = await trader(sample, mine === undefined ? mine : { ...mine, name: NAME });
  await phone.come();
  await phone.sees(/^2\s837\sдрейков$/);
  await fits(phone.page, 'home');
  await phone.phone.go('/code');
  await phone.sees(NAME);
  await fits(phone.page, 'the code');

  const rival = await trader(sample, other);
  await rival.come();
  const seats = await seated(seatsOf(sample), phone, rival);
  const match = await seats.ask({ do: 'match', one: other?.name ?? '', two: NAME, stake: 5 });
  await rival.phone.go(`/m/${String(match)}`);
  await rival.phone.seesHand();
  expect(await linesOfName(rival.page), 'lines of the name in the head of the table').toBe(2);
  await rival.page.setViewportSize({ width: 320, height: 568 });
  const heightOfHead = async () => (await rival.page.locator('header').boundingBox())?.height;
  const usual = await heightOfHead();
  await rival.page.context().setOffline(true);
  await expect(rival.page.locator('h1 [data-unheard]')).toBeVisible();
  expect(await heightOfHead(), 'the board stays where it is').toBe(usual);
  await rival.page.context().setOffline(false);
  await rival.page.setViewportSize(PHONE);
  await desk.section('Сейчас');
  await expect(desk.row(NAME)).toBeVisible();
  await fits(page, 'the floor');
  await page.goto(`${sample.url}/staff/match/${String(match)}`);
  await expect(desk.button('Отменить партию')).toBeVisible();
  await fits(page, 'a match at the desk');
  await page.goto(`${sample.url}/hall`);
  await expect(page.getByText(NAME)).toBeVisible();
  await fits(page, 'the hall');
});

/** Cards in the hand on which a shield lies over letters of the name. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-item]')].flatMap((card) => {
      const name = card.querySelector('[class*="_name_"]');
      if (name === null) return [];
      const letters = document.createRange();
      letters.selectNodeContents(name);
      const { left, top } = letters.getBoundingClientRect();
      return [...card.querySelectorAll('[class*="_shields_"] svg')]
        .map((shield) => shield.getBoundingClientRect())
        .filter(({ right, bottom }) => right > left + 1 && bottom > top + 1)
        .map(() => name.textContent);
    }),
  );

test('on the lowest phone no shield lies over the name of its card', async ({ phone }) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await a.page.setViewportSize({ width: 320, height: 568 });
  await meet([a, CARAVAN.deck], [b, QUIET_CARAVAN.deck]);
  await a.seesHand();
  await expect(a.page.locator('[data-item] [class*="_shields_"] svg').first()).toBeAttached();
  expect(await covered(a.page)).toEqual([]);
  const head = a.page.getByRole('heading', { level: 1 });
  const cut = () => head.evaluate(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth));
  await test.step('and in the head nothing is cut where nothing is known of the other', async () => {
    await a.page.context().setOffline(true);
    await expect(head).toContainText('связь неизвестна');
    const room = await cut();
    await a.page.context().setOffline(false);
    expect(room, 'cut in the head').toBe(0);
  });
  await test.step('nor where the other is away for an hour, whatever is at stake', async () => {
    await b.page.close();
    const away = head.getByText(/^нет на/);
    await expect(away).toBeVisible({ timeout: LONG });
    for (const stake of ['5', '1000'])
      for (const width of [320, 344, 360]) {
        await a.page.setViewportSize({ width, height: 568 });
        // It is counted anew each second.
        const room = await head.evaluate((title, stands) => {
          const { scrollWidth, clientWidth } = title;
          const letters = title.querySelector('span > span:last-child');
          const coin = title.parentElement?.querySelector('[class*="_stake_"]');
          if (!letters || !coin) return scrollWidth - clientWidth;
          letters.textContent = 'нет на\u00A0связи 72:07';
          coin.textContent = stands;
          return title.scrollWidth - title.clientWidth;
        }, stake);
        expect(Math.max(0, room), `cut at ${width} for ${stake}`).toBe(0);
      }
  });
  await test.step('and the rules are in the menu', async () => {
    await a.page.setViewportSize({ width: 320, height: 568 });
    await expect(a.button(a.words.rules)).toBeHidden();
    await a.tap(a.words.menu);
    await a.tap(a.words.rules);
    await expect(a.page.getByRole('dialog').last()).toContainText(/добродетел/i);
  });
});

/** Cards on the field on which what has this class, in a corner or below, lies over letters of the name. */
const under = (page: Page, over: string): Promise<readonly string[]> =>
  page.evaluate(
    (part) =>
      [...document.querySelectorAll('[data-cell]')].flatMap((cell) => {
        const name = cell.querySelector('[class*="_name_"]');
        const lies = cell.querySelector(`[class*="${part}"]`);
        if (name === null || lies === null) return [];
        const line = document.createRange();
        line.selectNodeContents(name);
        const letters = line.getBoundingClientRect();
        const { right, top, bottom } = lies.getBoundingClientRect();
        // A line has three pixels of air above its letters and below; tab and stone are slanted.
        const isUnder = right - 6 > letters.left && bottom > letters.top + 3 && top + 6 < letters.bottom - 3;
        return isUnder ? [name.textContent] : [];
      }),
    over,
  );

test('on the lowest phone neither virtues nor the stone of the count lie over the name of a card', async ({
  phone,
}) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await meet([a, QUIET_CARAVAN.deck], [b, MENAGERIE.deck]);
  await Promise.all([a.lays(QUIET_CARAVAN), b.lays(MENAGERIE)]);
  // Whoever has lost sees the end of the film for as long as the other chooses the price of victory.
  const { page, words } = b;
  await b.tap(words.pause);
  await page.getByRole('slider', { name: words.scrub }).fill('0');
  // Less by the line of a sample event.
  await page.setViewportSize({ width: 320, height: 548 });
  await expect(page.locator('[data-cell] [class*="_name_"]')).toHaveCount(12);
  expect(await under(page, '_is_')).toEqual([]);
  await b.through(page.locator('[class*="_count_"]').first());
  await expect(page.locator('[data-cell] [class*="_count_"]')).toHaveCount(5);
  expect(await under(page, '_count_')).toEqual([]);
});

test('a card that is shown in full is no wider than its phone', async ({ phone }) => {
  const reader = await phone('Тралан');
  const { page } = reader;
  await reader.go('/practice');
  await page.getByRole('radio').nth(1).check();
  for (const size of SIZES.slice(0, 2)) {
    await page.setViewportSize(size);
    await page.locator('[data-item]').first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await wide(page), `${size.width}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

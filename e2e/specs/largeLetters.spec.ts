// Letters twice as large, as a browser can be set for better reading: nothing is pushed out of its place.
import type { Page } from '@playwright/test';
import { Intrigue } from '../support/event/intriguing.ts';
import { PHONE } from '../support/event/looksRight.ts';
import { seated } from '../support/event/table.ts';
import { expect, test } from '../support/event/test.ts';
import type { Phone } from '../support/index.ts';
import { tourOfMatch, tourOfPatrons } from '../support/tour.ts';
import { AGAIN } from '../support/whole.ts';
import config from '../playwright.config.ts';

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

/** Words of the page's head and of its switches that are cut off or lie on others. */
const squeezed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [
      ...top.querySelectorAll<HTMLElement>(
        '[role=radiogroup] label, [role=radiogroup], h1, input:not([type=range])',
      ),
    ]
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { right } = each.getBoundingClientRect();
        // What scrolls can be brought into sight.
        const isHeld = each.closest('[class*=filters], table') === null;
        return each.scrollWidth > each.clientWidth + 1 || (isHeld && right > screen.width + 1);
      })
      .map((each) => `${each.tagName} ${each.textContent}`);
  });

const looksRight = async (page: Page, where: string): Promise<void> => {
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - screen.width),
      `${where}: sideways`,
    )
    .toBeLessThanOrEqual(0);
  expect.soft(await squeezed(page), where).toEqual([]);
};

test('with letters twice as large a trader’s phone shows its words and switches whole', async ({ pair }) => {
  const [{ page, phone }, b] = pair;
  const go = async (path: string): Promise<void> => {
    await phone.go(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await looksRight(page, path);
  };
  await page.setViewportSize(PHONE);
  const rem = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(Number.parseFloat(rem)).toBeGreaterThan(30);
  for (const path of ['/', '/money', '/deck', '/trades', '/help', '/practice']) await go(path);

  await test.step('on the first page what is read has half of it, and drakes stand on their plate', async () => {
    await go('/');
    const foot = page.locator('main + *').last();
    const { height = 0 } = (await foot.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(PHONE.height / 2);
    const plate = page.getByRole('link', { name: /^Кошелёк/ });
    expect(await plate.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  });
  await test.step('the languages stand one below the other', async () => {
    await page.getByRole('button', { name: 'Настройки' }).tap();
    await expect(page.getByRole('radio', { name: 'English' })).toBeVisible();
    await looksRight(page, 'settings');
    await page.keyboard.press('Escape');
  });
  for (const [what, where] of [
    [/^Заключить контракт/, 'a new contract'],
    [/^Сыграть партию/, 'a challenge'],
  ] as const)
    await test.step(where, async () => {
      await phone.go('/person');
      await page.getByLabel('Код с бейджа или имя').fill(b.name);
      await page.getByRole('link', { name: b.name }).tap();
      await page.getByRole('link', { name: what }).tap();
      await expect(page.getByRole('heading', { name: /^(Партнёр|Соперник)\s—/ })).toBeVisible();
      await looksRight(page, where);
    });
});

/** The page where it can be moved sideways, and buttons that stick out of the screen. */
const pushedOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, button')]
      .filter(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > screen.width + 1,
      )
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );

test('with letters twice as large neither a long name nor news of the purse pushes a button out of sight', async ({
  sample,
  pair,
  master,
  organiser,
  seatsOf,
}) => {
  const [{ page, phone, name }, b] = pair;
  const desk = await organiser(sample, master);
  await desk.come();
  for (const [who, button, act] of [
    [
      b.name,
      'Переименовать',
      {
        fill: { Имя: 'Константинополис Всеволодович-Неревар Ин' },
        reason: 'Опечатка',
        confirm: 'Переименовать',
      },
    ],
    [
      name,
      'Выдать монеты',
      { fill: { Дрейков: '5' }, reason: 'Монеты выданы', confirm: 'Списать из кошелька' },
    ],
  ] as const) {
    await desk.section('Люди');
    await desk.page.getByRole('link', { name: who, exact: true }).click();
    await desk.act(desk.button(button), act);
  }
  await page.setViewportSize(PHONE);
  await phone.go('/');
  await expect(page.getByRole('button', { name: 'Понятно' })).toBeVisible();
  await expect.poll(() => pushedOut(page), 'news of the purse').toEqual([]);
  const seats = await seated(seatsOf(sample), pair[0], b);
  await seats.ask({ do: 'match', one: name, two: b.name, stake: 1 });
  await phone.go('/person');
  await expect(page.getByRole('button', { name: 'За стол' })).toBeVisible();
  await expect.poll(() => pushedOut(page), 'who waits at the table').toEqual([]);
  await page.getByRole('link', { name: /^Константинополис/ }).tap();
  await page.getByRole('link', { name: /^Заключить контракт/ }).tap();
  await expect(page.getByLabel('Что и когда передаётся')).toBeVisible();
  await expect.poll(() => pushedOut(page), 'who of the two pays').toEqual([]);
});

test('with letters twice as large the desk on a phone shows its words and switches whole', async ({
  sample,
  master,
  organiser,
}) => {
  const desk = await organiser(sample, master);
  await desk.come();
  const { page } = desk;
  await page.setViewportSize(PHONE);
  for (const path of ['', '/people', '/cards', '/contracts', '/matches', '/settings']) {
    await page.goto(`${sample.url}/staff${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await looksRight(page, `/staff${path}`);
  }
});

test('with letters twice as large the facts of the intrigue deck stay on their plate', async ({
  sample,
  pair,
  master,
  seatsOf,
}) => {
  const [a] = pair;
  await new Intrigue(sample, seatsOf(sample)).begin(master, a);
  await a.page.setViewportSize(PHONE);
  await a.phone.go('/intrigue');
  const plate = a.page.locator('dl').first();
  await expect(plate).toBeVisible();
  expect(await plate.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await looksRight(a.page, '/intrigue');
});

/** Names of cards that are wider than their tiles. */
const cutNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[class*="_tile_"] [class*="_name_"]')]
      .filter((name) => name.checkVisibility() && name.scrollWidth > name.clientWidth + 1)
      .map(({ textContent }) => textContent),
  );

test('with letters twice as large the name of each card stands whole on its tile', async ({ pair }) => {
  const [{ page, phone }] = pair;
  for (const size of [PHONE, { width: 320, height: 568 }]) {
    await page.setViewportSize(size);
    for (const path of ['/deck', '/practice']) {
      await phone.go(path);
      if (path === '/practice') await page.getByRole('radio').nth(1).check();
      await expect(page.locator('[class*="_tile_"] [class*="_name_"]').first()).toBeVisible();
      expect.soft(await cutNames(page), `${path}, ${size.width}`).toEqual([]);
    }
  }
});

/** Questions at the table, and values of cards on it, that are cut off. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[class*="_asking_"] strong, [data-side] [data-copy] [class*="_foot_"]')]
      .filter((each) => {
        const { bottom } = each.getBoundingClientRect();
        for (let at = each.parentElement; at !== null; at = at.parentElement)
          if (getComputedStyle(at).overflowY !== 'visible')
            return bottom > at.getBoundingClientRect().bottom + 1;
        return false;
      })
      .map(({ textContent }) => textContent),
  );

const LARGE = { context: { viewport: PHONE } };
const LAPTOP = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: true };

/**
 * Checks that nothing is wider than the phone, and no name wider than its card. Pressing the controls of a table is
 * left to the tour.
 */
async function fits(screen: string, { page }: Phone): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > PHONE.width) return;
  await looksRight(page, screen);
  expect.soft(await cutNames(page), `${screen}: names`).toEqual([]);
  expect.soft(await cutOff(page), `${screen}: cut off`).toEqual([]);
}

test('with letters twice as large a match is played to its end', AGAIN, async ({ phone }) => {
  test.setTimeout(600_000);
  const [a, b] = [await phone('Тралан Дрес', LARGE), await phone('Ведис', LARGE)];
  await tourOfMatch({ a, b, w: await phone('Зритель', LARGE) }, fits);
});

test(
  'with letters twice as large a game is played at the patrons’ table',
  AGAIN,
  async ({ phone, mortal }) => {
    test.setTimeout(600_000);
    const [a, b] = [
      await phone('Тралан Дрес', { ...LARGE, on: mortal }),
      await phone('Ведис', { ...LARGE, on: mortal }),
    ];
    const o = await phone('Мастер', { context: LAPTOP, on: mortal });
    await tourOfPatrons({ a, b, o, server: mortal }, fits);
  },
);

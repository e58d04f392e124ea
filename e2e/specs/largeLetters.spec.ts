// Letters twice as large, as a browser is set for whoever reads them better: nothing is pushed out of its place.
import type { Page } from '@playwright/test';
import { Intrigue } from '../support/event/intriguing.ts';
import { PHONE } from '../support/event/looksRight.ts';
import { expect, test } from '../support/event/test.ts';
import config from '../playwright.config.ts';

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

/** Words of the page's head and of its switches that are cut or lie on others. */
const squeezed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...top.querySelectorAll<HTMLElement>('[role=radiogroup] label, [role=radiogroup], h1, input')]
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { right } = each.getBoundingClientRect();
        // What scrolls can be brought into sight.
        const isHeld = each.closest('[class*=filters], table') === null;
        return each.scrollWidth > each.clientWidth + 1 || (isHeld && right > innerWidth + 1);
      })
      .map((each) => `${each.tagName} ${each.textContent}`);
  });

const looksRight = async (page: Page, where: string): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${where}: sideways`)
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

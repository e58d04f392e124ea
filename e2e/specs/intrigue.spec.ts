// The intrigue deck on traders' phones: a ring and its surplus, an action and its cancel, a bought draw, a hand that is
// shown; in both languages, on a small phone.
import type { Page } from '@playwright/test';
import { cardLeaf, Intrigue, openIntrigue } from '../support/event/intriguing.ts';
import { expect, test } from '../support/event/test.ts';
import type { Trader } from '../support/event/trader.ts';
import { barriers, inBoth, outOfReach, spill } from '../support/look.ts';
import { LONG } from '../support/waits.ts';
import { AGAIN } from '../support/whole.ts';

const PHONE = { width: 360, height: 740 };

/** Checks that nothing sticks out, nothing is too small to touch, and axe finds nothing. */
async function looksRightNow({ page }: Trader, where: string): Promise<void> {
  await expect.poll(async () => (await spill(page)).sideways, `${where}: sideways`).toBe(0);
  expect.soft(await outOfReach(page), `${where}: too small to touch`).toEqual([]);
  // The banner of a sample event stands outside of the landmarks, on every page.
  const found = (await barriers(page)).filter((what) => !what.startsWith('region at '));
  expect.soft(found, `${where}: axe`).toEqual([]);
}

/** Checks the same in both languages; the page is Russian afterwards. */
const looksRight = (trader: Trader, where: string): Promise<void> =>
  inBoth(trader.page, (lang) => looksRightNow(trader, `${where}, ${lang}`));

/** The link to the deck, with what the page says about the deck. */
const entry = (page: Page) => page.getByRole('link', { name: /^(?:Интриги|Intrigue)/ });

test('a ring brings everybody a card, and a surplus that is chosen at once (IN6, IN10)', async ({
  sample,
  trader,
  seatsOf,
}) => {
  const links = await sample.links();
  const a = await trader(
    sample,
    links.find(({ name }) => /Сарети/.test(name)),
  );
  await a.page.setViewportSize(PHONE);
  await a.come();
  await test.step('as long as no deck was made nobody finds anything of it', async () => {
    await expect(entry(a.page)).toHaveCount(0);
    await a.phone.go('/intrigue');
    await a.sees(/^Колоды интриг на\sэтой игре нет\.$/);
  });
  const deck = new Intrigue(sample, seatsOf(sample));
  await deck.begin(
    links.find(({ name }) => name === 'Мастер'),
    a,
  );

  await test.step('the first ring says which card came, and leads to it', async () => {
    await a.home();
    await deck.act({ type: 'ring', ring: 1 });
    await a.sees(/^Фаза статуса\s1: к\sвам приходит «.+»\.$/);
    const notice = await a.page.getByText(/^Фаза статуса\s1/).boundingBox();
    const head = await a.page.locator('header').boundingBox();
    expect(notice?.y, 'it leaves the head of the page in reach').toBeGreaterThan(head?.height ?? Infinity);
    await looksRight(a, 'a ring at home');
    await a.page.getByRole('link', { name: 'К картам' }).tap();
    await expect(a.page.locator('[data-intrigue]')).toHaveCount(1, { timeout: LONG });
    await a.sees('1 из 7');
    await looksRight(a, 'a hand of one');
  });
  await test.step('above the limit it asks at once what is spent, wherever the reader is', async () => {
    await deck.fill(a);
    await a.phone.go('/money');
    await deck.act({ type: 'ring', ring: 2 });
    const sheet = a.page.getByRole('dialog');
    await expect(sheet).toContainText(/Излишек: сбросьте 1\sкарту/, { timeout: LONG });
    await expect(sheet.getByRole('timer')).toHaveText(/^(?:9:5\d|10:00)$/);
    await looksRight(a, 'a surplus');
  });
  await test.step('folded, it stays a line over the page, from which it opens again', async () => {
    await a.phone.tap('Свернуть');
    const line = a.page.getByRole('button', { name: /Излишек: выберите, что сбросить/ });
    await expect(line).toBeVisible();
    await looksRight(a, 'a folded surplus');
    await line.tap();
    await expect(a.page.getByRole('dialog')).toBeVisible();
  });
  await test.step('what is chosen is spent, and everybody reads it', async () => {
    const sheet = a.page.getByRole('dialog');
    await sheet.getByRole('radio').first().check();
    await sheet.getByRole('button', { name: /^Сбросить 1\sкарту$/ }).tap();
    await expect(sheet).toBeHidden({ timeout: LONG });
    await openIntrigue(a);
    await a.sees('7 из 7');
    await a.page.getByText('Что происходит').tap();
    await a.sees(/^Вы\sсбрасываете излишек: «/);
    await expect(a.page.getByText('Сброс интриг').first()).toBeVisible();
  });
});

test('an action names another, who cancels it, and what comes of it (IN13, IN19, IN20)', async ({
  sample,
  pair,
  master,
  seatsOf,
}) => {
  const [a, b] = pair;
  for (const { page } of pair) await page.setViewportSize(PHONE);
  const deck = new Intrigue(sample, seatsOf(sample));
  await deck.begin(master, a, b);
  await deck.drawUntil(a, 'loose-tongue');
  await deck.drawUntil(b, 'intercepted-letter');

  await test.step('whom it can name is chosen, and it is confirmed', async () => {
    await openIntrigue(a);
    await expect(cardLeaf(a, 'Болтун')).toContainText('Можно сыграть сейчас', { timeout: LONG });
    await a.phone.tap('Сыграть: Болтун');
    const sheet = a.page.getByRole('dialog');
    await looksRight(a, 'an action before it is played');
    await sheet.getByRole('button', { name: 'Сыграть', exact: true }).tap();
    await expect(sheet.getByRole('alert')).toContainText(/Выберите ровно/);
    await sheet.getByRole('radio', { name: new RegExp(`^${b.name}`) }).check();
    await sheet.getByRole('button', { name: 'Сыграть', exact: true }).tap();
    await expect(sheet).toBeHidden({ timeout: LONG });
  });
  await test.step('the player reads whom it waits for', async () => {
    await a.sees(`${b.name} думает над ответом`);
    await looksRight(a, 'an open action');
  });
  await test.step('who is named is asked wherever they are: what it is about, the time, a cancel, a pass', async () => {
    const sheet = b.page.getByRole('dialog');
    await expect(sheet).toContainText('«Болтун»: ваш ответ?', { timeout: LONG });
    await expect(sheet).toContainText(`${a.name} играет «Болтун» и называет вас.`);
    await expect(sheet.getByRole('timer')).toHaveText(/^(?:0:[345]\d|1:00)$/);
    await looksRight(b, 'an answer');
    await sheet.getByRole('button', { name: 'Отменить картой «Перехваченное письмо»' }).tap();
    await expect(sheet).toBeHidden({ timeout: LONG });
  });
  await test.step('without a second letter the player passes, and the action has no effect', async () => {
    const sheet = a.page.getByRole('dialog');
    // The player is asked because, judging by the size of their hand, they may hold another letter.
    await expect(sheet).toContainText('«Перехваченное письмо»: ваш ответ?', { timeout: LONG });
    await sheet.getByRole('button', { name: 'Пас', exact: true }).tap();
    await expect(sheet).toBeHidden({ timeout: LONG });
    await openIntrigue(a);
    await a.page.getByText('Что происходит').tap();
    await a.sees('«Болтун» не срабатывает: есть ответ.');
    await expect(a.page.getByText('Что вы видели у других')).toHaveCount(0);
  });
});

test(
  'a draw is bought at an audience, and cards are shown to one, in English (IN9, IN11)',
  AGAIN,
  async ({ sample, pair, master, seatsOf }) => {
    const [a, b] = pair;
    for (const { page } of pair) await page.setViewportSize(PHONE);
    const deck = new Intrigue(sample, seatsOf(sample));
    await deck.begin(master, a, b);
    await deck.act({ type: 'openAudience', person: deck.person(b) });
    await a.home();
    const before = await a.drakes();
    await a.phone.speak('en');
    const english = (label: string | RegExp) => a.page.getByRole('button', { name: label, exact: true });

    await test.step('the home says so, and the purchase is confirmed, for money moves', async () => {
      await expect(entry(a.page)).toContainText(/audience: a card for 3\sdrakes/, { timeout: LONG });
      await entry(a.page).tap();
      await a.sees(new RegExp(`^${b.name} has the audience\\.`));
      await english(/^Buy a card: 3\sdrakes$/).tap();
      const sheet = a.page.getByRole('dialog');
      await expect(sheet).toContainText('The drakes go from your purse to the bank.');
      await looksRightNow(a, 'a purchase');
      await sheet.getByRole('button', { name: 'Buy', exact: true }).tap();
      await expect(sheet).toBeHidden({ timeout: LONG });
      await expect(a.page.locator('[data-intrigue]')).toHaveCount(1, { timeout: LONG });
      await expect(english(/^Buy a card/)).toHaveCount(0, { timeout: LONG });
    });
    await test.step('the hand is shown to one trader, who finds it in what they have seen', async () => {
      await english('Show cards').tap();
      const sheet = a.page.getByRole('dialog');
      await sheet.getByRole('checkbox').first().check();
      await sheet.getByRole('radio', { name: b.name }).check();
      await looksRightNow(a, 'what is shown');
      await sheet.getByRole('button', { name: 'Show', exact: true }).tap();
      await expect(sheet).toContainText(new RegExp(`${b.name} will see 1\\scard from your hand`));
      await sheet.getByRole('button', { name: 'Show', exact: true }).tap();
      await expect(sheet).toBeHidden({ timeout: LONG });
      await b.home();
      await b.page.reload();
      await expect(entry(b.page)).toContainText('вам показали новое', { timeout: LONG });
      await openIntrigue(b);
      await b.page.getByText('Что вы видели у других').tap();
      await b.sees(new RegExp(`^${a.name} показывает вам «`));
      await looksRight(b, 'what was seen');
    });
    await test.step('three drakes are gone', async () => {
      await a.phone.go('/');
      await a.phone.speak('ru');
      await a.home();
      expect(await a.drakes()).toBe(before - 3);
    });
  },
);

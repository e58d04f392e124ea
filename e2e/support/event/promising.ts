// Promising: what organisers and traders do with promises: deal them, name them in offers, sign, play, show.
import { type Locator, expect } from '@playwright/test';
import { LONG } from '../waits.ts';
import { openAffair } from './dealing.ts';
import type { Organiser } from './organiser.ts';
import type { Trader } from './trader.ts';

/** Switches promises on in the settings. */
export async function switchOn(desk: Organiser): Promise<void> {
  await desk.section('Настройки');
  const row = desk.row('Обещания');
  await expect(row).toContainText('Выключены');
  await desk.act(row.getByRole('button', { name: 'Изменить' }), {
    pick: ['В игре'],
    reason: 'Так решили мастера',
    confirm: 'Изменить',
  });
  await expect(row).toContainText('В игре');
}

/** Opens the page of one trader. */
export async function openPerson(desk: Organiser, name: string): Promise<void> {
  await desk.section('Люди');
  await desk.page.getByRole('searchbox', { name: 'Найти' }).fill(name);
  await desk.page.getByRole('link', { name, exact: true }).click();
  await expect(desk.page.getByRole('heading', { name, level: 2 })).toBeVisible();
}

/** Deals one trader five promises, among them the one of a named house. */
export async function dealTo(desk: Organiser, name: string, house: string): Promise<void> {
  await openPerson(desk, name);
  await desk.act(desk.button('Раздать обещания'), {
    pick: [house],
    reason: 'Начало игры',
    confirm: 'Раздать',
    says: [/5\sобещаний/],
  });
  await expect(desk.page.getByRole('region', { name: 'Обещания' })).toContainText(house);
}

/** Opens the page of promises, from home. */
export async function openPromises(trader: Trader): Promise<void> {
  await trader.home();
  await trader.page.getByRole('link', { name: /^Обещания/ }).tap();
  await expect(trader.page.getByRole('heading', { name: 'Обещания', level: 1 })).toBeVisible({
    timeout: LONG,
  });
}

/** The entry of a promise on the open page, by its card's name. */
export const leaf = ({ page }: Trader, card: string): Locator =>
  page.locator('[data-pledge]').filter({ hasText: card }).first();

interface Named {
  readonly text: string;
  readonly sum: number;
  /** Promises by the names of their cards; one that is asked for with its owner. */
  readonly gives?: string;
  readonly asks?: readonly [card: string, owner: string];
}

/** Fills in an offer up to its button. */
export async function writeOffer(writer: Trader, other: Trader, what: Named): Promise<void> {
  const { page, phone } = writer;
  await writer.home();
  await phone.tap('Новая сделка');
  await page.getByLabel('Код с бейджа или имя').fill(other.name);
  await page.getByRole('link', { name: other.name }).tap();
  await page.getByRole('link', { name: /^Заключить контракт/ }).tap();
  await page.getByLabel('Что и когда передаётся').fill(what.text);
  await page.getByLabel('Сумма контракта, дрейков').fill(String(what.sum));
  const sheet = page.getByRole('dialog');
  if (what.gives !== undefined) {
    await phone.tap('Отдать обещание');
    await sheet.getByRole('button', { name: new RegExp(`^Выбрать: ${what.gives}`) }).tap();
  }
  if (what.asks !== undefined) {
    const [card, owner] = what.asks;
    await phone.tap('Попросить обещание');
    await sheet.getByRole('button', { name: `Выбрать: ${card}, ${owner}` }).tap();
  }
  await expect(sheet).toBeHidden();
}

/** Signs the offer of another trader that names promises. */
export async function signShown(signer: Trader, writer: Trader, cards: readonly string[]): Promise<void> {
  await openAffair(signer, writer);
  await signer.phone.tap('Подписать контракт');
  const sheet = signer.page.getByRole('dialog');
  for (const card of cards) await expect(sheet.getByText(card, { exact: true })).toBeVisible();
  await signer.phone.confirm('Подписать');
  await signer.seesStatus('Контракт подписан');
}

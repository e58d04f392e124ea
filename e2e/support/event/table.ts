// At the table: people with a page and a scripted phone there, the price of victory, and the cards that it reserves.
import { expect } from '@playwright/test';
import { LONG } from '../waits.ts';
import type { Seats } from './seats.ts';
import type { Trader } from './trader.ts';

/** Puts scripted phones beside the pages of these traders, with the same cookies and names. */
export async function seated(seats: Seats, ...traders: readonly Trader[]): Promise<Seats> {
  for (const trader of traders)
    await seats.ask({ do: 'take', name: trader.name, cookie: await trader.cookie() });
  return seats;
}

/** Claims this card of the winner's, and confirms it. */
export async function takes({ phone, page }: Trader, card: string): Promise<void> {
  await phone.until('claim');
  // Where others of the same name have been seen, the name has a number.
  const name = phone.words.named(`${phone.cardName(card)}(?: \\d+)?`);
  await page
    .getByRole('button', { name: new RegExp(`: ${name};`), pressed: false })
    .first()
    .tap();
  await phone.tap(phone.words.take);
  await phone.confirm(phone.words.takeIt);
}

/** Checks that this many cards of one's own deck are reserved for somebody's claim. */
export async function seesReserved({ page, phone }: Trader, count: number): Promise<void> {
  await phone.go('/deck');
  const cards = page.locator('[data-item]');
  await expect(cards.first()).toBeVisible({ timeout: LONG });
  await expect(cards.and(page.getByRole('button', { name: /; отложена/ }))).toHaveCount(count);
}

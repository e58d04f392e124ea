// Dealing: what two traders do about a contract, each on their own phone, and with a thumb that taps twice (UX 8): each
// act is still sent only once.
import { type Locator, expect } from '@playwright/test';
import { literally } from '../screen.ts';
import { LONG } from '../waits.ts';
import type { Trader } from './trader.ts';

/** The command that each act of a contract sends, by its button. */
const SENDS = {
  'Подписать контракт': 'accept',
  Отказаться: 'decline',
  'Подтвердить передачу': 'confirmHandover',
  'Предложить аннулировать': 'agreeAnnul',
  'Аннулировать сделку': 'agreeAnnul',
  'Согласиться и играть': 'agreeGame',
  'Отозвать вызов': 'withdrawGame',
  'Отказаться от партии': 'refuseGame',
  'Потребовать шестую часть': 'demandSixth',
} as const;
/** The same for acts that name a sum. */
const SENDS_SUM = { 'Сыграть на престиж': 'proposeGame', 'Назвать другую ставку': 'counterGame' } as const;

interface Offer {
  readonly text: string;
  readonly sum: number;
}

/** Has one trader find the other by name and offer to deliver something; the writer pays. */
export async function offer(writer: Trader, other: Trader, { text, sum }: Offer): Promise<void> {
  const { page, phone } = writer;
  await writer.home();
  await phone.tap('Новая сделка');
  await page.getByLabel('Код с бейджа или имя').fill(other.name);
  await page.getByRole('link', { name: other.name }).tap();
  await page.getByRole('link', { name: /^Заключить контракт/ }).tap();
  await page.getByLabel('Что и когда передаётся').fill(text);
  await page.getByLabel('Сумма контракта, дрейков').fill(String(sum));
  await writer.thumb.ask(phone.button('Предложить контракт'), 'Предложить контракт', ['offerContract']);
  await writer.seesStatus('Вы предложили контракт');
}

/** Opens the contract with somebody, from the first page. */
export async function openAffair(trader: Trader, partner: Trader): Promise<void> {
  const { page } = trader;
  await trader.home();
  // A link that has just appeared under the thumb takes no press (UX 8): people press again.
  await expect(async () => {
    if (new URL(page.url()).pathname === '/') await affair(trader, partner).tap({ timeout: LONG });
    await expect(page).not.toHaveURL(/\/$/, { timeout: 2000 });
  }).toPass({ timeout: LONG });
}

const affair = ({ page }: Trader, partner: Trader): Locator =>
  page
    .getByRole('region', { name: /^(Ждут вас|Ждём других|Идут сейчас)$/ })
    .getByRole('link', { name: new RegExp(`^${literally(partner.name)}, `) })
    .first();

/** Does one act of the open contract; `confirm` is the button that answers its question. */
export async function act(trader: Trader, label: keyof typeof SENDS, confirm: string): Promise<void> {
  const { page, phone, thumb } = trader;
  const button = phone.button(label);
  const more = page.getByText('Другие действия');
  await expect(button.or(more).first()).toBeVisible({ timeout: LONG });
  if (!(await button.isVisible())) await more.tap();
  await thumb.ask(button, confirm, [SENDS[label]]);
}

/** Accepts the game for the demanded sixth, rounded to this amount. */
export async function rounds({ phone, thumb }: Trader, amount: number): Promise<void> {
  await thumb.ask(phone.button(new RegExp(`^Играть по\\s${amount} `)), 'Играть', ['chooseRounding']);
}

/** Names the prestige, as a proposal or in answer to one. */
export async function name(
  { page, phone, thumb }: Trader,
  label: keyof typeof SENDS_SUM,
  confirm: string,
  amount: number,
): Promise<void> {
  await thumb.tap(phone.button(label), []);
  await page.getByLabel('Ставка с каждого, дрейков').fill(String(amount));
  const yes = page.getByRole('dialog').getByRole('button', { name: confirm, exact: true });
  await thumb.tap(yes, [SENDS_SUM[label]]);
}

/** Writes an offer and has it signed: the price is set aside at once. Both then have the contract open. */
export async function sign(writer: Trader, other: Trader, what: Offer): Promise<void> {
  await offer(writer, other, what);
  await openAffair(other, writer);
  await other.seesStatus(`${writer.name} предлагает вам контракт`);
  await act(other, 'Подписать контракт', 'Подписать');
  await Promise.all([writer, other].map((each) => each.seesStatus('Контракт подписан')));
}

/** Returns the match's id from the address of a page that has come to the table. */
export async function matchOn({ page, phone }: Trader): Promise<string> {
  await phone.seesHand();
  return new URL(page.url()).pathname.replace('/m/', '');
}

/** Goes from the result back to the contract. */
export async function toContract({ phone, page }: Trader): Promise<void> {
  await phone.until('result');
  await phone.tap('К контракту');
  await expect(page).toHaveURL(/\/contract\//);
}

/** Has both confirm the handover, which fulfils the contract. `between` runs when the first has confirmed it. */
export async function fulfil(
  one: Trader,
  two: Trader,
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await act(one, 'Подтвердить передачу', 'Подтвердить');
  await one.seesStatus('Вы подтвердили передачу');
  await between();
  await act(two, 'Подтвердить передачу', 'Подтвердить');
  await Promise.all([one, two].map((each) => each.seesStatus('Контракт исполнен')));
}

/** Checks what the contract has written down, from its beginning. */
export async function hasHistory({ page }: Trader, lines: readonly string[]): Promise<void> {
  const history = page.getByRole('group').filter({ hasText: 'Как шёл контракт' });
  await page.getByText('Как шёл контракт').tap();
  const items = history.getByRole('listitem');
  await expect(items).toHaveCount(lines.length, { timeout: LONG });
  for (const [place, line] of lines.entries()) await expect(items.nth(place)).toContainText(line);
}

// A person who is waited for is told so while the phone lies aside; and each way of telling is switched off by one tap
// (UX 6).
import { expect, type Phone, test } from '../support/index.ts';
import { CARAVAN, TOWER } from '../support/plays.ts';
import { LONG } from '../support/waits.ts';

const LAID_DOWN = 5_500;
const CALLED = /^Вас ждут · /;

/** Offers somebody a contract without a game. */
async function offers(phone: Phone, code: string, text: string): Promise<void> {
  const { page } = phone;
  await phone.go(`/contract/new/${code}`);
  await page.getByLabel('Что и когда передаётся').fill(text);
  await page.getByLabel('Сумма контракта, дрейков').fill('0');
  await phone.tap('Предложить контракт');
  await phone.confirm('Предложить контракт');
}

test('an offer is told to a phone that lies on the table, until it is touched; what is switched off stays silent', async ({
  phone,
}) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await a.become(TOWER.deck);
  await b.become(CARAVAN.deck);
  const { page } = b;
  const line = page.getByRole('status').filter({ hasText: 'Открыть' });
  // Other tests have both ways switched off.
  const withLine = async () => {
    await b.go('/');
    await page.evaluate(() => {
      for (const way of ['toast', 'title']) localStorage.removeItem(`dunmer.told.${way}`);
    });
  };
  await withLine();
  await test.step('by the title and by a line, which leads to the offer', async () => {
    await page.waitForTimeout(LAID_DOWN);
    await offers(a, b.badge, 'Бочка мацта');
    await expect(line).toContainText('Предлагает контракт', { timeout: LONG });
    await expect(page).toHaveTitle(CALLED);
    await line.getByRole('link', { name: 'Открыть' }).tap();
    await expect(page.getByText('Бочка мацта')).toBeVisible();
    await expect(page).not.toHaveTitle(CALLED);
  });
  await test.step('switched off in the settings, it is not said', async () => {
    await withLine();
    await page.getByRole('button', { name: 'Настройки' }).tap();
    await page.getByRole('checkbox', { name: 'Заголовок вкладки' }).uncheck();
    await page.getByRole('checkbox', { name: 'Строка на экране' }).uncheck();
    await page.getByRole('button', { name: 'Закрыть' }).tap();
    await page.waitForTimeout(LAID_DOWN);
    await offers(a, b.badge, 'Тюк шёлка');
    await expect(page.getByRole('link', { name: /Предлагает контракт/ })).toHaveCount(2, { timeout: LONG });
    await expect(line).toHaveCount(0);
    await expect(page).not.toHaveTitle(CALLED);
  });
});

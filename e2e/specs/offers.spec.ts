// Offers that name a game as well, where one yes signs and begins the match; and offers that somebody can't pay.
import type { Locator } from '@playwright/test';
import { expect, type Phone, test } from '../support/index.ts';
import { ALLEY_B, CARAVAN, TOWER } from '../support/plays.ts';
import { LONG } from '../support/waits.ts';

interface Offer {
  readonly sum: number;
  readonly game?: number;
  /** Who pays; the writer where nobody is named. */
  readonly pays?: string;
}

const status = (phone: Phone, said: RegExp) =>
  phone.page.getByRole('status').filter({ hasText: said }).first();

async function seesStatus(phone: Phone, said: RegExp): Promise<void> {
  await expect(status(phone, said)).toBeVisible({ timeout: LONG });
}

/** Fills in an offer to somebody, up to its button. */
async function writes(phone: Phone, code: string, { sum, game, pays = 'Я' }: Offer): Promise<void> {
  const { page } = phone;
  await phone.go(`/contract/new/${code}`);
  await page.getByLabel('Что и когда передаётся').fill('Два тюка шёлка');
  await page.getByLabel('Сумма контракта, дрейков').fill(String(sum));
  await page.getByRole('radio', { name: pays, exact: true }).check({ force: true });
  // The form may still hold what was written before.
  const what = game === undefined ? 'Только сделка' : 'Сделка и партия';
  await page.getByRole('radio', { name: what }).check({ force: true });
  if (game !== undefined) await page.getByLabel('Ставка с каждого, дрейков').fill(String(game));
}

async function offers(phone: Phone, code: string, offer: Offer): Promise<void> {
  await writes(phone, code, offer);
  await phone.tap('Предложить контракт');
  await phone.confirm('Предложить контракт');
}

/** Opens the newest offer of somebody, from the first page. */
async function opens(phone: Phone, name: string): Promise<void> {
  await phone.go('/');
  await phone.page
    .getByRole('link', { name: new RegExp(`^${name}, `) })
    .first()
    .tap();
}

test('an offer names a game as well: the contract alone is countered, and one yes to both signs and begins the match', async ({
  phone,
}) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await a.become(TOWER.deck);
  await b.become(CARAVAN.deck);
  await test.step('what it comes to is said before it is sent', async () => {
    await writes(a, b.badge, { sum: 14, game: 5 });
    await a.tap('Предложить контракт');
    const sheet = a.page.getByRole('dialog');
    await expect(sheet).toContainText('подписывает контракт и сразу начинает партию');
    await expect(sheet).toContainText(/каждый поставит 5\sдрейков/);
    await expect(sheet).toContainText('Кому нужна только сделка, тот предложит её без партии');
    await a.confirm('Предложить контракт');
    await seesStatus(a, /Вы\sпредложили контракт и\sпартию на\sпрестиж: по\s5\sдрейков/);
  });
  await test.step('Back leads past the form in which it was written', async () => {
    const offer = a.page.url();
    await a.page.goBack();
    await expect(a.page).not.toHaveURL(/\/contract\//);
    await a.page.goForward();
    await expect(a.page).toHaveURL(offer);
  });
  await test.step('who wants the contract alone offers that', async () => {
    await opens(b, a.name);
    await seesStatus(b, /предлагает контракт и\sпартию на\sпрестиж: по\s5\sдрейков с\sкаждого/);
    await b.tap('Предложить другое');
    await expect(b.page.getByRole('radio', { name: 'Сделка и партия' })).toBeChecked();
    await b.page.getByRole('radio', { name: 'Только сделка' }).check({ force: true });
    await b.tap('Предложить контракт');
    await b.confirm('Предложить контракт');
    await seesStatus(a, /На\sпредложение ответили встречным/);
    await a.tap('К встречному предложению');
    await expect(a.button('Подписать контракт')).toBeVisible();
    await a.tap('Отказаться');
    await a.confirm('Отказаться');
  });
  await test.step('one yes signs, holds the price and sits both down', async () => {
    await offers(a, b.badge, { sum: 14, game: 5 });
    await opens(b, a.name);
    await b.tap('Подписать и играть');
    const sheet = b.page.getByRole('dialog');
    await expect(sheet).toContainText('Партия начнётся сразу');
    await expect(sheet).toContainText(/под контракт отложится 14\sдрейков/);
    await b.confirm('Подписать и играть');
    await Promise.all([a.seesHand(), b.seesHand()]);
  });
});

test('an offer beyond the own purse is refused to its writer; who can’t pay one reads why, and what can be done', async ({
  phone,
}) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await a.become(TOWER.deck);
  await b.become(CARAVAN.deck);
  await test.step('the writer hears it in the form', async () => {
    await writes(a, b.badge, { sum: 500 });
    await expect(a.page.getByText('В кошельке столько нет')).toBeVisible();
    await a.tap('Предложить контракт');
    await expect(a.page.getByRole('dialog')).toHaveCount(0);
    await writes(a, b.badge, { sum: 98, game: 5 });
    await expect(a.page.getByText('В кошельке столько нет')).toBeInViewport({ ratio: 1 });
    await a.tap('Предложить контракт');
    await expect(a.page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('what the other is to pay can be any sum; nothing says that they have it', async () => {
    await offers(a, b.badge, { sum: 500, pays: b.name });
    await seesStatus(a, /отложит 500\sдрейков/);
  });
  await test.step('who can’t pay it reads why, and has another offer and a no', async () => {
    await opens(b, a.name);
    await expect(b.page.getByText(/Нужно 500\sдрейков, а\sв\sкошельке 100\sдрейков/)).toBeVisible();
    await expect(b.page.getByText('внесите монеты в кассе')).toBeVisible();
    await expect(b.button('Подписать контракт')).toHaveCount(0);
    await expect(b.button('Предложить другое')).toBeVisible();
    await b.tap('Отказаться');
    await b.confirm('Отказаться');
    await seesStatus(a, /отказывается от\sпредложения/);
  });
});

test('a short trader’s yes to a game goes back with the number of their cards; who wrote the offer has the last word (2.2)', async ({
  phone,
}) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await a.become(TOWER.deck);
  await b.become(ALLEY_B.deck);
  await offers(a, b.badge, { sum: 14, game: 5 });
  await expect(a.page.getByText(/меньше шести карт/)).toHaveCount(0);
  await opens(b, a.name);
  await expect(b.page.getByText(/Свободных карт у\sвас: 4/).first()).toBeVisible();
  await b.tap('Согласиться и играть');
  await expect(b.page.getByRole('dialog')).toContainText(`${a.name} увидит, сколько у вас карт`);
  await b.confirm('Согласиться');
  await seesStatus(b, new RegExp(`${a.name} скажет последнее слово`));
  await a.tap('К встречному предложению');
  await seesStatus(a, new RegExp(`${b.name} отвечает на\\sваше предложение`));
  await expect(
    a.page.getByText(new RegExp(`У\\sпартнёра \\(${b.name}\\) меньше шести карт: 4\\.`)).first(),
  ).toBeVisible();
  await a.tap('Подписать и играть');
  await a.confirm('Подписать и играть');
  await Promise.all([a.seesHand(), b.seesHand()]);
});

test('whoever closes what is still on its way, by keys, reads on at the top of the page', async ({
  phone,
}) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await a.become(TOWER.deck);
  await b.become(CARAVAN.deck);
  await offers(a, b.badge, { sum: 3 });
  await opens(b, a.name);
  const { page } = b;
  await expect(b.button('Подписать контракт')).toBeVisible();
  await page.context().setOffline(true);
  await b.tap('Подписать контракт');
  await b.confirm('Подписать');
  // The button that opened the sheet has become plain text by now.
  await expect(page.locator('main button', { hasText: 'Подписать контракт' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.context().setOffline(false);
  await seesStatus(b, /Контракт подписан/);
  await expect(page.getByRole('main')).toBeFocused();
});

/** Whether nothing in the open sheet lies over this element. */
const isClear = (what: Locator): Promise<boolean> =>
  what.evaluate((said) => {
    const { left, top, width, height } = said.getBoundingClientRect();
    return [top + 4, top + height - 4].every((y) =>
      said.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });

test('what comes of a yes is seen, however long its sheet is: that the connection is gone, and why it was refused', async ({
  phone,
}) => {
  const [a, b, c] = await Promise.all([
    phone('Тралан'),
    phone('Ведис', { context: { viewport: { width: 320, height: 568 } } }),
    phone('Нерис'),
  ]);
  await a.become(TOWER.deck);
  await b.become(CARAVAN.deck);
  await c.become(TOWER.deck);
  await offers(a, b.badge, { sum: 14, game: 5, pays: b.name });
  await opens(b, a.name);
  await b.tap('Подписать и играть');
  const sheet = b.page.getByRole('dialog');
  const says = async (words: RegExp): Promise<void> => {
    const said = sheet.getByRole('alert').filter({ hasText: words });
    await expect(said).toBeVisible({ timeout: LONG });
    await expect.poll(() => isClear(said), { message: String(words) }).toBe(true);
  };
  await test.step('that nothing is on its way yet, before the press and after it', async () => {
    await b.page.context().setOffline(true);
    await says(/На\sэкране то, что было до\sобрыва/);
    await b.confirm('Подписать и играть');
    await says(/Нажатое уйдёт само, когда она вернётся/);
  });
  await test.step('that the other has not as much any more', async () => {
    await offers(a, c.badge, { sum: 97 });
    await opens(c, a.name);
    await c.tap('Подписать контракт');
    await c.confirm('Подписать');
    await seesStatus(c, /Контракт подписан/);
    await b.page.context().setOffline(false);
    await says(/Столько сейчас есть не\sу\sобоих/);
  });
});

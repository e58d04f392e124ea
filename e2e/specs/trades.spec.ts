// Trades on a slow link: an offer that is changed or answered with another replaces the old one, once.
import { expect, FaultProxy, type Phone, test } from '../support/index.ts';
import { CARAVAN, FIVE, TOWER } from '../support/plays.ts';

const drakes = (phone: Phone, side: string) =>
  phone.page.getByRole('region', { name: side }).getByLabel('Дрейки');

/** Sends what is written, and arrives at the trade that it has become. */
async function sends(phone: Phone, submit: string): Promise<void> {
  await phone.tap(submit);
  await phone.confirm('Предложить');
  await expect(phone.button('Отозвать')).toBeVisible();
}

/** Checks everything that stands between the two, as this phone lists it. */
async function seesOnly(phone: Phone, what: string): Promise<void> {
  await phone.go('/trades');
  const lines = phone.page.locator('[data-trade]');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(what);
}

test('a gift that leaves its giver with a short deck says so before it is offered (2.2)', async ({
  phone,
}) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await a.become(FIVE.deck);
  await b.become(CARAVAN.deck);
  await a.go(`/trade/new/${b.badge}`);
  await a.tap('Выбрать карты');
  const pick = a.page.getByRole('dialog');
  await pick.getByRole('listitem').getByRole('button').first().tap();
  await pick.getByRole('button', { name: /^Готово/ }).tap();
  await a.tap('Подарить');
  const sheet = a.page.getByRole('dialog');
  await expect(sheet).toContainText('Свободных карт у вас останется: 4. Меньше шести');
  await sheet.getByRole('button', { name: 'Предложить' }).tap();
  await expect(a.button('Отозвать')).toBeVisible();
  await test.step('whoever accepts it at the foot of a low page sees what has come of it', async () => {
    await b.page.setViewportSize({ width: 320, height: 480 });
    await b.go('/trades');
    await b.page.locator('[data-trade]').tap();
    await expect(b.button('Принять подарок')).toBeVisible();
    await b.page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    await b.tap('Принять подарок');
    await b.confirm('Принять подарок');
    const made = b.page.getByRole('status').getByText('Вы приняли');
    await expect(made).toBeInViewport({ ratio: 1 });
  });
});

test('a trade that is changed, or answered by another, is made once and loses nothing, however slow the answers', async ({
  phone,
  server,
}) => {
  const proxy = await FaultProxy.before(server.port);
  const [a, b] = await Promise.all([phone('Тралан', { at: proxy.url }), phone('Ведис', { at: proxy.url })]);
  await a.become(TOWER.deck);
  await b.become(CARAVAN.deck);
  await a.go(`/trade/new/${b.badge}`);
  await drakes(a, 'Вы отдаёте').fill('3');
  await sends(a, 'Подарить');
  await test.step('who has offered it changes it', async () => {
    await a.tap('Изменить');
    await expect(drakes(a, 'Вы отдаёте')).toHaveValue('3');
    await drakes(a, 'Вы отдаёте').fill('4');
    proxy.weather = { latency: 300, slice: 65_536 };
    await sends(a, 'Подарить');
    await expect(a.page.getByText(/4\sдрейка/)).toBeVisible();
    proxy.weather = { latency: 0, slice: 65_536 };
    await seesOnly(b, '4');
  });
  await test.step('the other answers by an offer of their own', async () => {
    await b.page.locator('[data-trade]').tap();
    await b.tap('Предложить другое');
    await expect(drakes(b, 'Вы получаете')).toHaveValue('4');
    await drakes(b, 'Вы отдаёте').fill('2');
    proxy.weather = { latency: 300, slice: 65_536 };
    await sends(b, 'Предложить обмен');
    proxy.weather = { latency: 0, slice: 65_536 };
    await seesOnly(a, '2');
  });
  await proxy.close();
});

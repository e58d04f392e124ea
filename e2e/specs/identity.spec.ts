// Identity: the personal link, its four digits, moving to another phone, and links and codes that lead nowhere.
import { seated } from '../support/event/table.ts';
import { expect, test } from '../support/event/test.ts';

test.use({ isFirstVisit: true });

test('a link moves to another phone by a tap on the old one, or by its digits; the draft moves along', async ({
  sample,
  trader,
  seatsOf,
}) => {
  const links = await sample.links();
  const [mine, rival] = links.filter(({ name }) => /Сарети|Ллетри/.test(name));
  const old = await trader(sample, mine);

  await test.step('the first use asks for four digits, and says when they are not four', async () => {
    await old.phone.go(`/l/${old.link.token}`);
    await old.phone.tap('Это мой телефон');
    await old.page.getByLabel('Новый ПИН-\u2060код').fill('48');
    await old.phone.tap('Задать ПИН-\u2060код');
    await expect(old.page.getByRole('alert')).toHaveText('В ПИН-\u2060коде ровно 4 цифры');
    await old.page.getByLabel('Новый ПИН-\u2060код').fill(old.pin);
    await old.phone.tap('Задать ПИН-\u2060код');
    await expect(old.plate).toBeVisible();
  });

  const seats = await seated(seatsOf(sample), old);
  await seats.ask({ do: 'bind', name: 'rival', secret: rival?.code ?? '' });
  await seats.ask({ do: 'match', one: old.name, two: 'rival', stake: 5 });
  await old.phone.tap('За стол');
  await old.phone.seesHand();
  await old.phone.place('front', ['scamp', 'shore-crab']);
  await old.phone.seesSaved();

  await seats.ask({ do: 'leave', name: old.name });
  const next = await trader(sample, mine);
  await test.step('on a second browser the link asks, and a wrong digit is answered in words', async () => {
    await next.phone.go(`/l/${next.link.token}`);
    await next.phone.tap('Это мой телефон');
    await expect(next.page.getByRole('heading', { name: 'Уже на другом телефоне' })).toBeVisible();
    await next.page.getByLabel('Ваш ПИН-\u2060код').fill('0000');
    await next.phone.tap('Перенести сюда');
    await expect(next.page.getByRole('alert')).toHaveText(
      'Неверный ПИН-\u2060код. Попробуйте ещё раз или подойдите к судье.',
    );
  });
  await test.step('a tap on the old phone lets it move, by a sign that both show; the old one is left at once', async () => {
    await next.phone.tap('Попросить о переносе');
    await next.sees('Ждём разрешения');
    const question = old.page.getByRole('dialog', { name: 'Перенести игру на другой телефон?' });
    const [sign = ''] = /[0-9A-Z]{4}$/.exec(await next.text(/^Ваш знак/).innerText()) ?? [];
    await expect(question.getByText(sign)).toBeVisible();
    const before = await next.cookie();
    await old.phone.tap('Это я, перенести');
    await old.sees(/вы\sиграете с\sдругого телефона/);
    await expect(old.phone.hand).toBeHidden();
    await expect(old.page.getByRole('button', { name: old.phone.words.seal.front })).toBeHidden();
    await expect(old.page.getByRole('grid')).toBeHidden();
    await expect(next.plate).toBeVisible();
    // A cookie that was in this browser before, perhaps planted by somebody, gives no access to the link.
    expect(await next.cookie()).not.toBe(before);
  });
  await test.step('no page of the old phone shows anything of its owner any more, after a reload either', async () => {
    for (const page of ['/', '/deck', '/money', '/past', '/trades', '/contracts', '/code']) {
      await old.phone.go(page);
      await expect(old.page.getByRole('heading', { name: 'Открыто на другом телефоне' })).toBeVisible();
      await expect(old.plate).toBeHidden();
    }
  });
  await test.step('the draft is on the new phone, which goes on with it; reload and Back keep it', async () => {
    await next.phone.tap('За стол');
    await next.phone.seesHand();
    await next.phone.sees('scamp', 0);
    await next.phone.sees('shore-crab', 1);
    await next.phone.place('front', [null, null, 'tax-collector']);
    await next.phone.seesSaved();
    await next.page.reload();
    await next.phone.sees('tax-collector', 2);
    await next.page.goBack();
    await expect(next.plate).toBeVisible();
    await next.page.goForward();
    await next.phone.commit('front');
  });

  await test.step('by the digits it comes back to the old phone, without the link in hand; the other one is left', async () => {
    await old.phone.tap('Играть здесь');
    await old.page.getByLabel('Ваш ПИН-\u2060код').fill(old.pin);
    await old.phone.tap('Перенести сюда');
    await expect(old.plate).toBeVisible();
    await next.sees(/вы\sиграете с\sдругого телефона/);
    await old.phone.tap('За стол');
    await expect(old.phone.row('front')).toHaveAccessibleName(/запечатан$/);
    await old.phone.place('back', ['mushroom-seller']);
    await old.phone.seesSaved();
  });
});

test('a phone whose answer is lost, and whose page is closed then, is its owner’s when it comes again; a second tab too', async ({
  sample,
  trader,
}) => {
  const who = await trader(
    sample,
    (await sample.links()).find(({ name }) => /Дрен/.test(name)),
  );
  const tab = await who.page.context().newPage();
  await tab.goto(`${sample.url}/`);
  await expect(tab.getByRole('button', { name: 'Ввести код' })).toBeVisible();
  await who.page.route('**/api/device', (route) => route.abort());
  await who.phone.go(`/l/${who.link.token}`);
  await who.phone.tap('Это мой телефон');
  await who.page.waitForRequest('**/api/device');
  await who.page.unroute('**/api/device');
  await who.page.reload();
  await who.phone.go('/');
  await expect(who.plate).toBeVisible();
  await expect(tab.getByRole('link', { name: /Кошелёк/ })).toBeVisible();
});

test('who has no digits is let in from the desk, several at once, by their signs', async ({
  sample,
  trader,
  organiser,
}) => {
  const links = await sample.links();
  const both = links.filter(({ name }) => /Ротели|Омайн/.test(name));
  const waiting = await Promise.all(
    both.map(async (link) => {
      const [first, next] = [await trader(sample, link), await trader(sample, link)];
      await first.phone.go(`/l/${link.token}`);
      await first.phone.tap('Это мой телефон');
      await first.phone.tap('Позже');
      await expect(first.plate).toBeVisible();
      await next.phone.go(`/l/${link.token}`);
      await next.phone.tap('Это мой телефон');
      await expect(next.page.getByLabel('Ваш ПИН-\u2060код')).toBeHidden();
      await next.phone.tap('Попросить о переносе');
      await next.sees(/^Ваш знак/);
      return next;
    }),
  );
  const desk = await organiser(
    sample,
    links.find(({ name }) => name === 'Мастер'),
  );
  await desk.come();
  const asked = desk.page.getByRole('region', { name: 'Просятся на новый телефон' });
  await expect(asked.getByRole('listitem')).toHaveCount(2);
  await asked.getByRole('button', { name: 'Выбрать все показанные' }).click();
  await asked.getByRole('button', { name: 'Пустить выбранных' }).click();
  await desk.choosePassword();
  for (const { name } of both) await expect(desk.dialog.getByText(name)).toBeVisible();
  await desk.dialog.getByRole('button', { name: 'Вижу человека' }).click();
  await desk.dialog.getByRole('button', { name: 'Знак тот же, пустить' }).click();
  await expect(desk.dialog.getByText('Впущено 2 из 2')).toBeVisible();
  await desk.dialog.getByRole('button', { name: 'Закрыть' }).last().click();
  for (const phone of waiting) await expect(phone.plate).toBeVisible();
  await expect(asked).toBeHidden();
});

test('a link that is revoked binds nobody any more, and a wrong code is answered in words', async ({
  sample,
  trader,
  organiser,
}) => {
  const links = await sample.links();
  const who = await trader(
    sample,
    links.find(({ name }) => /Андрано/.test(name)),
  );
  await who.come();

  await test.step('an organiser revokes it: the phone is nobody’s at once', async () => {
    const desk = await organiser(
      sample,
      links.find(({ name }) => name === 'Мастер'),
    );
    await desk.come();
    await desk.section('Люди');
    await desk.page.getByRole('link', { name: who.name }).click();
    await desk.act(desk.button('Отозвать ссылки'), {
      reason: 'Потерян телефон',
      confirm: 'Отозвать',
      says: [`${who.name}: ссылки отозваны`],
    });
    await expect(desk.page.getByText('Ссылка: отозвана')).toBeVisible();
    await expect(who.plate).toBeHidden();
    await expect(who.phone.button('Ввести код')).toBeVisible();
  });
  await test.step('who opens it reads that it is dead', async () => {
    await who.phone.go(`/l/${who.link.token}`);
    await who.phone.tap('Это мой телефон');
    await who.sees('Эта ссылка больше не действует');
    await expect(who.phone.button('Это мой телефон')).toBeHidden();
    await who.phone.tap('На главную');
    await expect(who.phone.button('Ввести код')).toBeVisible();
  });
  await test.step('a code too short, with a sign that no code has, or of nothing, is answered in words', async () => {
    await who.phone.go('/');
    await who.phone.tap('Ввести код');
    const code = who.page.getByLabel('Код', { exact: true });
    await code.fill('ABCD');
    await who.phone.tap('Дальше');
    await expect(who.page.getByRole('alert')).toHaveText('В коде восемь знаков');
    await code.fill('ABCD0');
    await expect(who.page.getByRole('alert')).toHaveText(/В\sкодах не\sбывает 0/);
    await code.fill('22222222');
    await who.phone.tap('Дальше');
    await expect(who.page.getByRole('heading', { name: 'Нет такого кода' })).toBeVisible();
    await who.page.goBack();
    await expect(code).toBeVisible();
  });
  await test.step('the code of a link that lives, typed by hand, leads to the question of its first use', async () => {
    await who.page.getByLabel('Код', { exact: true }).fill(links.at(-1)?.code ?? '');
    await who.phone.tap('Дальше');
    await expect(who.phone.button('Это мой телефон')).toBeVisible();
  });
  await test.step('the address of a match that can’t be one leads home, and asks nobody to open it anew', async () => {
    for (const match of ['nothing', 'x'.repeat(60)]) {
      await who.phone.go(`/m/${match}`);
      await who.sees('Такой партии нет. Проверьте ссылку.');
      await who.phone.tap('На главную');
    }
  });
});

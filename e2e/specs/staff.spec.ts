// What staff do for somebody in trouble: a lost phone, a stranger with a link, a result that has to be changed after
// its drakes are spent.
import { seated } from '../support/event/table.ts';
import { expect, test } from '../support/event/test.ts';

test('a referee lets a trader onto a new phone; an old phone’s refusal is read; after a power cut the desk asks for its password', async ({
  sample,
  trader,
  organiser,
}) => {
  const links = await sample.links();
  const mine = links.find(({ name }) => /Сарети/.test(name));
  const desk = await organiser(
    sample,
    links.find(({ name }) => name === 'Мастер'),
  );
  const old = await trader(sample, mine);
  await old.come();
  const next = await trader(sample, mine);

  await test.step('the old phone refuses, and the new one reads so', async () => {
    await next.phone.go(`/l/${next.link.token}`);
    await next.phone.tap('Это мой телефон');
    await next.phone.tap('Попросить о переносе');
    await next.sees('Ждём разрешения');
    await old.phone.tap('Отказать');
    await expect(next.page.getByRole('alert')).toContainText('На старом телефоне отказали');
    await expect(next.text('Ждём разрешения')).toBeHidden();
  });
  await test.step('it asks once more; the desk sees who stands there, and lets the trader in', async () => {
    await desk.come();
    await next.phone.tap('Попросить о переносе');
    await expect(next.page.getByRole('alert')).toBeHidden();
    const asks = desk.page.getByRole('region', { name: 'Просятся на новый телефон' });
    await expect(asks).toContainText(old.name);
    await desk.act(asks.getByRole('button', { name: 'Пустить на новый телефон' }), {
      reason: 'Вижу человека',
      confirm: 'Знак тот же, пустить',
      says: [old.name],
    });
    await expect(asks).toBeHidden();
    await expect(next.plate).toBeVisible();
    await old.sees(/вы\sиграете с\sдругого телефона/);
  });
  await test.step('after a power cut the next act asks for the password, and takes no other', async () => {
    await sample.restart();
    await desk.section('Люди');
    await desk.page.getByRole('link', { name: old.name }).click();
    await desk.button('Выдать монеты').click();
    await desk.sayPassword('sun and shadow');
    await expect(desk.dialog.getByRole('alert')).toHaveText(
      /^Неверный пароль, попробуйте ещё раз\..*npm run event -- access\.$/,
    );
    await desk.sayPassword();
    await desk.goOn({
      fill: { Дрейков: '5' },
      reason: 'Монеты выданы',
      confirm: 'Списать из кошелька',
      says: [new RegExp(`^${old.name} → Банк игры: 5\\sдрейк`)],
    });
  });
});

test('a call brings both decks to the desk; later the match is given to the other one, and who pays for spent drakes is asked and said', async ({
  sample,
  trader,
  organiser,
  seatsOf,
}) => {
  const links = await sample.links();
  const [winner, loser] = links.filter(({ name }) => /Сарети|Ллетри/.test(name));
  const desk = await organiser(
    sample,
    links.find(({ name }) => name === 'Мастер'),
  );
  const rival = await trader(sample, loser);
  await rival.come();
  const seats = await seated(seatsOf(sample), rival);
  await seats.ask({ do: 'bind', name: 'winner', secret: winner?.code ?? '' });
  await desk.come();

  const before = await rival.drakes();
  await test.step('the match is called: the desk sees both decks, and both players read so', async () => {
    await seats.ask({ do: 'match', one: 'winner', two: rival.name, stake: 5 });
    await rival.phone.tap('За стол');
    await rival.phone.seesHand();
    await rival.phone.tap('Меню');
    await rival.phone.tap('Позвать судью');
    await rival.phone.confirm('Позвать');
    await desk.row(rival.name).getByRole('link').first().click();
    await desk.act(desk.button('Посмотреть обе колоды'), {
      reason: 'Спор о картах',
      confirm: 'Показать колоды',
      says: [/вы\sувидите обе колоды/],
    });
    const deck = desk.dialog.getByRole('region', { name: rival.name });
    await expect(deck.getByRole('listitem').first()).toBeVisible();
    await desk.dialog.getByRole('button', { name: 'Закрыть' }).click();
    await rival.phone.tap('Меню');
    await rival.phone.tap('Журнал партии');
    await rival.sees(/видит обе колоды. Причина: Спор о\sкартах/);
    await desk.backToFloor();
  });
  await test.step('the winner takes the pot, and all drakes in coins', async () => {
    await rival.page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).tap();
    await seats.ask({ do: 'concede', name: rival.name });
    // The first page tells nothing of a match that was not watched to its end.
    await rival.phone.seesResult('Вы проиграли');
    await rival.owns(before - 5, 0);
    await desk.section('Люди');
    await desk.page.getByRole('link', { name: winner?.name ?? '' }).click();
    await desk.act(desk.button('Выдать монеты'), {
      reason: 'Монеты выданы',
      confirm: 'Списать из кошелька',
    });
    await expect(desk.page.getByText('Кошелёк: 0 дрейков')).toBeVisible();
  });
  await test.step('the award says what is missing, and takes nothing before it is decided', async () => {
    await desk.section('Партии');
    await desk.row(rival.name).getByRole('link').first().click();
    await desk.button('Присудить победу').click();
    await desk.dialog.getByRole('radio', { name: rival.name }).check();
    await expect(desk.dialog.getByText(/^Не\sхватает: 10\sдрейков/)).toBeVisible();
    await expect(desk.dialog.getByRole('button', { name: 'Присудить победу', exact: true })).toBeDisabled();
  });
  await test.step('the bank adds it: the loser has the whole pot, and reads why', async () => {
    await desk.goOn({
      pick: ['Добавит банк игры'],
      reason: 'Нарушение правил',
      confirm: 'Присудить победу',
      says: [new RegExp(`^Банк игры → ${rival.name}: 10\\sдрейков`)],
    });
    await rival.owns(before + 5, 0);
    await rival.reads(['Победа присуждена', '10'], ['Ставка', '5']);
  });
  await test.step('voided after all: the bank has back what is there, and who owes it the rest stands at the match', async () => {
    await desk.button('Отменить партию').click();
    await expect(desk.dialog.getByText(/^Не\sхватает: 5\sдрейков/)).toBeVisible();
    await desk.goOn({
      pick: ['Записать долг'],
      reason: 'Так решили оба',
      confirm: 'Отменить партию',
      says: [new RegExp(`^Запишется долг: ${winner?.name ?? ''} → Банк игры, 5\\sдрейков`)],
    });
    await rival.owns(before, 0);
    const debt = `${winner?.name ?? ''} → Банк игры: 5`;
    await expect(desk.page.getByText(debt)).toBeVisible();
    await desk.backToFloor();
    await desk.section('Партии');
    await expect(desk.row(rival.name).first()).toContainText(debt);
  });
  await test.step('a card is handed on: it is news on the phone, and its history holds it, with the reason', async () => {
    await desk.section('Люди');
    await desk.page.getByRole('link', { name: winner?.name ?? '' }).click();
    const given = desk.page.getByRole('table', { name: 'Экземпляры' }).getByRole('link').first();
    const card = await given.innerText();
    await given.click();
    await desk.act(desk.page.getByRole('button', { name: /^Передать/ }), {
      fill: { 'Имя или код': rival.name },
      pick: [rival.name],
      reason: 'По просьбе торговца',
      confirm: 'Передать',
      says: [rival.name],
    });
    const moved = desk.row(`${winner?.name ?? ''} → ${rival.name}`);
    await expect(moved).toContainText('Мастер');
    await expect(moved).toContainText('По просьбе торговца');
    await rival.home();
    const news = rival.page.getByRole('status', { name: 'Новое в колоде' });
    await expect(news).toContainText(`К вам: «${card}». Откуда: ${winner?.name ?? ''}.`);
    await expect(news).toContainText('причина: По просьбе торговца');
    await news.getByRole('link').tap();
    await expect(rival.page.getByRole('region', { name: 'Через чьи руки прошла' })).toContainText(
      'По просьбе торговца',
    );
    await rival.home();
    await news.getByRole('button', { name: 'Понятно' }).click();
    await expect(news).toBeHidden();
  });
});

test('two of staff at one match: the slower sheet shows what has changed and who was faster, and does nothing else than it says', async ({
  sample,
  trader,
  organiser,
  seatsOf,
}) => {
  const links = await sample.links();
  const [mine, other] = links.filter(({ name }) => /Сарети|Ллетри/.test(name));
  const linkOf = (name: string) => links.find((link) => link.name === name);
  const [one, two] = [await organiser(sample, linkOf('Мастер')), await organiser(sample, linkOf('Судья'))];
  const rival = await trader(sample, other);
  await rival.come();
  const seats = await seated(seatsOf(sample), rival);
  await seats.ask({ do: 'bind', name: 'rival', secret: mine?.code ?? '' });
  await seats.ask({ do: 'match', one: 'rival', two: rival.name, stake: 5 });
  await one.come();
  await two.come('Судейская');
  for (const desk of [one, two]) await desk.row(rival.name).getByRole('link').first().click();
  const confirm = one.dialog.getByRole('button', { name: 'Присудить победу', exact: true });

  await test.step('nobody is the winner before somebody says so', async () => {
    await one.button('Присудить победу').click();
    await one.choosePassword();
    await one.dialog.getByRole('button', { name: 'Нарушение правил', exact: true }).click();
    await expect(one.dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(one.dialog.getByRole('button', { name: 'Заполните всё выше' })).toBeDisabled();
    await one.dialog.getByRole('radio', { name: rival.name }).check();
    await expect(confirm).toBeEnabled();
  });
  await test.step('the other voids the match: the open sheet says so by itself', async () => {
    await two.act(two.button('Отменить партию'), { reason: 'Так решили оба', confirm: 'Отменить партию' });
    const changes = one.dialog.getByRole('region', { name: 'Что изменится' });
    await expect(changes.getByRole('status')).toContainText('Пока вы смотрели, всё изменилось: Судья');
    await expect(changes.getByRole('status')).toContainText('Отменить партию');
    await one.dialog.getByRole('button', { name: 'Назад' }).click();
  });
});

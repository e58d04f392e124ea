// A whole event at the desk, on a laptop: from an empty folder to the last table that is taken home.
import { EVEN, STRONG, WEAK } from '../support/event/halves.ts';
import { expect, test } from '../support/event/test.ts';

interface Guest {
  readonly name: string;
  /** What is in their purse when everything is played. */
  readonly ends: number;
}

/** What each of them begins with. */
const DRAKES = 100;

/**
 * Guests two by two at a table, for 5, 10, 15 and 20 drakes; the first match is voided, the others go to the one who is
 * named first.
 */
const GUESTS: readonly Guest[] = [
  { name: 'Анас Велот', ends: 100 },
  { name: 'Бервен Ндрам', ends: 100 },
  { name: 'Вирис Телванни', ends: 110 },
  { name: 'Горас Индорил', ends: 90 },
  { name: 'Дален Релас', ends: 115 },
  { name: 'Идрис Морвейн', ends: 85 },
  { name: 'Фелас Садри', ends: 120 },
  { name: 'Эрвис Ховани', ends: 80 },
];
const [ANAS = '', BERVEN = '', VIRIS = '', GORAS = '', DALEN = '', IDRIS = '', FELAS = '', ERVIS = ''] =
  GUESTS.map(({ name }) => name);
const TABLES = [
  { a: ANAS, b: BERVEN, stake: 5 },
  { a: VIRIS, b: GORAS, stake: 10 },
  { a: DALEN, b: IDRIS, stake: 15 },
  { a: FELAS, b: ERVIS, stake: 20 },
] as const;

test('an organiser runs an event of eight traders from an empty folder to the last exported table', async ({
  fair: { server, link },
  organiser,
  seatsOf,
}) => {
  const desk = await organiser(server, link);
  const seats = seatsOf(server);
  const { page } = desk;

  await test.step('the printed link leads to the desk, in whose head the address of the event stands', async () => {
    await desk.come();
    await expect(page.getByText(`Адрес игры: ${server.url}`).filter({ visible: true })).toHaveCount(1);
  });
  await test.step('the first act asks for a password; two traders come singly, the others by a list', async () => {
    await desk.section('Люди');
    const [first, second, ...others] = GUESTS.map(({ name }) => name);
    let button = desk.button('Новый человек');
    for (const name of [first, second]) {
      await desk.act(button, {
        fill: { Имя: name ?? '', Дрейков: String(DRAKES) },
        reason: 'Регистрация',
        confirm: 'Добавить',
      });
      await expect(desk.dialog.getByText(`Готово: ${name}`)).toBeVisible();
      button = desk.dialog.getByRole('button', { name: 'Добавить ещё' });
    }
    await page.keyboard.press('Escape');
    await desk.button('Добавить списком').click();
    // Whoever is there already may stand in the list.
    await desk.dialog.getByRole('textbox', { name: 'Имена' }).fill([first, ...others].join('\n'));
    await expect(desk.dialog.getByText(`Уже есть, второй раз не добавятся: ${first}`)).toBeVisible();
    await desk.dialog.getByRole('textbox', { name: 'Дрейков' }).fill(String(DRAKES));
    await desk.dialog.getByRole('button', { name: 'Дальше' }).click();
    await desk.dialog.getByRole('button', { name: 'Регистрация' }).click();
    await desk.dialog.getByRole('button', { name: /^Добавить: 6/ }).click();
    await desk.dialog.getByRole('button', { name: 'Выбрать добавленных' }).click();
    await expect(page.getByText('Выбрано: 6')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2 + GUESTS.length);
  });
  const codes = await test.step('all their links are made at once, to be printed', async () => {
    for (const { name } of GUESTS) await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).check();
    await desk.act(desk.button('Выдать ссылки'), { reason: 'Первая ссылка', confirm: 'Выдать ссылки' });
    await expect(desk.dialog.getByText('Готово: 8 из 8')).toBeVisible();
    return desk.printed();
  });
  await test.step('each of them binds the phone of its owner', async () => {
    expect([...codes.keys()]).toEqual(GUESTS.map(({ name }) => name));
    for (const [name, secret] of codes) await seats.ask({ do: 'bind', name, secret });
    await desk.dialog.getByRole('button', { name: 'Закрыть' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'открыта' })).toHaveCount(1 + GUESTS.length);
  });
  await test.step('whoever has a link already gets no other by picking all', async () => {
    for (const { name } of GUESTS) await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).check();
    await desk.button('Выдать ссылки').click();
    await expect(desk.dialog.getByText('Листок уже есть у всех выбранных.')).toBeVisible();
    const again = desk.dialog.getByRole('checkbox', { name: /^И\sтем, у\sкого листок уже есть/ });
    const confirm = desk.dialog.getByRole('button', { name: 'Выдать ссылки', exact: true });
    const reason = desk.dialog.getByRole('button', { name: 'Первая ссылка', exact: true });
    // Where nothing would be done, no reason is asked for.
    await expect(reason.or(confirm)).toBeHidden();
    await again.check();
    await reason.click();
    await expect(confirm).toBeEnabled();
    const changes = desk.dialog.getByRole('region', { name: 'Что изменится' });
    await expect(changes.getByText(new RegExp(`^Каждый из\\s${GUESTS.length}: новая ссылка`))).toBeVisible();
    await desk.dialog.getByRole('button', { name: 'Назад' }).click();
    await desk.button('Снять выбор').click();
  });

  await Promise.all(TABLES.map(({ a, b, stake }) => seats.ask({ do: 'match', one: a, two: b, stake })));
  const lay = (name: string, row: 'front' | 'back', cards: readonly string[]) =>
    seats.ask({
      do: 'lay',
      name: name ?? '',
      row,
      cards: row === 'front' ? cards.slice(0, 3) : cards.slice(3),
    });
  await test.step('the floor shows four matches at once: how each stands, and who is waited for', async () => {
    await lay(VIRIS, 'front', STRONG);
    await lay(VIRIS, 'back', STRONG);
    for (const row of ['front', 'back'] as const) {
      await lay(DALEN, row, STRONG);
      await lay(IDRIS, row, WEAK);
    }
    await lay(FELAS, 'front', EVEN);
    await desk.section('Сейчас');
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(5);
    const expected = [
      [ANAS, 'Расстановка', `${ANAS}: первый ряд`, `${BERVEN}: первый ряд`, '5 дрейков'],
      [VIRIS, 'Расстановка', `${GORAS}: первый ряд`, '10 дрейков'],
      [DALEN, 'Цена победы', `${IDRIS}: цена победы`, '15 дрейков'],
      [FELAS, 'Расстановка', `${FELAS}: второй ряд`, `${ERVIS}: первый ряд`, '20 дрейков'],
    ];
    for (const [name = '', ...words] of expected)
      for (const word of words) await expect(desk.row(name)).toContainText(word);
  });
  await test.step('one is opened as a board: seals are seen, and no card', async () => {
    await page.getByRole('link', { name: VIRIS }).click();
    const half = page.getByRole('group', { name: `Половина: ${VIRIS}` });
    await expect(half.getByRole('group', { name: /запечатан$/ })).toHaveCount(2);
    await expect(half.getByRole('img', { name: /: карта лицом вниз$/ })).toHaveCount(6);
    await desk.backToFloor();
  });
  await test.step('one is voided: what goes back to whom is said before', async () => {
    await page.getByRole('link', { name: ANAS }).click();
    await desk.act(desk.button('Отменить партию'), {
      reason: 'Так решили оба',
      confirm: 'Отменить партию',
      says: [
        `Банк партии → ${ANAS}: 5 дрейков (Ставка возвращена)`,
        `Банк партии → ${BERVEN}: 5 дрейков (Ставка возвращена)`,
      ],
    });
    await expect(page.getByRole('heading', { name: 'Партия отменена' })).toBeVisible();
    await desk.backToFloor();
    await expect(page.getByRole('row')).toHaveCount(4);
  });
  await test.step('the others come to their ends, and the floor is empty', async () => {
    await seats.ask({ do: 'playOn', name: IDRIS });
    await lay(GORAS, 'front', WEAK);
    await lay(GORAS, 'back', WEAK);
    await seats.ask({ do: 'playOn', name: GORAS });
    await seats.ask({ do: 'concede', name: ERVIS });
    await Promise.all([IDRIS, GORAS].map((name) => seats.ask({ do: 'finished', name })));
    await expect(page.getByText('Сейчас никто не играет.')).toBeVisible();
    await desk.section('Партии');
    await expect(desk.row(ANAS)).toContainText('отменена');
    await expect(desk.row(DALEN)).toContainText(`${DALEN}: победа по счёту`);
    await expect(desk.row(FELAS)).toContainText(`${FELAS}: соперник сдаётся`);
  });

  const total = GUESTS.length * DRAKES;
  await test.step('the accounts are what was won and lost, and sum up to nothing with the bank', async () => {
    await desk.section('Настройки');
    const accounts = await desk.table('Счета');
    const purses = accounts.filter(({ счёт }) => счёт === 'кошелёк');
    expect(Object.fromEntries(purses.map(({ чей = '', сколько }) => [чей, Number(сколько)]))).toEqual(
      Object.fromEntries(GUESTS.map(({ name, ends }) => [name, ends])),
    );
    expect(accounts.filter(({ счёт }) => счёт === 'банк игры')).toEqual([
      expect.objectContaining({ сколько: String(-total) }),
    ]);
    expect(accounts.reduce((sum, { сколько }) => sum + Number(сколько), 0)).toBe(0);
  });
  await test.step('every purse is paid out in coins: the sheet begins with all of it', async () => {
    for (const { name, ends } of GUESTS) {
      await desk.section('Люди');
      await page.getByRole('link', { name, exact: true }).click();
      await desk.act(desk.button('Выдать монеты'), {
        reason: 'Монеты выданы',
        confirm: 'Списать из кошелька',
        says: [new RegExp(`^${name} → Банк игры: ${ends}\\sдрейк`)],
      });
      await expect(page.getByText('Кошелёк: 0 дрейков')).toBeVisible();
    }
  });
  await test.step('the last tables are taken home: nothing is left in any account', async () => {
    await desk.section('Настройки');
    const accounts = await desk.table('Счета');
    expect(accounts.filter(({ сколько }) => Number(сколько) !== 0)).toEqual([]);
    const people = await desk.table('Люди');
    expect(
      people.filter(({ торгует }) => торгует === 'да').map(({ имя, кошелёк }) => [имя, кошелёк]),
    ).toEqual(expect.arrayContaining(GUESTS.map(({ name }) => [name, '0'])));
    const played = await desk.table('Партии');
    expect(
      Object.fromEntries(played.map((match) => [match['торговец А'] ?? '', match['чем кончилась']])),
    ).toEqual({
      [ANAS]: 'отменена',
      [VIRIS]: 'по счёту',
      [DALEN]: 'по счёту',
      [FELAS]: 'соперник сдаётся',
    });
    const cards = await desk.table('Карты');
    expect(cards.filter(({ хозяин }) => хозяин === ANAS).length).toBeGreaterThanOrEqual(8);
    expect(await desk.table('Контракты')).toEqual([]);
  });
  await test.step('a copy of the whole is made from the desk, checked, and listed', async () => {
    await desk.button('Сделать копию').click();
    await expect(
      page.getByText(/^Копия готова: [\d,]+\sМБ\. Последняя запись в\sней: сегодня/),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Копии игры' }).getByRole('row')).toHaveCount(2);
    await expect(desk.row('всё сходится')).toHaveCount(1);
  });
});

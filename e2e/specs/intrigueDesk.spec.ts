// The intrigue deck at the desk: from the seal that is read aloud to the log that anybody can check, by laptop and by
// phone.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Organiser } from '../support/event/organiser.ts';
import { openPerson } from '../support/event/promising.ts';
import { expect, test } from '../support/event/test.ts';
import { looksRight, PHONE } from '../support/event/looksRight.ts';
import { inBoth, outOfReach } from '../support/look.ts';
import { LONG } from '../support/waits.ts';
import { AGAIN } from '../support/whole.ts';

const part = ({ page }: Organiser, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Sets one setting to a number, or to one of a few choices. */
async function set(desk: Organiser, name: string, to: { readonly fill?: string; readonly pick?: string }) {
  await desk.section('Настройки');
  const row = desk.row(name).first();
  await desk.act(row.getByRole('button', { name: 'Изменить' }), {
    ...(to.fill === undefined ? {} : { fill: { [name]: to.fill } }),
    ...(to.pick === undefined ? {} : { pick: [to.pick] }),
    reason: 'Так решили мастера',
    confirm: 'Изменить',
  });
}

/** Rings by hand: the reason is already filled in, so that it takes two presses. */
async function ring(desk: Organiser, nth: number): Promise<void> {
  await desk.button(new RegExp(`^Объявить фазу №\\s${nth}$`)).click();
  await expect(desk.dialog.getByRole('region', { name: 'Что изменится' })).toContainText(
    new RegExp(`Фаза\\sстатуса\\s№\\s${nth}`),
  );
  await desk.dialog.getByRole('button', { name: 'Объявить', exact: true }).click({ timeout: LONG });
  await expect(part(desk, 'Фаза статуса')).toContainText(`Прошло фаз: ${nth}`, { timeout: LONG });
}

const letDraw = (desk: Organiser, name: string, n: string): Promise<void> =>
  desk.act(desk.row(name).getByRole('button', { name: 'Дать карты' }), {
    fill: { 'Сколько карт': n },
    reason: 'Награда',
    confirm: 'Дать карты',
  });

/** Chooses a file on the page that checks logs. */
const check = (page: Page, buffer: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'deck-log.json', mimeType: 'application/json', buffer: Buffer.from(buffer) });

test('a deck is sealed, shuffled by a word, rung, heard, opened, closed, and checked by whoever has its file', async ({
  sample,
  organiser,
  browser,
}) => {
  const links = await sample.links();
  const desk = await organiser(
    sample,
    links.find(({ name }) => name === 'Мастер'),
  );
  const referee = await organiser(
    sample,
    links.find(({ name }) => name === 'Судья'),
  );
  const [name = ''] = links.flatMap((link) => (/Сарети/.test(link.name) ? [link.name] : []));
  const [other = ''] = links.flatMap((link) => (/Ллетри/.test(link.name) ? [link.name] : []));
  await Promise.all([desk.come(), referee.come('Судейская')]);
  const { page } = desk;

  await test.step('as long as it is switched off there is no page of it', async () => {
    for (const each of [desk, referee])
      await expect(each.page.getByRole('link', { name: 'Интриги', exact: true })).toHaveCount(0);
  });

  await test.step('switched on, it is made of the packs that were set, and its seal is read aloud', async () => {
    await set(desk, 'Наборов в колоде интриг', { fill: '1' });
    await set(desk, 'Интриги', { pick: 'В игре' });
    await desk.section('Интриги');
    await expect(part(desk, 'С чего начать')).toContainText(/В\sколоде 66\sкарт/);
    await expect(page.locator('code')).toHaveText(/^[0-9a-f]{8}( [0-9a-f]{8}){7}$/);
    await looksRight(page, 'the beginning');
  });

  await test.step('a word is said and written down once, and the deck is shuffled', async () => {
    await desk.act(desk.button('Записать слово'), {
      fill: { 'Слово, сказанное вслух': ' Альд’рун ' },
      reason: 'Слово сказано вслух',
      confirm: 'Перетасовать',
      says: ['Колода интриг будет перетасована'],
    });
    await expect(part(desk, 'Проверка')).toContainText('Альд’рун');
    await expect(part(desk, 'Колода')).toContainText('66');
  });

  await test.step('it rings by hand in two presses, and by a timetable', async () => {
    await ring(desk, 1);
    await expect(desk.row(name)).toContainText('1 из 7');
    await expect(part(desk, 'Что было')).toContainText(/Фаза статуса\s1/);
    await desk.button('Изменить расписание').click();
    await desk.dialog.getByRole('radio', { name: 'Завтра', exact: true }).check({ force: true });
    await desk.dialog.getByLabel('С', { exact: true }).fill('10:00');
    await desk.dialog.getByLabel('До', { exact: true }).fill('12:00');
    await desk.dialog.getByLabel('Каждые, минут').fill('60');
    await expect(desk.dialog.getByRole('button', { name: 'Добавить фаз: 3' })).toBeEnabled();
    await desk.dialog.getByLabel('Каждые, минут').press('Enter');
    await desk.dialog.getByRole('button', { name: /^Убрать: .*11:00$/ }).click();
    await looksRight(page, 'the timetable');
    await desk.goOn({
      reason: 'Так решили мастера',
      confirm: 'Сохранить расписание',
      says: ['Фаз в расписании: 2'],
    });
    await expect(part(desk, 'Фаза статуса')).toContainText(/Следующая по\sрасписанию:.*10:00/);
  });

  await test.step('the audience is opened for one, and closed', async () => {
    await desk.act(desk.row(name).getByRole('button', { name: 'Аудиенция' }), {
      reason: 'По сюжету',
      confirm: 'Открыть аудиенцию',
      says: ['Аудиенция откроется', new RegExp(`${name} → в\\sруку: 2\\sкарты`)],
    });
    const audience = part(desk, 'Аудиенция');
    await expect(audience).toContainText(name);
    await expect(audience).toContainText(/Карта стоит 3\sдрейка/);
    await looksRight(page, 'the deck');
    await desk.act(desk.button('Закрыть аудиенцию'), {
      reason: 'Время вышло',
      confirm: 'Закрыть аудиенцию',
    });
    await expect(audience).toContainText('Аудиенции нет');
  });

  await test.step('a hand is shown once to who opens it by an act', async () => {
    await desk.row(name).getByRole('button', { name: 'Посмотреть руку' }).click();
    await desk.dialog.getByRole('button', { name: 'Спор о картах' }).click();
    await desk.dialog.getByRole('button', { name: 'Показать руку', exact: true }).click({ timeout: LONG });
    const hand = desk.dialog.getByRole('region', { name: 'Карты в руке' });
    await expect(hand.getByRole('listitem')).toHaveCount(3, { timeout: LONG });
    await looksRight(page, 'an opened hand');
    await desk.dialog.getByRole('button', { name: 'Закрыть' }).first().click();
    await expect(hand).toHaveCount(0);
  });

  await test.step('who has too many is waited for, and a referee answers for them', async () => {
    await letDraw(desk, other, '3');
    await letDraw(desk, other, '3');
    await letDraw(desk, other, '2');
    await expect(part(desk, 'Кого ждут')).toContainText('что оставить из излишка, не больше 7');
    await expect(desk.row(other).last()).toContainText('излишек');
    await referee.section('Интриги');
    await expect(part(referee, 'Аудиенция')).toContainText(/Аудиенции нет\.$/);
    await expect(referee.button(/^Объявить фазу №\s2$/)).toHaveCount(0);
    await expect(referee.row(other).last().getByRole('button')).toHaveCount(0);
    await referee.act(part(referee, 'Кого ждут').getByRole('button', { name: 'Сбросить излишек' }), {
      reason: 'Долго нет ответа',
      confirm: 'Сбросить излишек',
      says: [new RegExp(`${other} → в\\sсброс: 2\\sкарты`)],
    });
    await expect(part(desk, 'Кого ждут')).toContainText('Никого', { timeout: LONG });
    await expect(desk.row(other)).toContainText('7 из 7');
  });

  await test.step('a person’s page says how many they hold', async () => {
    await openPerson(desk, other);
    await expect(part(desk, 'Интриги')).toContainText('7 из 7');
    await looksRight(page, 'a person');
    await desk.act(desk.button('Объявить разгром'), {
      reason: 'По сюжету',
      confirm: 'Объявить разгром',
      says: [new RegExp(`${other} → в\\sсброс: 7\\sкарт`)],
    });
    await desk.act(desk.button('Снять разгром'), { reason: 'Ошибка', confirm: 'Снять разгром' });
    await expect(desk.button('Объявить разгром')).toBeVisible();
    await desk.section('Интриги');
  });

  const stranger = await (await browser.newContext({ viewport: PHONE, locale: 'ru' })).newPage();
  const saved = async (): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Скачать журнал колоды' }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };

  await test.step('before it is closed a stranger checks that the log contradicts itself nowhere', async () => {
    await stranger.goto(`${sample.url}/deck-log`);
    await check(stranger, await saved());
    await expect(stranger.getByText(/Журнал нигде себе не\sпротиворечит/)).toBeVisible();
    await expect(stranger.getByText('лицом вниз').first()).toBeVisible();
    await stranger.getByRole('button', { name: 'Взять журнал этой игры' }).click();
    await expect(stranger.getByText(/Журнала здесь нет/)).toBeVisible();
  });

  await test.step('it is closed for good, and its secret number is published', async () => {
    await page.getByText('Когда игра закончена').click();
    await desk.act(desk.button('Закрыть колоду насовсем'), {
      reason: 'Игра закончена',
      confirm: 'Закрыть насовсем',
      says: [/тайное число опубликуют/, 'Отменить будет нельзя.'],
    });
    await expect(part(desk, 'Проверка')).toContainText('Тайное число');
    await expect(desk.button(/^Объявить фазу №\s2$/)).toHaveCount(0);
    await looksRight(page, 'a closed deck');
  });

  await test.step('then whoever has the file sees each card, and where those of one trader went', async () => {
    const file = await saved();
    await check(stranger, file);
    await expect(stranger.getByText(/Всё сходится/)).toBeVisible();
    await stranger.getByLabel('Чьи карты показать').selectOption({ label: other });
    const path = stranger.getByRole('region', { name: 'Откуда пришли и куда ушли' });
    await expect(path.getByText(/сброшена карта/)).toHaveCount(9);
    await expect(path.getByText(/из\sколоды/)).toHaveCount(9);
    await looksRight(stranger, 'the check');
    await stranger.setViewportSize(PHONE);
    expect(await outOfReach(stranger), 'the check: too small to press').toEqual([]);
    await check(stranger, file.replace('"word":"Альд’рун"', '"word":"Пепел"'));
    await expect(stranger.getByText(/Не\sсходится\. Запись №\s2: порядок инициативы/)).toBeVisible();
    await check(stranger, 'нет');
    await expect(stranger.getByText(/Файл не\sчитается/)).toBeVisible();
    await check(stranger, '{"format":"dunmer-trade-match/1"}');
    await expect(stranger.getByText(/Это не\sжурнал колоды интриг/)).toBeVisible();
  });

  await test.step('whoever has joined checks the log of their own event without a file', async () => {
    await page.getByRole('link', { name: 'Проверить колоду' }).click();
    await page.getByRole('button', { name: 'Взять журнал этой игры' }).click();
    await expect(page.getByText(/Всё сходится/)).toBeVisible();
    await page.goBack();
  });

  await test.step('and the table of the deck is exported with the others', async () => {
    await desk.section('Настройки');
    const rows = await desk.table('Колода интриг');
    expect(rows.filter(({ что, кто }) => что === 'в руке' && кто === name)).toMatchObject([{ сколько: '3' }]);
  });
  await stranger.context().close();
});

test(
  'both modules are printed for play on paper: cards by packs, leaves of houses, names, the sheet beside the bell',
  AGAIN,
  async ({ sample, organiser }) => {
    const links = await sample.links();
    const desk = await organiser(
      sample,
      links.find(({ name }) => name === 'Мастер'),
    );
    const { page } = desk;
    // A headless browser has no print dialog.
    const printer = await page.addInitScript(() => {
      window.print = () => document.body.toggleAttribute('data-asked', true);
    });
    await desk.come();
    await set(desk, 'Наборов в колоде интриг', { fill: '1' });
    await set(desk, 'Интриги', { pick: 'В игре' });
    await set(desk, 'Обещания', { pick: 'В игре' });
    await desk.section('Обещания');
    await desk.act(desk.button(/^Раздать тем/), { reason: 'Начало игры', confirm: 'Раздать' });

    /**
     * Returns the words of each printed sheet in Russian; checks in both languages that there are as many pages as
     * sheets.
     */
    const printed = async (kind: 'houses' | 'named' | 'cards' | 'bell'): Promise<readonly string[]> => {
      let said: readonly string[] = [];
      await inBoth(page, async (lang) => {
        await page.locator(`[data-print=${kind}]`).click();
        await expect(page.locator('body[data-asked]')).toHaveCount(1);
        await page.emulateMedia({ media: 'print' });
        const sheets = page.locator('body > div').last().locator('> *');
        said = await sheets.allInnerTexts();
        const full = await sheets.evaluateAll(
          (all) =>
            all
              .flatMap((sheet) => [...sheet.querySelectorAll('div > div')])
              .filter((card) => card.scrollHeight > card.clientHeight + 1).length,
        );
        expect(full, `${kind}, ${lang}: cards that say more than they have room for`).toBe(0);
        // Once printed, it is gone from the page.
        const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        const pages = paper.match(/\/Type \/Page\b/g) ?? [];
        expect(pages, `${kind}, ${lang}: a page for each sheet`).toHaveLength(said.length);
        await page.emulateMedia({ media: 'screen' });
        await page.evaluate(() => document.body.removeAttribute('data-asked'));
      });
      return said;
    };

    await test.step('promises: a leaf and five cards for each house, and five with the name of each trader', async () => {
      await page.getByRole('link', { name: 'Напечатать обещания' }).click();
      await looksRight(page, 'paper of promises');
      const houses = await printed('houses');
      expect(houses).toHaveLength(26);
      expect(houses[0]).toMatch(/Дом Соляных Весов[^]*Порядок колоды запечатан до\sначала/);
      const named = await printed('named');
      expect(named).toHaveLength(4);
      expect(named.join('\n').match(/Обещает Тельвин Сарети/g)).toHaveLength(5);
    });

    await test.step('intrigue: every copy of every card, and rings for each trader', async () => {
      await desk.section('Интриги');
      await desk.act(desk.button('Записать слово'), {
        fill: { 'Слово, сказанное вслух': 'пепел' },
        reason: 'Слово сказано вслух',
        confirm: 'Перетасовать',
      });
      await page.getByRole('link', { name: 'Напечатать колоду' }).click();
      await looksRight(page, 'paper of the deck');
      const cards = await printed('cards');
      expect(cards).toHaveLength(8);
      expect(cards.join('\n').match(/[a-z-]+#\d+/g)).toHaveLength(66);
      const [bell = ''] = await printed('bell');
      expect(bell).toContain('Тельвин Сарети');
      expect(bell.match(/№\s[1-6]\b/g)).toHaveLength(6);
    });
    await printer.dispose();
  },
);

// The lesson of the patrons' table: from practice to its end, without a server once it is loaded. Cards are tapped and
// buttons pressed with keys: a finger would have to wait for each one that has just appeared (UX 8), and there are
// many.
import { PatronsGame } from '../support/event/patronsGame.ts';
import { expect, test } from '../support/event/test.ts';
import { barriers, foreignWords, outOfReach, spill } from '../support/look.ts';

const SHOTS = process.env['SHOTS'];

/** What is said; then the cards to tap, by the beginning of their names, and the button to press. */
const STEPS: readonly (readonly [words: RegExp, cards: readonly RegExp[], button: string | RegExp])[] = [
  [/Чей падёт/, [], 'Дальше'],
  [/платят монетами/, [/^Пыльная\sгончая/], /^Сыграть/],
  [/В\sпервый ход/, [], 'Закончить ход'],
  [/пришли монета/, [/^Башенный\sстраж/], /^Сыграть/],
  [/Умение героя/, [/^Железный\sНаместник/, /^Пыльная\sгончая/], 'Применить умение'],
  [/уже может бить/, [/^Пыльная\sгончая/, /^Хозяин\sТеней/], 'Ударить'],
  [/Кто бил/, [], 'Закончить ход'],
  [/закрытую гончую/, [/^Башенный\sстраж/], 'Защитить'],
  [/новый защитник/, [/^Искра/, /^Скальный\sкрылан/], /^Сыграть/],
  [/усилит всех/, [/^Боевая\sпеснь/], /^Сыграть/],
  [/в\sответ не\sбьёт/, [/^Башенный\sстраж/, /^Привратный\sкраб/], 'Ударить'],
  [/удар гончей/, [/^Железный\sНаместник/, /^Пыльная\sгончая/], 'Применить умение'],
  [/Защитить некому/, [/^Пыльная\sгончая/], 'Ударить'],
];

test('UX 9: a first game teaches what a beginner needs, and no network is asked for it', async ({
  sample,
  master,
  seatsOf,
  browser,
  contextOptions,
}) => {
  const seats = seatsOf(sample);
  await PatronsGame.allow(seats, master);
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const looksRight = async (where: string): Promise<void> => {
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${where}.png` });
    expect.soft(await spill(page), `${where}: spills`).toEqual({ sideways: 0, down: 0, covered: [] });
    expect.soft(await outOfReach(page), `${where}: too small to touch`).toEqual([]);
    expect.soft(await foreignWords(page, 'ru'), `${where}: foreign words`).toEqual([]);
    expect.soft(await barriers(page, 'words and colours'), `${where}: axe`).toEqual([]);
  };
  await page.addLocatorHandler(button('Показать сразу'), (skip) => skip.press('Enter'));

  await test.step('it is offered where practice at that table is begun, and nowhere else', async () => {
    await page.goto(`${sample.url}/practice`);
    await expect(button(/^Урок/)).toBeHidden();
    await page.getByRole('radio', { name: 'Стол покровителей' }).check({ force: true });
    await button(/^Урок/).tap();
  });
  await test.step('Back leads to the table that was chosen, where it is offered again', async () => {
    await expect(page.getByText(/Чей падёт/).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Стол покровителей' })).toBeChecked();
    await button(/^Урок/).tap();
  });
  await test.step('the network is gone, and it goes on to its end', async () => {
    await expect(page.getByText(/Чей падёт/).first()).toBeVisible();
    await context.setOffline(true);
    for (const [words, cards, does] of STEPS) {
      await expect(page.locator('p', { hasText: words }).first()).toBeVisible();
      if (does === 'Защитить') await looksRight('the lesson, asked for a defender');
      for (const card of cards) await button(card).tap();
      await button(does).press('Enter');
    }
    await expect(page.getByText(/Вы\sпобедили/).first()).toBeVisible();
    await looksRight('the end of the lesson');
  });
  await test.step('from there on one plays against a bot', async () => {
    await context.setOffline(false);
    await button('Сыграть с ботом').tap();
    await expect(page.getByRole('radio', { name: 'Стол покровителей' })).toBeChecked();
    await expect(button('Пройти урок ещё раз')).toBeVisible();
  });
  await context.close();
});

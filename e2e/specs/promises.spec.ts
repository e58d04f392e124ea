// Promises: from the desk that deals them to two traders who give them in a contract, play them, and get them back.
import { act, fulfil, matchOn, name, openAffair, sign } from '../support/event/dealing.ts';
import { EVEN } from '../support/event/halves.ts';
import { PHONE } from '../support/event/looksRight.ts';
import { seated } from '../support/event/table.ts';
import { ORGANISER, unhurried } from '../support/event/unhurried.ts';
import { cookieOf } from '../support/event/cookieOf.ts';
import {
  dealTo,
  leaf,
  openPerson,
  openPromises,
  signShown,
  switchOn,
  writeOffer,
} from '../support/event/promising.ts';
import { expect, test } from '../support/event/test.ts';
import type { Trader } from '../support/event/trader.ts';
import { barriers, inEach, outOfReach, spill } from '../support/look.ts';
import { LONG } from '../support/waits.ts';
import { AGAIN } from '../support/whole.ts';

/** Checks in both languages that nothing is pushed out of its place, too small to touch or too pale to read. */
const looksRight = ({ page }: Trader, where: string, each: typeof inEach = inEach): Promise<void> =>
  each(page, async (lang) => {
    const at = `${where}, ${lang}`;
    for (const height of [640, 740]) {
      await page.setViewportSize({ width: 360, height });
      // What fills the new height takes its place a moment later.
      await expect.poll(() => spill(page), `${at}: spills`).toEqual({ sideways: 0, down: 0, covered: [] });
    }
    expect.soft(await outOfReach(page), `${at}: too small to touch`).toEqual([]);
    expect.soft(await barriers(page, 'words and colours'), `${at}: axe`).toEqual([]);
  });

/** Looks in Russian only, where a clock runs. */
const inRussian: typeof inEach = (_, look) => look('ru');

test('a promise on each side of a contract changes hands, is played, pays, and goes home (PROMISES 2, 3)', async ({
  sample,
  pair,
  master,
  organiser,
}) => {
  const [a, b] = pair;
  const desk = await organiser(sample, master);
  await desk.come();

  await test.step('as long as they are switched off nobody finds anything of them', async () => {
    await expect(a.page.getByRole('link', { name: /^Обещания/ })).toHaveCount(0);
    await expect(desk.page.getByRole('link', { name: 'Обещания' })).toHaveCount(0);
  });
  await test.step('an organiser switches them on, and deals to one by house and to the rest by lot', async () => {
    await switchOn(desk);
    await dealTo(desk, a.name, 'Дом Соляных Весов');
    await dealTo(desk, b.name, 'Кочевье Семи Костров');
    await desk.section('Обещания');
    await desk.act(desk.button(/^Раздать тем, у кого их нет/), {
      reason: 'Начало игры',
      confirm: 'Раздать',
      says: [/Дральса Андрано.* \(каждый\): 5\sобещаний, дом по\sжребию$/],
    });
    await expect(desk.button(/^Раздать тем/)).toHaveCount(0);
    await expect(desk.row(a.name)).toContainText('Дом Соляных Весов');
  });
  await test.step('a trader finds five of their own, for others to play', async () => {
    await expect(a.page.getByRole('link', { name: /^Обещания/ })).toContainText('в руке: 5', {
      timeout: LONG,
    });
    await openPromises(a);
    await a.sees('Ваш дом: Дом Соляных Весов');
    await expect(a.page.locator('[data-pledge]')).toHaveCount(5);
    await leaf(a, 'Доля').locator('summary').tap();
    await a.sees('Назовите сумму');
  });

  await test.step('an offer gives one and asks for one, and says so before it is sent', async () => {
    await writeOffer(a, b, {
      text: 'Рекомендация в гильдию',
      sum: 10,
      gives: 'Доля',
      asks: ['Порука', b.name],
    });
    await a.phone.tap('Предложить контракт');
    const sheet = a.page.getByRole('dialog');
    // It comes with the sheet and not after it, so that nothing moves under a thumb.
    expect(await sheet.textContent()).toMatch(/Вы\sотдаёте\sсвоё\sобещание\s«Доля»/);
    await expect(sheet).toContainText(`Вы просите обещание «Порука»: обещает ${b.name}`);
    await looksRight(a, 'an offer with promises');
    await a.phone.confirm('Предложить контракт');
    await a.seesStatus('Вы предложили контракт');
    await expect(leaf(a, 'Доля')).toBeVisible();
  });
  await test.step('whoever signs has both before their eyes, and they are set aside', async () => {
    await signShown(b, a, ['Доля', 'Порука']);
    await openPromises(b);
    await expect(b.page.getByRole('region', { name: 'Отложены под контракт' })).toContainText('Порука');
    await looksRight(b, 'promises set aside');
  });
  await test.step('fulfilled, one lies before its holder at once, the other can be played with a named sum', async () => {
    await Promise.all([openAffair(a, b), openAffair(b, a)]);
    await fulfil(a, b);
    await openPromises(a);
    await expect(a.page.getByRole('region', { name: 'Лежат перед вами' })).toContainText('Порука');
    await openPromises(b);
    await expect(leaf(b, 'Доля')).toContainText('Можно сыграть сейчас');
    await leaf(b, 'Доля').getByRole('button', { name: 'Сыграть' }).tap();
    await b.phone.confirm('Сыграть');
    await b.sees('Введите целое число дрейков');
    await b.page.getByLabel('Сумма контракта, дрейков').fill('12');
    await b.phone.confirm('Сыграть');
    await expect(b.page.getByRole('region', { name: 'Лежат перед вами' })).toContainText(
      /Названо: 12\sдрейков/,
      {
        timeout: LONG,
      },
    );
  });
  await test.step('everybody reads who gave to whom, and which one lies before whom', async () => {
    await openPromises(a);
    await expect(a.page.getByRole('region', { name: 'Лежат перед другими' })).toContainText('Доля');
    await a.page.getByText('Кто кому отдал').tap();
    await a.sees(`${a.name} → ${b.name}`);
  });
  await test.step('a contract that pays its owner as much pays the holder a sixth, and it goes home', async () => {
    await writeOffer(b, a, { text: 'Десять шкур', sum: 18 });
    await b.phone.tap('Предложить контракт');
    await b.phone.confirm('Предложить контракт');
    await openAffair(a, b);
    await a.phone.tap('Подписать контракт');
    await a.phone.confirm('Подписать');
    await Promise.all([a, b].map((each) => each.seesStatus('Контракт подписан')));
    await fulfil(a, b);
    await b.home();
    await b.reads(['По обещанию', 'пришло: 3']);
    await openPromises(a);
    await expect(a.page.getByRole('region', { name: 'В руке' })).toContainText('Доля');
    await a.page.getByText('Что заплатили').tap();
    await a.sees(`вы → ${b.name}`);
  });
  await test.step('one shows a promise to everybody, and another reads of it', async () => {
    await openPromises(a);
    await a.phone.tap('Показать обещания');
    await a.page.getByRole('checkbox', { name: /^Шёпот/ }).check();
    await a.page.getByRole('radio', { name: 'Всем' }).check({ force: true });
    await a.page.getByRole('dialog').getByRole('button', { name: 'Показать', exact: true }).tap();
    await expect(a.page.getByRole('dialog')).toContainText(/Все торговцы увидят 1\sобещание/);
    await a.phone.confirm('Показать');
    await a.seesStatus('Показано');
    // It rings for nobody: traders who come back read of it.
    await b.home();
    await b.page.reload();
    await expect(b.page.getByRole('link', { name: /^Обещания/ })).toContainText('вам показали новое');
    await openPromises(b);
    await b.page.getByText('Вам показали', { exact: true }).tap();
    await b.sees(`${a.name} показывает всем`);
  });
  await test.step('what lies before its holder is let go, and is its owner’s again', async () => {
    await openPromises(a);
    const before = a.page.getByRole('region', { name: 'Лежат перед вами' });
    await before.locator('summary').tap();
    await before.getByRole('button', { name: 'Отпустить' }).tap();
    await a.phone.confirm('Отпустить');
    await expect(before).toHaveCount(0, { timeout: LONG });
  });
  await test.step('a ruin takes the promises of one out of the event, and is taken back', async () => {
    await openPerson(desk, b.name);
    await desk.act(desk.button('Объявить разгром'), {
      reason: 'По сюжету',
      confirm: 'Объявить разгром',
      says: [/→ из\sигры: 5\sобещаний лицом вниз$/],
    });
    const part = desk.page.getByRole('region', { name: 'Обещания' });
    await expect(part).toContainText('разгром');
    await openPromises(a);
    await a.page.getByText('Вышли из игры').tap();
    await a.sees(`Обещает ${b.name}`);
    await looksRight(a, 'the promises of somebody ruined');
    await inEach(desk.page, async (lang) => {
      const said = desk.page.getByText(lang === 'ru' ? 'Снять разгром' : 'Lift the ruin');
      await expect(said.first()).toBeVisible();
      expect
        .soft(await barriers(desk.page, 'words and colours'), `the ruin at the desk, ${lang}`)
        .toEqual([]);
    });
    await desk.act(desk.button('Снять разгром'), { reason: 'Ошибка', confirm: 'Снять разгром' });
    await expect(desk.button('Объявить разгром')).toBeVisible();
  });
  await test.step('promises are closed for good: everybody reads what was given, and checks its seal (PR27)', async () => {
    await desk.section('Обещания');
    const end = desk.page.getByText('Когда игра закончена');
    await desk.page.setViewportSize(PHONE);
    for (const small of [end, desk.page.getByRole('link', { name: 'Напечатать обещания' })])
      expect.soft((await small.boundingBox())?.height, 'for a thumb').toBeGreaterThan(47.5);
    await desk.page.setViewportSize({ width: 1280, height: 800 });
    await end.click();
    await desk.act(desk.button('Закрыть обещания'), {
      reason: 'Игра закончена',
      confirm: 'Закрыть насовсем',
      says: [/Закрыты насовсем/, /уже не\sисполнить/],
    });
    await expect(desk.page.getByText('Обещания закрыты насовсем')).toBeVisible();
    await desk.page.getByRole('radio', { name: 'Кто кому отдал' }).check({ force: true });
    await expect(desk.page.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/);
    await openPromises(b);
    await b.sees('Игра с обещаниями закончена');
    await b.page.getByText('Кто кому отдал', { exact: true }).tap();
    await b.page.getByText('Проверить печать').first().tap();
    await b.sees('Сходится');
    await looksRight(b, 'an opened seal of a promise');
  });
});

test(
  'a held promise answers a proposed match, in English; a truce is said, and neither plays (PROMISES 3, 5)',
  AGAIN,
  async ({ sample, pair, master, organiser }) => {
    const [a, b] = pair;
    const desk = await organiser(sample, master);
    await desk.come();
    await switchOn(desk);
    await dealTo(desk, a.name, 'Кочевье Семи Костров');
    await dealTo(desk, b.name, 'Дом Соляных Весов');
    const english = (label: string | RegExp) => b.page.getByRole('button', { name: label, exact: true });

    await test.step('one gives a word of peace, and later proposes a match', async () => {
      await writeOffer(a, b, { text: 'Мир на торгу', sum: 0, gives: 'Слово мира' });
      await a.phone.tap('Предложить контракт');
      await a.phone.confirm('Предложить контракт');
      await a.seesStatus('Вы предложили контракт');
      await signShown(b, a, ['Слово мира']);
      await Promise.all([openAffair(a, b), openAffair(b, a)]);
      await fulfil(a, b);
      await sign(a, b, { text: 'Десять шкур', sum: 30 });
      await b.page.reload();
      await name(a, 'Сыграть на престиж', 'Вызвать на партию', 5);
    });
    await test.step('the other plays it instead of an answer: the deal stands', async () => {
      const contract = new URL(b.page.url()).pathname;
      await b.phone.go('/');
      await b.phone.speak('en');
      await b.phone.go(contract);
      const play = b.page.getByRole('region', { name: 'A promise can be played' });
      await expect(play).toContainText('Word of Peace', { timeout: LONG });
      await english('Play “Word of Peace”').tap();
      const sheet = b.page.getByRole('dialog');
      await expect(sheet).toContainText('Decline a match of the owner');
      await expect(sheet).toContainText(`who promised it: ${a.name}`);
      await sheet.getByRole('button', { name: 'Play', exact: true }).tap();
      await expect(sheet).toBeHidden({ timeout: LONG });
      await a.seesStatus('Звать на партию вам больше нельзя: сыграна карта. Контракт в силе');
      await expect(play).toHaveCount(0);
      await expect(a.phone.button('Сыграть на престиж')).toHaveCount(0);
    });
    await test.step('it goes home, and its owner can give it again', async () => {
      await b.phone.go('/');
      await b.phone.speak('ru');
      await openAffair(b, a);
      await fulfil(a, b);
      await openPromises(a);
      await expect(a.page.getByRole('region', { name: 'В руке' })).toContainText('Слово мира');
    });
    await test.step('a guest’s right is a truce: their next contract says so', async () => {
      await writeOffer(a, b, { text: 'Место у костра', sum: 0, gives: 'Право гостя' });
      await a.phone.tap('Предложить контракт');
      await a.phone.confirm('Предложить контракт');
      await a.seesStatus('Вы предложили контракт');
      await signShown(b, a, ['Право гостя']);
      await Promise.all([openAffair(a, b), openAffair(b, a)]);
      await fulfil(a, b);
      await sign(b, a, { text: 'Пять шкур', sum: 10 });
      await Promise.all([a, b].map((each) => each.sees('Между вами мир')));
      await expect(b.phone.button('Сыграть на престиж')).toHaveCount(0);
    });
  },
);

test('a match stops for whoever may hold a promise: one is played on a card, and goes home afterwards (PROMISES 4)', async ({
  sample,
  pair,
  master,
  organiser,
  seatsOf,
}) => {
  const [a, b] = pair;
  const desk = await organiser(sample, master);
  await desk.come();
  const seats = await seated(seatsOf(sample), a, b);
  await switchOn(desk);
  await seats.ask({ do: 'take', name: ORGANISER, cookie: await cookieOf(desk.page) });
  await seats.ask({ do: 'unlock', name: ORGANISER, passphrase: 'moon and star' });
  await unhurried(seats);
  await dealTo(desk, a.name, 'Храм Тихого Пепла');
  await dealTo(desk, b.name, 'Дом Соляных Весов');
  await writeOffer(a, b, { text: 'Благословение в дорогу', sum: 0, gives: 'Благословение' });
  await a.phone.tap('Предложить контракт');
  await a.phone.confirm('Предложить контракт');
  await a.seesStatus('Вы предложили контракт');
  await signShown(b, a, ['Благословение']);
  await Promise.all([openAffair(a, b), openAffair(b, a)]);
  await fulfil(a, b);
  await sign(a, b, { text: 'Десять шкур', sum: 30 });
  await name(a, 'Сыграть на престиж', 'Вызвать на партию', 5);
  await act(b, 'Согласиться и играть', 'Играть');
  const match = await matchOn(a);
  await b.phone.seesHand();

  await test.step('the folded hand lies beside the seal, and says when what it holds is played', async () => {
    await looksRight(b, 'placing');
    await b.phone.button(/^Обещания: 1/).tap();
    const sheet = b.page.getByRole('dialog');
    await expect(sheet).toContainText('Играют в партии сразу после вскрытия');
    await expect(sheet).toContainText(`Обещает ${a.name}`);
    await looksRight(b, 'the unfolded hand');
    await sheet.getByRole('button', { name: 'Закрыть' }).tap();
  });
  await test.step('after the reveal its holder is asked, and the other waits', async () => {
    await seats.lay(match, new Map([[a.name, EVEN] as const, [b.name, EVEN] as const]));
    await b.phone.through(b.phone.button('Сыграть обещание'));
    await b.sees('Карты вскрыты. Сыграете обещание?');
    await looksRight(b, 'a stop', inRussian);
    await a.phone.through(a.text(`${b.name}: карта или пас`));
    await looksRight(a, 'whoever waits at a stop', inRussian);
  });
  await test.step('it is played on a card of one’s own, which everybody reads', async () => {
    await b.phone.tap('Сыграть обещание');
    const sheet = b.page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Сыграть: Благословение' }).tap();
    // The target is chosen on the board, where possible targets glow; nothing is sent before it is confirmed.
    await expect(sheet).toBeHidden();
    await expect(b.phone.button('Выберите цель')).toBeDisabled();
    await looksRight(b, 'what a promise is played on', inRussian);
    await b.page
      .getByRole('button', { name: /^Ваш .*Скамп/ })
      .first()
      .tap();
    await b.phone.tap('Сыграть');
    await Promise.all([a, b].map((each) => each.phone.seesResult('Ничья')));
  });
  await test.step('it has gone home after the match', async () => {
    await openPromises(a);
    await expect(a.page.getByRole('region', { name: 'В руке' })).toContainText('Благословение');
  });
});

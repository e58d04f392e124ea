// Contracts: two traders from their personal links to what was agreed, and every way in which prestige inside a
// contract ends.
import {
  act,
  fulfil,
  hasHistory,
  matchOn,
  name,
  offer,
  openAffair,
  rounds,
  sign,
  toContract,
} from '../support/event/dealing.ts';
import { EVEN, STRONG, WEAK } from '../support/event/halves.ts';
import { expect, test } from '../support/event/test.ts';
import { PHONE } from '../support/event/looksRight.ts';
import { seated, seesReserved, takes } from '../support/event/table.ts';
import { LONG } from '../support/waits.ts';
import { AGAIN } from '../support/whole.ts';

const SKOOMA = { text: 'Десять флаконов скумы к полуночи', sum: 14 };

test(
  'a demanded sixth is played for rounded up and rounded down, and a refused game annuls',
  AGAIN,
  async ({ sample, trader, seatsOf }) => {
    const [one, two] = (await sample.links()).filter(({ name: who }) => /Сарети|Ллетри/.test(who));
    const [a, b] = await Promise.all([trader(sample, one), trader(sample, two)]);
    await Promise.all([a.come(), b.come()]);
    const seats = await seated(seatsOf(sample), a, b);
    await a.owns(120, 0);

    await test.step('the price of a signed contract is set aside', async () => {
      await sign(a, b, SKOOMA);
      await a.sees('отложено под контракт');
    });
    await test.step('of 14 drakes a sixth is 2 or 3; rounded up it is 3 from each, and who concedes pays', async () => {
      await act(b, 'Потребовать шестую часть', 'Потребовать');
      await a.seesStatus(`${b.name} требует сыграть на шестую часть`);
      await expect(a.phone.button(/^Играть по\s/)).toHaveText(['Играть по 2 дрейка', 'Играть по 3 дрейка']);
      await rounds(a, 3);
      await Promise.all([a.phone.seesHand(), b.phone.seesHand()]);
      await b.phone.concede();
      await Promise.all([a.phone.seesResult('Вы победили'), b.phone.seesResult('Вы проиграли')]);
      await a.sees('Престиж ваш: 6 дрейков');
    });
    await test.step('the contract says who took the prestige, and is fulfilled by both', async () => {
      await Promise.all([toContract(a), toContract(b)]);
      await a.sees('Престиж ваш: по 3 дрейка');
      await b.sees(`${a.name} забирает престиж: по 3 дрейка`);
      await fulfil(a, b);
      await hasHistory(b, [
        `${a.name}: предложение`,
        `${b.name}: контракт подписан`,
        `${b.name}: требование шестой части`,
        `${a.name}: округление выбрано`,
        'партия закончена',
        `${a.name}: передача подтверждена`,
        `${b.name}: передача подтверждена`,
      ]);
      await Promise.all([a.owns(109, 0), b.owns(101, 0)]);
      await a.reads(
        ['Престиж', 'пришло: 6'],
        ['Ставка на престиж', 'ушло: 3'],
        ['Отложено под контракт', 'ушло: 14'],
      );
      await b.reads(['Оплата по контракту', 'пришло: 14'], ['Ставка на престиж', 'ушло: 3']);
    });

    await test.step('rounded down it is 2 from each, and a draw gives each their own back', async () => {
      await sign(b, a, SKOOMA);
      await act(b, 'Потребовать шестую часть', 'Потребовать');
      await rounds(a, 2);
      const match = await matchOn(a);
      await b.phone.seesHand();
      await seats.lay(match, new Map([[a.name, EVEN] as const, [b.name, EVEN] as const]));
      await Promise.all([a.phone.seesResult('Ничья'), b.phone.seesResult('Ничья')]);
      await Promise.all([toContract(a), toContract(b)]);
      await Promise.all([a, b].map((each) => each.sees('каждому вернулась ставка: 2 дрейка')));
      await Promise.all([a.owns(109, 0), b.owns(87, 14)]);
      await Promise.all([openAffair(a, b), openAffair(b, a)]);
      await fulfil(b, a);
      await Promise.all([a.owns(123, 0), b.owns(87, 0)]);
    });

    await test.step('a refused game annuls the whole contract, and the price comes back', async () => {
      await sign(a, b, { text: 'Место у ворот', sum: 20 });
      await name(a, 'Сыграть на престиж', 'Вызвать на партию', 5);
      await b.seesStatus(`${a.name} зовёт сыграть на престиж: по 5 дрейков с каждого`);
      await act(b, 'Отказаться от партии', 'Аннулировать сделку');
      await Promise.all([a, b].map((each) => each.seesStatus('от партии, и сделка аннулирована')));
      await Promise.all([a.owns(123, 0), b.owns(87, 0)]);
      await a.reads(['Возвращено: сделка аннулирована', 'пришло: 20'], ['Отложено под контракт', 'ушло: 20']);
    });
  },
);

test(
  'a sheet that is open asks about what it shows: what stands now is said, and only then confirmed',
  AGAIN,
  async ({ sample, trader }) => {
    const [one, two] = (await sample.links()).filter(({ name: who }) => /Сарети|Ллетри/.test(who));
    const [a, b] = await Promise.all([trader(sample, one), trader(sample, two)]);
    await Promise.all([a.come(), b.come()]);
    await sign(a, b, SKOOMA);
    await name(a, 'Сыграть на престиж', 'Вызвать на партию', 3);
    const sheet = b.page.getByRole('dialog');
    const play = sheet.getByRole('button', { name: 'Играть', exact: true });

    await test.step('one is about to play for 3 when the other proposes 30 instead', async () => {
      await b.phone.tap('Согласиться и играть');
      await expect(sheet.getByRole('heading')).toHaveText(/^Играть по\s3\sдрейка\?$/);
      await act(a, 'Отозвать вызов', 'Отозвать');
      await name(a, 'Сыграть на престиж', 'Вызвать на партию', 30);
    });
    await test.step('the sheet says so, still shows 3, and nothing can be pressed through', async () => {
      await expect(sheet.getByRole('alert')).toContainText(/по\s30\sдрейков с\sкаждого/, { timeout: LONG });
      await expect(sheet.getByRole('heading')).toHaveText(/^Играть по\s3\sдрейка\?$/);
      await expect(play).toBeDisabled();
    });
    await test.step('shown anew it asks about 30', async () => {
      await sheet.getByRole('button', { name: 'Показать, как теперь' }).tap();
      await expect(sheet.getByRole('heading')).toHaveText(/^Играть по\s30\sдрейков\?$/);
      await expect(play).toBeEnabled();
      await sheet.getByRole('button', { name: 'Ещё подумать' }).tap();
    });
    await test.step('a refusal that is half confirmed ends nothing once the proposal is gone', async () => {
      await b.phone.tap('Отказаться от партии');
      await act(a, 'Отозвать вызов', 'Отозвать');
      await expect(sheet.getByRole('alert')).toContainText('Контракт подписан', { timeout: LONG });
      await expect(sheet.getByRole('button', { name: 'Показать, как теперь' })).toHaveCount(0);
      await expect(sheet.getByRole('button', { name: 'Аннулировать сделку' })).toBeDisabled();
      await sheet.getByRole('button', { name: 'Ещё подумать' }).tap();
      await b.seesStatus('Контракт подписан');
    });
    await test.step('both annul it, and another offer is declined', async () => {
      await act(a, 'Предложить аннулировать', 'Предложить');
      await b.seesStatus(`${a.name} предлагает аннулировать`);
      await act(b, 'Аннулировать сделку', 'Аннулировать');
      await Promise.all([a, b].map((each) => each.seesStatus('Сделка аннулирована')));
      await offer(a, b, SKOOMA);
      await openAffair(b, a);
      await act(b, 'Отказаться', 'Отказаться');
      await b.seesStatus('Вы отказались от предложения');
    });
  },
);

test('a stake is proposed and countered; the loser waives the price of victory, and another time claims a card', async ({
  sample,
  trader,
  seatsOf,
}) => {
  const [one, two] = (await sample.links()).filter(({ name: who }) => /Андрано|Дрен/.test(who));
  const [a, b] = await Promise.all([trader(sample, one), trader(sample, two)]);
  await Promise.all([a.come(), b.come()]);
  const seats = await seated(seatsOf(sample), a, b);
  const [cardsOfA, cardsOfB] = await Promise.all([a.cardCount(), b.cardCount()]);

  await test.step('an offer is countered by another one, and that is signed', async () => {
    await offer(a, b, { text: 'Сорок шкур', sum: 40 });
    await openAffair(b, a);
    await b.phone.tap('Предложить другое');
    await b.page.getByLabel('Сумма контракта, дрейков').fill('50');
    await b.phone.tap('Предложить контракт');
    await b.phone.confirm('Предложить контракт');
    await a.seesStatus('На предложение ответили встречным');
    await a.phone.tap('К встречному предложению');
    await act(a, 'Подписать контракт', 'Подписать');
    await b.seesStatus('Контракт подписан');
  });
  await test.step('a proposed stake is countered with another, and agreed to', async () => {
    await name(a, 'Сыграть на престиж', 'Вызвать на партию', 10);
    await b.seesStatus('по 10 дрейков с каждого');
    await name(b, 'Назвать другую ставку', 'Предложить', 25);
    await a.seesStatus(`${b.name} зовёт сыграть на престиж: по 25 дрейков с каждого`);
    await act(a, 'Согласиться и играть', 'Играть');
  });
  await test.step('the loser waives: the pot is the winner’s, no card changes hands', async () => {
    const match = await matchOn(a);
    await b.phone.seesHand();
    await seats.lay(match, new Map([[a.name, STRONG] as const, [b.name, WEAK] as const]));
    await b.phone.waive();
    await Promise.all([a.phone.seesResult('Вы победили'), b.phone.seesResult('Вы проиграли')]);
    await a.sees(`${b.name} не берёт цену победы`);
    await Promise.all([toContract(a), toContract(b)]);
    await a.sees('Престиж ваш: по 25 дрейков');
    // However far down whoever confirms has read, on the lowest phone.
    await a.page.setViewportSize({ width: 320, height: 568 });
    await a.page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    await fulfil(a, b, async () => {
      await expect(a.text('Вы подтвердили передачу')).toBeInViewport({ ratio: 1 });
    });
    await a.page.setViewportSize(PHONE);
    // 150 − 50 + 25, and 60 + 50 − 25.
    await Promise.all([a.owns(125, 0, cardsOfA), b.owns(85, 0, cardsOfB)]);
  });

  await test.step('the loser claims one of the winner’s survivors, and owns it from then on (6.2)', async () => {
    await sign(b, a, { text: 'Одна услуга', sum: 30 });
    await name(b, 'Сыграть на престиж', 'Вызвать на партию', 6);
    await act(a, 'Согласиться и играть', 'Играть');
    const match = await matchOn(a);
    await b.phone.seesHand();
    await seats.lay(match, new Map([[a.name, WEAK] as const, [b.name, STRONG] as const]));
    await takes(a, 'shore-crab');
    await Promise.all([a.phone.seesResult('Вы проиграли'), b.phone.seesResult('Вы победили')]);
    await Promise.all([a.owns(119, 0, cardsOfA + 1), b.owns(61, 30, cardsOfB - 1)]);
  });
});

test(
  'a claim that outlives its time binds nobody; the survivors stay reserved until it is made (R14)',
  AGAIN,
  async ({ sample, trader, organiser, seatsOf }) => {
    const links = await sample.links();
    const [one, two] = links.filter(({ name: who }) => /Ротели|Омайн/.test(who));
    const [a, b] = await Promise.all([trader(sample, one), trader(sample, two)]);
    await Promise.all([a.come(), b.come()]);
    const seats = await seated(seatsOf(sample), a, b);
    const cards = await a.cardCount();
    await test.step('an organiser makes the time for claims short', async () => {
      const desk = await organiser(
        sample,
        links.find(({ name: who }) => who === 'Мастер'),
      );
      await desk.come();
      await desk.section('Настройки');
      const row = desk.row('Время на цену победы');
      await desk.act(row.getByRole('button', { name: 'Изменить' }), {
        fill: { 'Время на цену победы, секунд': '10' },
        reason: 'Так решили мастера',
        confirm: 'Изменить',
      });
      await expect(row).toContainText('10 секунд');
    });
    await sign(a, b, { text: 'Охрана каравана', sum: 12 });
    await name(a, 'Сыграть на престиж', 'Вызвать на партию', 4);
    await act(b, 'Согласиться и играть', 'Играть');
    const match = await matchOn(a);
    await b.phone.seesHand();
    await seats.lay(match, new Map([[a.name, STRONG] as const, [b.name, WEAK] as const]));
    await b.phone.until('claim');

    await test.step('when the time is over, the contract is settled and five cards of the winner are set apart', async () => {
      await a.phone.through(a.text(/[Ии]гроки свободны/));
      // 200 − 12 − 4 + 8.
      await a.owns(192, 12, cards);
      await seesReserved(a, 5);
      await Promise.all([openAffair(a, b), openAffair(b, a)]);
      await a.sees('Престиж ваш: по 4 дрейка');
      await fulfil(a, b);
    });
    await test.step('the claim still stands on the loser’s first page; made late, it frees the rest', async () => {
      await b.owns(83, 0);
      await b.page
        .getByRole('region', { name: 'Ждут вас' })
        .getByRole('link', { name: /Выберите цену победы/ })
        .tap();
      await takes(b, 'scamp');
      await b.phone.seesResult('Вы проиграли');
      // The claim was made while the winner's phone was not at the table: that phone asks before it shows what
      // happened.
      await a.phone.go('/');
      await a.phone.tap('Открыть сразу');
      await a.owns(192, 0, cards - 1);
      await seesReserved(a, 0);
    });
  },
);

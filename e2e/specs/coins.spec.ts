// An event whose coins lie on the table: the phones keep no purse, and say who takes what from the table (EVENT,
// "Money").
import { act, fulfil, matchOn, name, sign, toContract } from '../support/event/dealing.ts';
import { seated } from '../support/event/table.ts';
import { expect, test } from '../support/event/test.ts';
import { AGAIN } from '../support/whole.ts';

const NAMES = ['Анас Велот', 'Бервен Ндрам'] as const;

test(
  'where coins lie on the table, a contract and its prestige are played and settled without a purse',
  AGAIN,
  async ({ fair: { server, link }, organiser, trader, seatsOf }) => {
    const desk = await organiser(server, link);
    const { page } = desk;
    await desk.come();
    await test.step('an organiser says so before anything is signed', async () => {
      await desk.section('Настройки');
      const row = desk.row('Где лежат монеты');
      await desk.act(row.getByRole('button', { name: 'Изменить' }), {
        pick: ['На столе, монетами'],
        reason: 'Так решили мастера',
        confirm: 'Изменить',
      });
      await expect(row).toContainText('На столе');
    });
    const codes = await test.step('two traders come', async () => {
      await desk.section('Люди');
      let button = desk.button('Новый человек');
      for (const who of NAMES) {
        await desk.act(button, { fill: { Имя: who }, reason: 'Регистрация', confirm: 'Добавить' });
        button = desk.dialog.getByRole('button', { name: 'Добавить ещё' });
      }
      await page.keyboard.press('Escape');
      for (const who of NAMES) await page.getByRole('checkbox', { name: `Выбрать: ${who}` }).check();
      await desk.act(desk.button('Выдать ссылки'), { reason: 'Первая ссылка', confirm: 'Выдать ссылки' });
      await expect(desk.dialog.getByText('Готово: 2 из 2')).toBeVisible();
      return desk.printed();
    });
    const [a, b] = await Promise.all([
      trader(server, { name: NAMES[0], token: codes.get(NAMES[0]) ?? '', code: '' }),
      trader(server, { name: NAMES[1], token: codes.get(NAMES[1]) ?? '', code: '' }),
    ]);
    await Promise.all([a.come(), b.come()]);
    const seats = await seated(seatsOf(server), b);

    await test.step('the first page keeps no purse; a contract is signed whatever lies there', async () => {
      await expect(a.plate).toContainText('на столе');
      await sign(a, b, { text: 'Два тюка шёлка', sum: 20 });
      await a.sees('лежит на столе');
    });
    await test.step('prestige is played for, and the winner reads what to take from the table', async () => {
      await name(a, 'Сыграть на престиж', 'Вызвать на партию', 6);
      await act(b, 'Согласиться и играть', 'Играть');
      const match = await matchOn(a);
      await b.phone.seesHand();
      await seats.ask({ do: 'sit', name: b.name, match });
      await seats.ask({ do: 'concede', name: b.name });
      await Promise.all([a.phone.seesResult('Вы победили'), b.phone.seesResult('Вы проиграли')]);
      await a.sees(/возьмите со\sстола\s12\sдрейков/);
      await Promise.all([toContract(a), toContract(b)]);
      await a.sees('Престиж ваш: по 6 дрейков');
      await fulfil(a, b);
    });
  },
);

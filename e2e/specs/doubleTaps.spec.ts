// A second tap in the same place never does a second thing (UX 8): every control that seals, confirms or moves something is tapped
// twice, 80 to 400 ms apart, and what it does is done once, or, where it only asks, not at all.
import { expect, meet, type Phone, test as onPhones } from '../support/index.ts';
import { hold } from '../support/finger.ts';
import { test as atTheEvent } from '../support/event/test.ts';
import type { Trader } from '../support/event/trader.ts';
import { CARAVAN, FIVE, QUIET_CARAVAN, TOWER } from '../support/plays.ts';
import { listen } from '../support/sent.ts';
import { TwiceTaps } from '../support/twice.ts';
import type { Row } from '../support/words.ts';

const taps = ({ page, sent }: Phone): TwiceTaps => new TwiceTaps(page, 'finger', sent);
const seal = ({ page, words }: Phone, row: Row) => page.getByRole('button', { name: words.seal[row] });

/** Two quick taps seal nothing; one that is held seals this row and no other, however soon the finger comes back. */
async function seals(who: Phone, row: Row): Promise<void> {
  await taps(who).tap(seal(who, row), []);
  const before = who.sent().length;
  await hold(who.page, seal(who, row), 650);
  const { x = 0, y = 0, width = 0, height = 0 } = (await who.page.locator('footer').boundingBox()) ?? {};
  await who.page.touchscreen.tap(x + width / 2, y + height / 2);
  await who.seesSealed(row);
  await expect.poll(() => who.sent().slice(before)).toEqual(['place']);
}

onPhones(
  'at the table: both rows, a target, a summon, one that is declined, and the price of victory',
  async ({ phone }) => {
    onPhones.setTimeout(420_000);
    const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
    await meet([a, TOWER.deck], [b, CARAVAN.deck]);
    await a.seesHand();
    for (const [who, half] of [
      [a, TOWER],
      [b, CARAVAN],
    ] as const) {
      // All laid beforehand, as the hint invites to: the second seal comes up where the first one was.
      await who.place('front', half.front);
      await who.place('back', half.back);
      await who.seesSaved();
      await seals(who, 'front');
      await seals(who, 'back');
    }
    await taps(b).tap(b.button(b.words.skip), []);
    await b.until('target');
    await b.cell(1, 'a').tap();
    await taps(b).tap(b.button(b.words.target), ['chooseTarget']);
    await a.until('summon');
    await a.page.getByRole('region', { name: a.words.creatures }).getByRole('button').first().tap();
    await a.cell(0).tap();
    await taps(a).tap(a.button(a.words.summon), ['summon']);
    await a.until('summon');
    await taps(a).ask(a.button(a.words.decline), a.words.declineIt, ['declineSummon']);
    await a.summon({ creature: 'scamp', cell: 0 });
    await b.until('claim');
    await b.cell(0, 'a').tap();
    await taps(b).ask(b.button(b.words.take), b.words.takeIt, ['claim']);
    await b.seesResult(b.words.youLose);
  },
);

onPhones('at the table: half of a short deck, and a price of victory that is waived', async ({ phone }) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await meet([a, FIVE.deck], [b, QUIET_CARAVAN.deck]);
  await a.seesHand();
  await a.place('half', FIVE.half);
  await b.lays(QUIET_CARAVAN);
  await seals(a, 'half');
  await a.until('claim');
  await taps(a).ask(a.button(a.words.waive), a.words.waive, ['waive']);
  await a.seesResult(a.words.youLose);
});

onPhones(
  'beside the table: a challenge and its answers, gifts and trades, a call, and giving up',
  async ({ phone }) => {
    onPhones.setTimeout(420_000);
    const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
    await a.become(TOWER.deck);
    await b.become(CARAVAN.deck);
    const [first, second] = [taps(a), taps(b)];
    const drakes = a.page.getByRole('region', { name: 'Вы отдаёте' }).getByLabel('Дрейки');

    await a.go(`/trade/new/${b.badge}`);
    await drakes.fill('3');
    await first.ask(a.button('Подарить'), 'Предложить', ['offerTrade']);
    await b.go('/trades');
    await b.page.locator('[data-trade]').tap();
    await second.ask(b.button('Принять подарок'), 'Принять подарок', ['acceptTrade']);
    for (const [answer, whose] of [
      ['Отказаться', 'theirs'],
      ['Отозвать', 'mine'],
    ] as const) {
      await a.go(`/trade/new/${b.badge}`);
      await drakes.fill('2');
      await first.ask(a.button('Подарить'), 'Предложить', ['offerTrade']);
      if (whose === 'mine') {
        await first.ask(a.button(answer), answer, ['withdrawTrade']);
        continue;
      }
      await b.go('/trades');
      await b.page.locator('[data-trade]').tap();
      await second.ask(b.button(answer), answer, ['declineTrade']);
    }

    const challenge = async (): Promise<void> => {
      await a.go(`/challenge/${b.badge}`);
      await first.ask(a.button(a.words.challenge), a.words.challenge, ['proposeMatch']);
      await expect(a.page.getByText(a.words.challenged)).toBeVisible();
    };
    const answer = async (): Promise<void> => {
      await b.go('/');
      await b.page
        .getByRole('link', { name: new RegExp(a.name) })
        .first()
        .tap();
    };
    await challenge();
    await first.ask(a.button('Отозвать вызов'), 'Отозвать вызов', ['withdrawMatch']);
    await challenge();
    await answer();
    await second.ask(b.button('Отказаться'), 'Отказаться', ['declineMatch']);
    await challenge();
    await answer();
    await second.ask(b.button(b.words.acceptChallenge), b.words.acceptChallenge, ['acceptMatch']);
    await Promise.all([a.seesHand(), b.seesHand()]);

    await a.tap(a.words.menu);
    await first.ask(a.button('Позвать судью'), 'Позвать', ['call']);
    await b.tap(b.words.menu);
    await second.tap(b.button(b.words.concede), []);
    await second.tap(b.page.getByRole('dialog').getByRole('button', { name: b.words.concede, exact: true }), [
      'concede',
    ]);
    await b.seesResult(b.words.youLose);
  },
);

atTheEvent(
  'in a contract: each act from the offer to the handover, a refused game and one that both annul',
  async ({ sample, trader }) => {
    atTheEvent.setTimeout(420_000);
    const [one, two] = (await sample.links()).filter(({ name: who }) => /Сарети|Ллетри/.test(who));
    const [a, b] = await Promise.all([trader(sample, one), trader(sample, two)]);
    await Promise.all([a.come(), b.come()]);
    const [first, second] = [taps(a.phone), taps(b.phone)];
    const more = async ({ page, phone }: Trader, label: string): Promise<void> => {
      if (!(await phone.button(label).isVisible())) await page.getByText('Другие действия').tap();
    };

    await a.phone.tap('Новая сделка');
    await a.page.getByLabel('Код с бейджа или имя').fill(b.name);
    await a.page.getByRole('link', { name: b.name }).tap();
    await a.page.getByRole('link', { name: /^Заключить договор/ }).tap();
    await expect(a.page).toHaveURL(/\/deal\/new\//);
    const form = a.page.url();

    const offer = async (): Promise<void> => {
      await a.page.goto(form);
      await a.page.getByLabel('Что и когда передаётся').fill('Десять шкур');
      await a.page.getByLabel('Плата, дрейков').fill('6');
      await first.ask(a.phone.button('Предложить договор'), 'Предложить договор', ['offerContract']);
      await expect(a.page).toHaveURL(/\/contract\//);
      await b.page.goto(a.page.url());
    };
    const sign = async (): Promise<void> => {
      await offer();
      await second.ask(b.phone.button('Подписать договор'), 'Подписать', ['acceptContract']);
      await Promise.all([a, b].map((each) => each.seesStatus('Договор подписан')));
    };

    await offer();
    await second.ask(b.phone.button('Отказаться'), 'Отказаться', ['declineContract']);
    await sign();
    await first.ask(a.phone.button('Подтвердить передачу'), 'Подтвердить', ['confirmHandover']);
    await second.ask(b.phone.button('Подтвердить передачу'), 'Подтвердить', ['confirmHandover']);
    await a.seesStatus('Договор исполнен');

    await sign();
    await first.ask(a.phone.button('Сыграть на престиж'), 'Предложить игру', ['proposeGame']);
    await b.seesStatus(`${a.name} предлагает сыграть на престиж`);
    await second.ask(b.phone.button('Отказаться от игры'), 'Расторгнуть договор', ['refuseGame']);
    await a.seesStatus('Договор расторгнут');

    await sign();
    await more(a, 'Расторгнуть по согласию');
    await first.ask(a.phone.button('Расторгнуть по согласию'), 'Расторгнуть', ['agreeAnnul']);
    await b.seesStatus(`${a.name} предлагает расторгнуть`);
    await second.ask(b.phone.button('Расторгнуть по согласию'), 'Расторгнуть', ['agreeAnnul']);
    await a.seesStatus('Договор расторгнут');

    await sign();
    await more(b, 'Потребовать шестую часть');
    await second.ask(b.phone.button('Потребовать шестую часть'), 'Потребовать', ['demandSixth']);
    await a.seesStatus(`${b.name} требует игры на шестую часть`);
    await first.ask(a.phone.button(/^Играть по 1/), 'За стол', ['chooseRounding']);
    await a.phone.seesHand();
  },
);

atTheEvent('at the desk, with the mouse: an act with a reason, and money', async ({ sample, organiser }) => {
  const links = await sample.links();
  const desk = await organiser(
    sample,
    links.find(({ name }) => name === 'Организатор'),
  );
  const sent = listen(desk.page);
  const clicks = new TwiceTaps(desk.page, 'mouse', sent);
  await desk.come();
  await desk.section('Люди');
  await desk.page.getByRole('link', { name: /Сарети/ }).click();
  await clicks.tap(desk.button('Принять монеты'), []);
  await desk.choosePassword();
  await desk.dialog.getByLabel('Дрейков').fill('5');
  await desk.dialog.getByRole('button', { name: 'Монеты приняты', exact: true }).click();
  await clicks.tap(desk.dialog.getByRole('button', { name: 'Записать в кошелёк', exact: true }), ['payIn']);
});

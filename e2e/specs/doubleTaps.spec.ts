// A second tap in the same place never does a second thing (UX 8): every control that seals, confirms or moves
// something is tapped twice, 80 to 400 ms apart. What it does is done once, or, where it only asks, not at all. The
// controls of a whole match and those of contracts are tapped twice in specs of their own.
import { expect, meet, test as onPhones } from '../support/index.ts';
import { test as atTheEvent } from '../support/event/test.ts';
import { CARAVAN, FIVE, QUIET_CARAVAN, TOWER } from '../support/plays.ts';
import { listen } from '../support/sent.ts';
import { seals, thumbOf, TwiceTaps } from '../support/twice.ts';

onPhones('at the table: half of a short deck, and a price of victory that is waived', async ({ phone }) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await meet([a, FIVE.deck], [b, QUIET_CARAVAN.deck]);
  await a.seesHand();
  await a.place('half', FIVE.half);
  await b.lays(QUIET_CARAVAN);
  await seals(a, 'half');
  await a.until('claim');
  await thumbOf(a).ask(a.button(a.words.waive), a.words.waive, ['waive']);
  await a.seesResult(a.words.youLose);
});

onPhones(
  'beside the table: a challenge and its answers, gifts and trades, a call, and giving up',
  async ({ phone }) => {
    onPhones.setTimeout(420_000);
    const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
    await a.become(TOWER.deck);
    await b.become(CARAVAN.deck);
    const [first, second] = [thumbOf(a), thumbOf(b)];
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

atTheEvent('at the desk, with the mouse: an act with a reason, and money', async ({ sample, organiser }) => {
  const links = await sample.links();
  const desk = await organiser(
    sample,
    links.find(({ name }) => name === 'Мастер'),
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

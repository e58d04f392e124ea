// Short decks: one against a full one, and two of the same size, where a toss decides who places first (2.2).
import { expect, meet, meetByHand, test } from '../support/index.ts';
import { ALLEY_A, ALLEY_B, FIVE, QUIET_CARAVAN } from '../support/plays.ts';
import { LONG } from '../support/waits.ts';
import { AGAIN } from '../support/whole.ts';

test(
  'who has five cards places all of them, after the other has placed both rows (2.2)',
  AGAIN,
  async ({ phone }) => {
    const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
    await meet([a, FIVE.deck], [b, QUIET_CARAVAN.deck]);
    await a.seesHand();
    await expect(a.page.getByText(a.words.waitsForRow(b.name))).toBeVisible();
    await expect(
      b.page.getByText(`У соперника (${a.name}) всего 5 карт: вся рука ляжет после вас.`).first(),
    ).toBeVisible();
    // The one who has to wait is told so and asked for nothing; a card that they pick up shows where it may go.
    await expect(a.page.getByText(`${b.name} расставляет раньше.`).first()).toBeVisible();
    const glowing = (who: typeof a) => who.page.locator('[class*="glowing"]');
    await expect(glowing(a)).toHaveCount(0);
    await expect(glowing(b)).not.toHaveCount(0);
    // Arranged beforehand, and sealed when it is their turn.
    await a.place('half', FIVE.half);
    await b.lays(QUIET_CARAVAN);
    await a.commit('half');
    await a.claim(1);
    await a.seesResult(a.words.youLose);
    await b.seesResult(b.words.youWin);
    await Promise.all([a.vouches(), b.vouches()]);
  },
);

test('two with four cards toss for who places first, and the second sees which cells are taken (2.2, R18)', async ({
  phone,
}) => {
  const [a, b, w] = await Promise.all([phone('Тралан'), phone('Ведис'), phone('Зритель')]);
  await meetByHand([a, ALLEY_A.deck], [b, ALLEY_B.deck], undefined, 4);
  await Promise.all([a.seesHand(), w.watch(await a.watchCode())]);
  const aWaits = a.page.getByText(a.words.waitsForRow(b.name));
  const bWaits = b.page.getByText(b.words.waitsForRow(a.name));
  await expect
    .poll(async () => (await aWaits.isVisible()) !== (await bWaits.isVisible()), { timeout: LONG })
    .toBe(true);
  const [first, second] = (await aWaits.isVisible())
    ? [
        { who: b, half: ALLEY_B.half },
        { who: a, half: ALLEY_A.half },
      ]
    : [
        { who: a, half: ALLEY_A.half },
        { who: b, half: ALLEY_B.half },
      ];

  await first.who.place('half', first.half);
  await first.who.commit('half');
  await expect(second.who.row('front', first.who.seat)).toHaveAccessibleName(/запечатан$/);
  const taken = first.half.map((card) => (card === null ? 'пусто' : 'карта лицом вниз'));
  await second.who.seesField(first.who.seat, taken);
  await test.step('a watcher is not told which', async () => {
    await expect(w.row('front', first.who.seat)).toHaveAccessibleName(/запечатан$/);
    await w.seesField(first.who.seat, Array(6).fill('неизвестно, есть ли карта'));
  });
  await second.who.place('half', second.half);
  await second.who.commit('half');

  await b.waive();
  await b.seesResult(b.words.youLose);
  await a.seesResult(a.words.youWin);
  await w.seesResult(w.words.wins(a.name));
  for (const who of [a, b, w]) {
    await who.tap('Посмотреть поле');
    await who.tap(who.words.log);
    const log = who.page.getByRole('dialog');
    await expect(log.getByText(/^Карт поровну\. Жребий решил: /)).toBeVisible();
    await expect(log.getByText(/^Инициатива\s1\sу\sобеих сторон\. Монета решила/)).toBeVisible();
  }
});

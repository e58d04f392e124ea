// Coming back: reload, Back, a second tab, and a killed and restarted server, in every phase.
import { expect, type GameServer, meetByHand, type Phone, test } from '../support/index.ts';
import { CARAVAN, TOWER } from '../support/plays.ts';

test.use({ isFirstVisit: true });

interface Sight {
  readonly who: Phone;
  /** What this person, and only they, see before and after. */
  readonly sees: (page: Phone) => Promise<void>;
}

/** The way from the first page to a running match, or to one that has been played. */
type Way = 'going' | 'played';

async function backToMatch({ page, words }: Phone, way: Way): Promise<void> {
  if (way === 'played') await page.getByRole('link', { name: words.past, exact: true }).tap();
  const toTable = page.getByRole('button', { name: words.toTable });
  await toTable.or(page.locator('a[href^="/m/"]')).first().tap();
}

/** Lets each phone leave and come back in its own way; then kills the server under both. */
async function comeBack(
  server: GameServer,
  [first, second]: readonly [Sight, Sight],
  way: Way = 'going',
): Promise<void> {
  await test.step('a reload', async () => {
    await first.who.page.reload();
    await first.sees(first.who);
  });
  await test.step('Back and forth, and by the first page', async () => {
    const { page, words } = second.who;
    await page.goBack();
    await page.goForward();
    await second.sees(second.who);
    await second.who.tap(words.leave);
    await backToMatch(second.who, way);
    await second.sees(second.who);
  });
  await test.step('a second tab shows the same', async () => {
    const tab = await first.who.secondTab();
    await first.sees(tab);
    await tab.page.close();
  });
  await test.step('the server is killed and started: both come back by themselves', async () => {
    await server.kill();
    for (const { who } of [first, second])
      await expect(who.page.getByText(who.words.breakNotice)).toBeVisible();
    await first.sees(first.who);
    await server.start();
    for (const { who, sees } of [first, second]) {
      await who.isBack();
      await sees(who);
    }
  });
}

test('every phase survives reload, Back, a second tab and kill -9 of the server', async ({
  phone,
  mortal,
}) => {
  test.setTimeout(600_000);
  const [a, b] = await Promise.all([phone('Тралан', { on: mortal }), phone('Ведис', { on: mortal })]);
  await meetByHand([a, TOWER.deck], [b, CARAVAN.deck]);
  await a.seesHand();

  await test.step('placing', async () => {
    await a.place('front', TOWER.front);
    await a.commit('front');
    await a.place('back', [TOWER.back[0]]);
    await a.seesSaved();
    await b.place('front', CARAVAN.front.slice(0, 2));
    await b.seesSaved();
    await comeBack(mortal, [
      {
        who: a,
        async sees(page) {
          await expect(page.row('front')).toHaveAccessibleName(/запечатан$/);
          await page.sees(TOWER.front[1], 1);
          await page.sees(TOWER.back[0], 3);
        },
      },
      {
        who: b,
        async sees(page) {
          await expect(page.row('front', 'a')).toHaveAccessibleName(/запечатан$/);
          await page.sees(CARAVAN.front[0], 0);
          await page.sees(CARAVAN.front[1], 1);
        },
      },
    ]);
    await test.step('what was called saved is kept by the server, not by the phone', async () => {
      const kept = await b.page.evaluate(() => Object.keys(localStorage));
      expect(kept.filter((key) => /draft|outbox/.test(key))).toEqual([]);
    });
  });

  await a.place('back', [null, TOWER.back[1], TOWER.back[2]]);
  await a.commit('back');
  await b.place('front', [null, null, CARAVAN.front[2]]);
  await b.commit('front');
  await b.place('back', CARAVAN.back);
  await b.commit('back');

  await test.step('choosing', async () => {
    await a.through(a.page.getByText(`«Рыночный вор»: ${b.name} выбирает цель`));
    await comeBack(mortal, [
      { who: b, sees: (page) => page.until('target') },
      {
        who: a,
        sees: (page) => page.through(page.page.getByText(`«Рыночный вор»: ${b.name} выбирает цель`)),
      },
    ]);
    await b.chooseTarget(1);
  });
  await a.summon({ creature: 'scamp', cell: 0 });
  await a.summon('nobody');
  await a.summon({ creature: 'scamp', cell: 0 });

  await test.step('claiming', async () => {
    const waits = (page: Phone) =>
      page.through(page.page.getByText(`${b.name} выбирает цену победы`, { exact: true }));
    await waits(a);
    await comeBack(mortal, [
      { who: a, sees: waits },
      { who: b, sees: (page) => page.until('claim') },
    ]);
    await b.claim(0);
  });

  await test.step('finished', async () => {
    await comeBack(
      mortal,
      [
        { who: b, sees: (page) => page.seesResult(page.words.youLose) },
        { who: a, sees: (page) => page.seesResult(page.words.youWin) },
      ],
      'played',
    );
    await Promise.all([a.vouches(), b.vouches()]);
  });
});

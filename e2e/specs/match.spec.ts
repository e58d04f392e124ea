// Whole matches between two phones, with a watcher: by taps, by drag, to a claim, a waiver and a concession.
import { expect, meet, meetByHand, test } from '../support/index.ts';
import { holdAt, middleOf } from '../support/finger.ts';
import { spill } from '../support/look.ts';
import { CARAVAN, MENAGERIE, QUIET_CARAVAN, TOWER } from '../support/plays.ts';
import { seals, thumbOf } from '../support/twice.ts';

test('two people play by taps, each of them doubled (UX 8), with a target, summons and a claim, and a third watches', async ({
  phone,
}) => {
  const [a, b, w] = await Promise.all([phone('Тралан'), phone('Ведис'), phone('Зритель')]);
  await meetByHand([a, TOWER.deck], [b, CARAVAN.deck]);
  await Promise.all([w.watch(await a.watchCode()), a.seesHand()]);

  await test.step('before the reveal the watcher sees seals and backs, and no card (2.1)', async () => {
    // Everything is laid beforehand, as the hint suggests: the second seal appears where the first one was.
    await a.place('front', TOWER.front);
    await a.place('back', TOWER.back);
    await a.seesSaved();
    await seals(a, 'front');
    await seals(a, 'back');
    await b.place('front', CARAVAN.front);
    await seals(b, 'front');
    await expect(w.row('back', 'a')).toHaveAccessibleName(/запечатан$/);
    await expect(w.row('front', 'b')).toHaveAccessibleName(/запечатан$/);
    await w.seesField('a', Array(6).fill('карта лицом вниз'));
    await w.seesField('b', [...Array(3).fill('карта лицом вниз'), ...Array(3).fill('пусто')]);
    await expect(w.page.getByText(w.words.waitsForRow(b.name))).toBeVisible();
  });
  await b.place('back', CARAVAN.back);
  const isSkipped = await seals(b, 'back');

  const [first, second] = [thumbOf(a), thumbOf(b)];
  await test.step('a target is chosen among what is allowed, and nothing else', async () => {
    if (!isSkipped) await second.tap(b.button(b.words.skip), []);
    await b.until('target');
    await b.isOffered('a', [1]);
    await b.isOffered('b', []);
    await b.cell(1, 'a').tap();
    await second.tap(b.button(b.words.target), ['chooseTarget']);
  });
  await test.step('a creature is summoned to a free cell, another summon is declined (5.1)', async () => {
    await a.until('summon');
    await a.isOffered('a', [0]);
    await a.page.getByRole('region', { name: a.words.creatures }).getByRole('button').first().tap();
    await a.cell(0).tap();
    await first.tap(a.button(a.words.summon), ['summon']);
    await a.until('summon');
    await first.ask(a.button(a.words.decline), a.words.declineIt, ['declineSummon']);
    await a.summon({ creature: 'scamp', cell: 0 });
  });
  await test.step('the loser claims one of the survivors (6.2)', async () => {
    await b.until('claim');
    await b.isOffered('a', [0, 1, 3]);
    await b.cell(0, 'a').tap();
    await second.ask(b.button(b.words.take), b.words.takeIt, ['claim']);
  });
  await a.seesResult(a.words.youWin);
  await b.seesResult(b.words.youLose);
  await w.seesResult(w.words.wins(a.name));
  await Promise.all([a.vouches(), b.vouches()]);
  await expect(w.page.getByText(`Цена победы: ${b.name} берёт «Скамп 3».`)).toBeVisible();
});

test('two people play by drag, and the loser waives', async ({ phone }) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await meet([a, QUIET_CARAVAN.deck], [b, MENAGERIE.deck]);
  await a.seesHand();

  await test.step('the system’s Back closes what lies over the table, and the match goes on', async () => {
    const { page, words } = a;
    await a.tap(words.menu);
    await a.tap(words.forWatchers);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await a.seesHand();
  });
  await test.step('a card goes to another cell, changes places, comes back to the hand, and a change is undone', async () => {
    await a.drag('front', ['ash-pilgrim', 'caravan-guard']);
    await a.dragFrom(0, 1);
    await a.sees('ash-pilgrim', 1);
    await a.sees('caravan-guard', 0);
    await a.dragFrom(1, 'hand');
    await expect(a.inHand('ash-pilgrim')).toBeVisible();
    await a.seesSaved();
    await a.undoAll();
    await a.seesField('a', Array(6).fill('пусто'));
    await a.seesSaved();
    await a.seesField('a', Array(6).fill('пусто'));
  });
  await test.step('who seals as soon as the last card lies need not press again', async () => {
    await a.drag('front', QUIET_CARAVAN.front);
    const seal = a.page.getByRole('button', { name: a.words.seal.front });
    await holdAt(a.page, await middleOf(seal), 700);
    await a.seesSealed('front');
    await a.drag('back', QUIET_CARAVAN.back);
    await a.commit('back');
  });
  await test.step('on its side, where their half has no room, the phone of the other says so in words', async () => {
    const usual = b.page.viewportSize();
    await b.page.setViewportSize({ width: 740, height: 360 });
    const said = b.page
      .locator('main p')
      .filter({ hasText: `${a.name}: второй ряд запечатан.`, visible: true });
    await expect(said).toBeVisible();
    expect(await spill(b.page)).toEqual({ sideways: 0, down: 0, covered: [] });
    if (usual !== null) await b.page.setViewportSize(usual);
    await expect(said).toHaveCount(0);
  });
  await b.drag('front', MENAGERIE.front);
  await b.commit('front');
  await b.drag('back', MENAGERIE.back);
  await b.commit('back');
  await test.step('the longest word that a choice is on its way leaves the other button its own', async () => {
    const usual = a.page.viewportSize();
    await a.page.setViewportSize({ width: 320, height: 568 });
    await a.until('claim');
    const out = await a.page.locator('footer').evaluate((foot) => {
      const words = [...foot.querySelectorAll('button > span')];
      const [, taking] = words;
      if (taking === undefined) return ['there are no two buttons'];
      const said = taking.textContent;
      taking.textContent = 'Ответа пока нет, отправляем ещё раз…';
      const spilt = words.filter((word) => {
        const [inner, outer] = [word, word.parentElement ?? word].map((each) => each.getBoundingClientRect());
        return inner !== undefined && outer !== undefined && inner.width > outer.width;
      });
      const told = spilt.map(({ textContent }) => textContent);
      taking.textContent = said;
      return told;
    });
    expect(out).toEqual([]);
    if (usual !== null) await a.page.setViewportSize(usual);
  });
  await a.waive();
  await a.seesResult(a.words.youLose);
  await b.seesResult(b.words.youWin);
  await expect(b.page.getByText(`${a.name} не берёт цену победы.`)).toBeVisible();
  await Promise.all([a.vouches(), b.vouches()]);
  await test.step('on the lowest phone the cards that stand scroll above the buttons, and nothing below them', async () => {
    await a.page.setViewportSize({ width: 320, height: 568 });
    await expect.poll(() => spill(a.page)).toEqual({ sideways: 0, down: 0, covered: [] });
  });
});

test('who concedes before the reveal loses, and no card is turned up (R9, R15)', async ({ phone }) => {
  const [a, b, w] = await Promise.all([phone('Тралан'), phone('Ведис'), phone('Зритель')]);
  await meet([a, TOWER.deck], [b, CARAVAN.deck]);
  await w.watch(await a.watchCode());
  await a.seesHand();
  await a.place('front', TOWER.front);
  await a.commit('front');
  await b.concede();
  await b.seesResult(b.words.youLose);
  await a.seesResult(a.words.youWin);
  await w.seesResult(w.words.wins(a.name));
  for (const who of [a, b, w])
    await expect(who.page.getByText('Карты не вскрыты, и никто их не увидит.')).toBeVisible();
});

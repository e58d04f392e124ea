// After a restore: what the server had acknowledged and forgot is shown, not sent, and can be done again (P20).
import { expect, meet, test } from '../support/index.ts';
import { CARAVAN, TOWER } from '../support/plays.ts';

test('a phone shows what a restored server has forgotten, sends none of it, and keeps its draft', async ({
  phone,
  mortal,
}) => {
  const [a, b] = await Promise.all([phone('Тралан', { on: mortal }), phone('Ведис', { on: mortal })]);
  await meet([a, TOWER.deck], [b, CARAVAN.deck]);
  await a.seesHand();
  await mortal.copy();
  for (const who of [a, b]) await who.isBack();
  await a.place('front', TOWER.front);
  await a.commit('front');
  await a.place('back', [TOWER.back[0]]);
  await a.seesSaved();
  await b.place('front', [CARAVAN.front[0]]);
  await b.seesSaved();

  // One page meets the restored server as it is, the other one after it was loaded anew.
  await b.page.close();
  await mortal.restore();
  const sheet = a.page.getByRole('dialog', { name: a.words.restored });
  await expect(sheet.getByRole('listitem')).toHaveText([
    new RegExp(`^Первый ряд под печатью: «${a.cardName(TOWER.front[0])}»`),
  ]);
  await a.page.reload();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: a.words.understood }).tap();
  await expect(sheet).toBeHidden();

  await test.step('the row is not sealed again by itself; the draft is there', async () => {
    await expect(a.row('front')).not.toHaveAccessibleName(/запечатан$/);
    for (const cell of [0, 1, 2] as const) await a.sees(TOWER.front[cell], cell);
    await a.sees(TOWER.back[0], 3);
    await a.seesSaved();
    await a.commit('front');
  });
  await test.step('who had nothing acknowledged but a draft is shown nothing, and has the draft', async () => {
    const again = await b.secondTab();
    await again.sees(CARAVAN.front[0], 0);
    await again.seesSaved();
    await expect(again.page.getByRole('dialog')).toBeHidden();
  });
});

// After a restore: what the server had acknowledged and has forgotten is shown, not sent; the match stands still until
// a referee lets it go on, and then it can be done again (P20).
import { Organiser } from '../support/event/organiser.ts';
import { expect, meet, test } from '../support/index.ts';
import { CARAVAN, TOWER } from '../support/plays.ts';

test('phones show what a restored server has forgotten, send none of it, and keep their drafts; a referee lets the match go on', async ({
  phone,
  mortal,
}) => {
  const [a, b] = await Promise.all([phone('Тралан', { on: mortal }), phone('Ведис', { on: mortal })]);
  await meet([a, TOWER.deck], [b, CARAVAN.deck]);
  await a.seesHand();
  await mortal.backUp();
  await a.place('front', TOWER.front);
  await a.commit('front');
  await a.place('back', [TOWER.back[0]]);
  await a.seesSaved();
  await b.place('front', [CARAVAN.front[0]]);
  await b.seesSaved();

  // One page meets the restored server as it is, the other one after being loaded anew.
  await b.page.close();
  await mortal.restore();
  const sheet = a.page.getByRole('dialog', { name: a.words.restored });
  await expect(sheet.getByRole('listitem')).toHaveText([
    new RegExp(`^Первый ряд под печатью: «${a.cardName(TOWER.front[0])}»`),
  ]);
  // Nobody loads a page anew so soon after a sheet has come up that the sheet's step is not in the history yet.
  await a.page.waitForFunction(() => history.state !== null);
  await a.page.reload();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: a.words.understood }).tap();
  await expect(sheet).toBeHidden();

  const again = await b.secondTab();
  await test.step('both read that the match stands, and why; who had nothing acknowledged but a draft is shown nothing else', async () => {
    for (const who of [a, again]) await expect(who.page.getByText(who.words.heldByRestore)).toBeVisible();
    await expect(again.page.getByRole('dialog')).toBeHidden();
  });
  await test.step('staff see which match it is, and let it go on', async () => {
    const referee = await phone('Судья', { on: mortal });
    await referee.become('organiser');
    // Only a few sections fit across a phone: the open one is among them.
    await referee.go('/staff/settings');
    const sections = referee.page.getByRole('navigation', { name: 'Разделы' });
    await expect(sections.getByRole('link', { name: 'Настройки' })).toBeInViewport({ ratio: 0.9 });
    await referee.go('/staff');
    const desk = new Organiser(referee.page, mortal.url, { name: '', token: '', code: '' });
    const row = desk.row(a.name);
    await expect(row).toContainText('Пауза после копии');
    // While the server is down, the page does not claim anything about phones, nor that somebody's match is kept.
    await mortal.kill();
    await expect(referee.page.getByText(/^Сервер не\sотвечает: партии стоят/)).toBeVisible();
    await expect(row).toContainText('связь неизвестна');
    await expect(row).not.toContainText('на связи');
    await mortal.start();
    await expect(row).toContainText('на связи');
    await row.getByRole('link').first().click();
    await desk.act(desk.button('Снять паузу'), { reason: 'Вопрос решён', confirm: 'Снять паузу' });
    for (const who of [a, again]) await expect(who.page.getByText(who.words.heldByRestore)).toBeHidden();
  });
  await test.step('the row is not sealed again by itself; the drafts are there, and play goes on', async () => {
    await expect(a.row('front')).not.toHaveAccessibleName(/запечатан$/);
    for (const cell of [0, 1, 2] as const) await a.sees(TOWER.front[cell], cell);
    await a.sees(TOWER.back[0], 3);
    await a.seesSaved();
    await a.commit('front');
    await again.sees(CARAVAN.front[0], 0);
    await again.seesSaved();
  });
});

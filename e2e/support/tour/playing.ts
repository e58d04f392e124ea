// Playing: a match for a drake on three phones, from the challenge to the price of victory.
import { expect } from '@playwright/test';
import { CONTRACT_WORDS } from '../contractWords.ts';
import type { Phone } from '../phone.ts';
import { CARAVAN, TOWER } from '../plays.ts';
import type { Party, Visit } from './party.ts';

const sitting = async ({ a, b, w }: Party, visit: Visit): Promise<void> => {
  for (const phone of [a, b, w]) {
    await phone.go('/');
    await phone.speakAs();
  }
  await a.become(TOWER.deck);
  await b.become(CARAVAN.deck);
  await a.challenge(b.badge, (screen) => visit(screen, a));
  await b.accept(a.name, (screen) => visit(screen, b));
  await Promise.all([a.seesHand(), b.seesHand()]);
  await w.watch(await a.watchCode());
  await expect(w.page.getByRole('img').first()).toBeVisible();
  await visit('watcher-early', w);
};

const sheets = async (a: Phone, visit: Visit): Promise<void> => {
  await a.inHand('conjurer').click({ button: 'right' });
  await expect(a.page.getByRole('dialog')).toBeVisible();
  await visit('card', a);
  await a.page.getByRole('dialog').getByRole('button').first().tap();
  await visit('explanation', a);
  await a.page.keyboard.press('Escape');
  await a.page.getByRole('dialog').press('Escape');
  await a.tap(a.words.filter);
  await visit('order', a);
  await a.page.getByRole('radio', { name: a.words.filterPart }).tap();
  await visit('filter', a);
  await a.page.getByRole('radio', { name: a.words.rivalPart }).tap();
  await a.page.getByRole('combobox').selectOption({ index: 2 });
  await visit('rival', a);
  await a.tap(a.words.done);
  await visit('placing-rival', a);
  await a.tap(a.words.filter);
  await a.tap(a.words.arrange);
  await visit('own-order', a);
  await a.tap(a.words.done);
  await a.tap(a.words.resetLook);
  // On a narrow screen there is no room for them but in the menu.
  if (!(await a.button(a.words.rules).isVisible())) await a.tap(a.words.menu);
  await a.tap(a.words.rules);
  await visit('rules', a);
  await a.tap(a.words.close);
  await a.tap(a.words.menu);
  await visit('menu', a);
  await a.tap(a.words.fairness);
  await visit('fairness', a);
  await a.tap(a.words.close);
  await a.tap(a.words.menu);
  await a.tap(a.words.concede);
  await visit('concede', a);
  await a.tap(a.words.close);
};

/**
 * Visits what is at a table beside the cards: watchers, a referee, being hurried by the other, and home meanwhile.
 */
const beside = async ({ a, b }: Party, visit: Visit): Promise<void> => {
  const words = CONTRACT_WORDS[a.lang];
  await a.tap(a.words.menu);
  await a.tap(a.words.forWatchers);
  await expect(a.page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await visit('for-watchers', a);
  await a.tap(a.words.close);
  await a.tap(a.words.menu);
  await a.tap(words.callReferee);
  await visit('call', a);
  await a.confirm(words.call);
  await expect(a.page.getByText(words.called)).toBeVisible();
  await visit('placing-called', a);
  await a.tap(a.words.menu);
  await a.tap(words.notes);
  await visit('notes', a);
  await a.tap(a.words.close);
  await a.tap(a.words.menu);
  await a.tap(words.hurry);
  await expect(b.page.getByText(words.hurried)).toBeVisible();
  await visit('placing-hurried', b);
  await a.tap(a.words.close);
  await a.go('/deck');
  await expect(a.page.getByRole('note')).toBeVisible();
  await visit('own-deck-bound', a);
  await a.go('/');
  await expect(a.button(a.words.toTable)).toBeVisible();
  await visit('home-match', a);
  await a.tap(a.words.toTable);
};

const placing = async ({ a, b, w }: Party, visit: Visit): Promise<void> => {
  await a.seesHand();
  await visit('placing', a);
  await sheets(a, visit);
  await a.inHand(TOWER.front[0]).tap();
  await visit('placing-held', a);
  await a.cell(0).tap();
  await a.place('front', [null, ...TOWER.front.slice(1)]);
  await a.seesSaved();
  await visit('placing-front', a);
  await a.commit('front');
  await a.place('back', TOWER.back);
  await visit('placing-back', a);
  await a.commit('back');
  await visit('sealed', a);
  await beside({ a, b, w }, visit);
  await b.place('front', CARAVAN.front);
  await b.commit('front');
  await expect(w.row('front', 'b')).toHaveAccessibleName(new RegExp(`${w.words.sealed}$`));
  await visit('watcher-placing', w);
  await b.place('back', CARAVAN.back);
  await b.commit('back');
};

/** Visits every moment of the film so far once. */
const film = async (a: Phone, visit: Visit): Promise<void> => {
  const place = a.page.getByRole('slider', { name: a.words.scrub });
  await place.fill('0');
  const last = Number(await place.getAttribute('max'));
  for (let step = 0; step <= last; step++) {
    await place.fill(String(step));
    await visit(`film-${step}`, a);
    if (step !== 1) continue;
    await a.page.getByTitle(a.words.why).tap();
    await visit('why', a);
    await a.tap(a.words.close);
  }
  // On a low screen there is room for it only in the menu.
  if (!(await a.button(a.words.log).isVisible())) await a.tap(a.words.menu);
  await a.tap(a.words.log);
  await visit('log', a);
  await a.tap(a.words.close);
};

const deciding = async ({ a, b, w }: Party, visit: Visit): Promise<void> => {
  await b.until('target');
  await visit('target', b);
  await b.cell(1, 'a').tap();
  await visit('target-chosen', b);
  await a.waits();
  await visit('waiting-choice', a);
  await w.waits();
  await visit('watcher-choice', w);
  await b.chooseTarget('chosen');
  await a.until('summon');
  await visit('summon', a);
  await a.summon({ creature: 'scamp', cell: 0 });
  await a.summon('nobody');
  await a.summon({ creature: 'scamp', cell: 0 });
};

const ending = async ({ a, b, w }: Party, visit: Visit): Promise<void> => {
  await a.waits();
  await visit('waiting-claim', a);
  await film(a, visit);
  await b.until('claim');
  await visit('claim', b);
  await b.cell(0, 'a').tap();
  await b.tap(b.words.take);
  await visit('claim-confirm', b);
  await b.page.getByRole('dialog').getByRole('button', { name: b.words.takeIt, exact: true }).tap();
  for (const who of [a, b, w]) await who.until('result');
  await Promise.all([a.vouches(), b.vouches()]);
  await visit('result-won', a);
  await visit('result-lost', b);
  await visit('watcher-result', w);
  await a.tap(a.words.checkedWhat);
  await visit('fairness-checked', a);
  await a.go('/');
  await expect(a.page.getByRole('link', { name: a.words.past })).toBeVisible();
  await visit('home-after', a);
  await a.go('/past');
  await expect(a.page.locator('[data-match]').first()).toBeVisible();
  await visit('past', a);
};

export async function playing(party: Party, visit: Visit): Promise<void> {
  await sitting(party, visit);
  await placing(party, visit);
  await deciding(party, visit);
  await ending(party, visit);
}

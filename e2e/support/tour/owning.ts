// Owning: what a trader sees of their own: home, code, cards, money, digits, and the move to another phone.
import { expect } from '@playwright/test';
import { CONTRACT_WORDS } from '../contractWords.ts';
import { INTRIGUE_WORDS } from '../intrigueWords.ts';
import type { Phone } from '../phone.ts';
import { CARAVAN, TOWER } from '../plays.ts';
import { PROMISE_WORDS } from '../promiseWords.ts';
import type { Party, Visit } from './party.ts';

async function cards(a: Phone, visit: Visit): Promise<void> {
  const words = CONTRACT_WORDS[a.lang];
  await a.go('/deck');
  await expect(a.page.locator('[data-item]').first()).toBeVisible();
  await visit('own-deck', a);
  await a.page.locator('[data-item]').first().tap();
  await expect(a.button(words.showCard)).toBeVisible();
  await visit('own-card', a);
  await a.tap(words.showCard);
  await visit('own-card-code', a);
  await a.go('/find');
  await expect(a.page.getByLabel(words.findCode)).toBeVisible();
  await visit('find', a);
  await a.tap(words.find);
  await visit('find-short', a);
  await a.page.getByLabel(words.findCode).fill('22222222');
  await a.tap(words.find);
  await expect(a.page.getByRole('alert').first()).toBeVisible();
  await visit('find-nothing', a);
}

/** Makes the two traders; `a` looks at everything that is theirs. */
export async function owning({ a, b, w }: Party, visit: Visit): Promise<void> {
  const words = CONTRACT_WORDS[a.lang];
  await w.go('/');
  await w.speakAs();
  await a.become(TOWER.deck);
  await expect(a.button(words.newContract)).toBeVisible();
  await visit('home-trader', a);
  await b.become(CARAVAN.deck);
  await w.go(`/p/${a.badge}`);
  await expect(w.page.getByText(words.stranger)).toBeVisible();
  await visit('person-stranger', w);
  await a.tap(words.badge);
  await expect(a.page.getByRole('img').first()).toBeVisible();
  await visit('code', a);
  await cards(a, visit);
  await a.go('/money');
  await expect(a.page.locator('[data-entry]').first()).toBeVisible();
  await visit('money', a);
  await a.page.locator('[data-entry]').first().tap();
  await expect(a.page.getByRole('dialog')).toBeVisible();
  await visit('receipt', a);
  for (const place of ['past', 'trades', 'contracts'] as const) {
    await a.go(`/${place}`);
    await expect(a.page.getByText(words.none[place])).toBeVisible();
    await visit(`${place}-empty`, a);
  }
  await a.go('/promises');
  await expect(a.page.getByText(PROMISE_WORDS[a.lang].off)).toBeVisible();
  await visit('promises-off', a);
  await a.go('/intrigue');
  await expect(a.page.getByText(INTRIGUE_WORDS[a.lang].none)).toBeVisible();
  await visit('intrigue-none', a);
  await a.go('/pin');
  await expect(a.page.getByLabel(words.digits)).toBeVisible();
  await visit('pin', a);
  await a.page.getByLabel(words.digits).fill('2718');
  await a.tap(words.keepDigits);
  await expect(a.button(words.newContract)).toBeVisible();
}

/** Moves the link of `a` to the phone of `w`, with a tap on the old one. */
export async function moving({ a, w }: Party, visit: Visit): Promise<void> {
  const words = CONTRACT_WORDS[a.lang];
  await a.go('/');
  await w.go(`/l/${a.link}`);
  await w.tap(words.itIsMine);
  await expect(w.button(words.askToMove)).toBeVisible();
  await visit('link-elsewhere', w);
  await w.tap(words.askToMove);
  await a.tap(words.refuseMove);
  await expect(w.page.getByRole('alert')).toBeVisible();
  await visit('link-refused', w);
  await w.tap(words.askToMove);
  await expect(a.button(words.allowMove)).toBeVisible();
  await visit('link-waiting', w);
  await visit('move-asked', a);
  await a.tap(words.allowMove);
  await expect(w.button(words.newContract)).toBeVisible();
  await expect(a.page.getByText(words.leftBehind)).toBeVisible();
  await visit('home-left', a);
}

// Intriguing: the intrigue deck from a ring to what everybody reads of it: played, asked, spent, bought, shown.
import { type Locator, expect } from '@playwright/test';
import { type Holder, Intrigue } from '../event/intriguing.ts';
import { Seats } from '../event/seats.ts';
import { INTRIGUE_WORDS } from '../intrigueWords.ts';
import type { Phone } from '../phone.ts';
import { CARAVAN, TOWER } from '../plays.ts';
import { LONG } from '../waits.ts';
import type { Visit } from './party.ts';
import type { Promisers } from './promising.ts';

const holderOf = ({ seated: { trader } }: Phone): Holder => ({
  name: trader.name,
  cookie: async () => trader.cookie,
});

const sheet = ({ page }: Phone): Locator => page.getByRole('dialog');

async function ringing(a: Phone, deck: Intrigue, visit: Visit): Promise<void> {
  const words = INTRIGUE_WORDS[a.lang];
  await a.go('/');
  await expect(a.page.getByRole('link', { name: words.entry })).toBeVisible();
  await deck.act({ type: 'ring', ring: 1 });
  await expect(a.page.getByText(words.rung).first()).toBeVisible({ timeout: LONG });
  await visit('home-intrigue', a);
}

async function asking({ a, b }: Promisers, deck: Intrigue, visit: Visit): Promise<void> {
  const words = INTRIGUE_WORDS[a.lang];
  await deck.drawUntil(holderOf(a), 'loose-tongue');
  await deck.drawUntil(holderOf(b), 'intercepted-letter');
  await b.go('/');
  await a.go('/intrigue');
  await expect(a.button(words.playing)).toBeVisible({ timeout: LONG });
  await visit('intrigue-own', a);
  await a.tap(words.playing);
  await sheet(a)
    .getByRole('radio', { name: new RegExp(`^${holderOf(b).name}`) })
    .or(sheet(a).getByRole('radio').first())
    .first()
    .waitFor();
  await visit('intrigue-play', a);
  await a.page.getByRole('textbox').fill(holderOf(b).name);
  await sheet(a)
    .getByRole('radio', { name: new RegExp(`^${holderOf(b).name}`) })
    .check();
  await sheet(a).getByRole('button', { name: words.play, exact: true }).tap();
  await expect(sheet(a)).toBeHidden({ timeout: LONG });
  await expect(a.page.getByText(words.waits).first()).toBeVisible({ timeout: LONG });
  await visit('intrigue-open', a);
  await expect(sheet(b).getByRole('heading', { name: words.answer })).toBeVisible({ timeout: LONG });
  await visit('intrigue-asked', b);
  await b.tap(words.fold);
  await expect(b.page.getByRole('button', { name: words.line })).toBeVisible();
  await visit('intrigue-asked-line', b);
  await b.page.getByRole('button', { name: words.line }).tap();
  await sheet(b).getByRole('button', { name: words.pass, exact: true }).tap();
  await expect(sheet(b)).toBeHidden({ timeout: LONG });
  await a.go('/');
  await a.go('/intrigue');
  for (const fold of words.folds) await a.page.getByText(fold, { exact: true }).first().tap();
  await visit('intrigue-open-folds', a);
}

async function spending(a: Phone, deck: Intrigue, visit: Visit): Promise<void> {
  const words = INTRIGUE_WORDS[a.lang];
  await deck.fill(holderOf(a));
  await a.go('/');
  await deck.act({ type: 'ring', ring: 2 });
  await expect(sheet(a).getByRole('heading', { name: words.surplus })).toBeVisible({ timeout: LONG });
  await visit('intrigue-surplus', a);
  await sheet(a).getByRole('radio').first().check();
  await sheet(a).getByRole('button', { name: words.spend }).tap();
  await expect(sheet(a)).toBeHidden({ timeout: LONG });
}

async function buying({ a, b }: Promisers, deck: Intrigue, visit: Visit): Promise<void> {
  const words = INTRIGUE_WORDS[a.lang];
  await deck.act({ type: 'openAudience', person: deck.person(holderOf(b)) });
  await a.go('/intrigue');
  await expect(a.page.getByRole('button', { name: words.buy })).toBeVisible({ timeout: LONG });
  await visit('intrigue-audience', a);
  await a.page.getByRole('button', { name: words.buy }).tap();
  await visit('intrigue-buy', a);
  await a.confirm(words.later);
  await a.tap(words.show);
  await visit('intrigue-show', a);
}

export async function intriguing(party: Promisers, visit: Visit): Promise<void> {
  const { a, b, o } = party;
  await a.become(TOWER.deck);
  await b.become(CARAVAN.deck);
  await o.become('organiser');
  const url = new URL(a.page.url()).origin;
  const seats = new Seats(url);
  try {
    const deck = new Intrigue({ url }, seats);
    await deck.beginBy(holderOf(o), holderOf(a), holderOf(b));
    await ringing(a, deck, visit);
    await asking(party, deck, visit);
    await spending(a, deck, visit);
    await buying(party, deck, visit);
  } finally {
    await seats.close();
  }
}

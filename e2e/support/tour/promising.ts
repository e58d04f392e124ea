// Promising: promises from the hand to a contract and back: what is named, signed, played, shown and let go.
import { type Locator, expect } from '@playwright/test';
import { CONTRACT_WORDS } from '../contractWords.ts';
import { Organiser } from '../event/organiser.ts';
import { dealTo, switchOn } from '../event/promising.ts';
import type { Phone } from '../phone.ts';
import { CARAVAN, TOWER } from '../plays.ts';
import { PROMISE_WORDS } from '../promiseWords.ts';
import type { Visit } from './party.ts';

/** Two traders, and an organiser on a laptop. */
export interface Promisers {
  readonly a: Phone;
  readonly b: Phone;
  readonly o: Phone;
}

const wordsOf = (phone: Phone) => ({ ...CONTRACT_WORDS[phone.lang], ...PROMISE_WORDS[phone.lang] });
const leaf = ({ page }: Phone, card: string): Locator =>
  page.locator('[data-pledge]').filter({ hasText: card }).first();
const region = ({ page }: Phone, name: string): Locator => page.getByRole('region', { name });
const sheet = ({ page }: Phone): Locator => page.getByRole('dialog');

async function deal({ a, b, o }: Promisers): Promise<void> {
  await o.become('organiser');
  const desk = new Organiser(o.page, new URL(o.page.url()).origin, { name: o.name, token: '', code: '' });
  await o.go('/staff/settings');
  await switchOn(desk);
  await dealTo(desk, a.name, 'Дом Соляных Весов');
  await dealTo(desk, b.name, 'Орден Лампады');
}

/** Writes an offer to the other, up to its promises. */
async function writes(phone: Phone, other: Phone, price: string): Promise<void> {
  const words = wordsOf(phone);
  await phone.go('/');
  await phone.go(`/contract/new/${other.badge}`);
  await phone.page.getByLabel(words.text).fill(words.skooma);
  await phone.page.getByLabel(words.price).fill(price);
}

async function gives(phone: Phone, card: string): Promise<void> {
  const words = wordsOf(phone);
  await phone.tap(words.give);
  await sheet(phone)
    .getByRole('button', { name: words.choose(card) })
    .tap();
  await expect(sheet(phone)).toBeHidden();
}

async function sends(phone: Phone): Promise<void> {
  const words = wordsOf(phone);
  await phone.tap(words.offer);
  await phone.confirm(words.offer);
  await expect(
    phone.page.getByRole('status').filter({ hasText: words.says.offerMine }).first(),
  ).toBeVisible();
}

async function opens(phone: Phone): Promise<void> {
  await phone.go('/');
  await phone.page
    .getByRole('link', { name: wordsOf(phone).offersContract })
    .first()
    .tap();
}

async function signs(phone: Phone): Promise<void> {
  const [label = '', confirm = ''] = wordsOf(phone).acts.sign;
  await phone.tap(label);
  await phone.confirm(confirm);
}

const says = (phone: Phone, what: RegExp): Promise<void> =>
  expect(phone.page.getByRole('status').filter({ hasText: what }).first()).toBeVisible();

/** Has both confirm the handover of the contract that is open on both phones. */
async function fulfils(a: Phone, b: Phone): Promise<void> {
  const [label = '', confirm = ''] = wordsOf(a).acts.handOver;
  await Promise.all([a, b].map((each) => says(each, wordsOf(each).says.signed)));
  await a.tap(label);
  await a.confirm(confirm);
  await says(b, wordsOf(b).says.handTheirs);
  await b.tap(label);
  await b.confirm(confirm);
  await says(a, wordsOf(a).says.fulfilled);
}

async function owning(a: Phone, visit: Visit): Promise<void> {
  const words = wordsOf(a);
  await a.go('/');
  const entry = a.page.getByRole('link', { name: words.entry });
  await expect(entry).toBeVisible();
  await visit('home-promises', a);
  await entry.tap();
  await expect(leaf(a, words.cards.cut)).toBeVisible();
  await visit('promises-own', a);
  await leaf(a, words.cards.cut).locator('summary').tap();
  await visit('promises-own-open', a);
}

async function naming({ a, b }: Promisers, visit: Visit): Promise<void> {
  const words = wordsOf(a);
  await writes(a, b, '14');
  await a.tap(words.give);
  await visit('offer-give', a);
  await sheet(a)
    .getByRole('button', { name: words.choose(words.cards.cut) })
    .tap();
  await a.tap(words.ask);
  await visit('offer-ask', a);
  await sheet(a).getByRole('button', { name: words.another }).tap();
  await visit('offer-ask-others', a);
  await sheet(a)
    .getByRole('button', { name: words.choose(words.cards.surety) })
    .tap();
  await expect(region(a, words.named)).toContainText(words.cards.surety);
  await visit('offer-promises', a);
  await a.tap(words.offer);
  await visit('offer-promises-confirm', a);
  await a.confirm(words.offer);
  await says(a, words.says.offerMine);
  await opens(b);
  await expect(region(b, words.named)).toContainText(words.cards.cut);
  await visit('contract-promises', b);
  await b.tap(words.acts.sign[0] ?? '');
  await expect(sheet(b)).toContainText(words.cards.surety);
  await visit('contract-promises-sign', b);
  await b.confirm(words.acts.sign[1] ?? '');
  await says(b, words.says.signed);
  const contract = new URL(b.page.url()).pathname;
  await b.go('/promises');
  await expect(leaf(b, words.cards.whisper)).toBeVisible();
  await visit('promises-held', b);
  await b.go(contract);
  await fulfils(a, b);
}

async function playing({ a, b }: Promisers, visit: Visit): Promise<void> {
  const words = wordsOf(b);
  await b.go('/promises');
  await expect(leaf(b, words.cards.cut).getByRole('button', { name: words.play })).toBeVisible();
  await visit('promises-lit', b);
  await leaf(b, words.cards.cut).getByRole('button', { name: words.play }).tap();
  await b.confirm(words.play);
  await visit('promises-play', b);
  await b.page.getByLabel(words.sum).fill('12');
  await b.confirm(words.play);
  await expect(sheet(b)).toBeHidden();
  await a.go('/promises');
  const before = region(a, words.before);
  await before.locator('summary').tap();
  for (const fold of words.folds) await a.page.getByText(fold).tap();
  await visit('promises-open', a);
  await before.getByRole('button', { name: words.letGo }).tap();
  await visit('promises-let-go', a);
  await a.confirm(words.back);
  await a.tap(words.show);
  await visit('promises-show', a);
  await a.page.getByRole('checkbox', { name: new RegExp(`^${words.cards.whisper}`) }).check();
  await a.page.getByRole('radio', { name: words.everybody }).check();
  await sheet(a).getByRole('button', { name: words.showIt, exact: true }).tap();
  await visit('promises-show-confirm', a);
  await a.confirm(words.showIt);
  await expect(sheet(a)).toBeHidden();
}

async function answering({ a, b }: Promisers, visit: Visit): Promise<void> {
  const words = wordsOf(a);
  await writes(a, b, '0');
  await gives(a, words.cards.peace);
  await sends(a);
  await opens(b);
  await signs(b);
  await fulfils(a, b);
  await writes(a, b, '30');
  await sends(a);
  await opens(b);
  await signs(b);
  await says(a, words.says.signed);
  await a.tap(words.acts.propose[0] ?? '');
  await a.confirm(words.acts.propose[1] ?? '');
  await expect(region(b, words.canPlay)).toBeVisible();
  await visit('contract-plays', b);
  await b.page.getByRole('button', { name: words.playing }).tap();
  await visit('contract-plays-confirm', b);
  await b.confirm(words.play);
  await expect(region(b, words.canPlay)).toBeHidden();
}

export async function promising(party: Promisers, visit: Visit): Promise<void> {
  const { a, b } = party;
  await a.become(TOWER.deck);
  await b.become(CARAVAN.deck);
  await deal(party);
  await owning(a, visit);
  await naming(party, visit);
  await playing(party, visit);
  await answering(party, visit);
}

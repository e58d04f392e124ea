// Dealing: a contract from the choice of a person to its end, with a demanded sixth and a match that is conceded, and
// what is left of it.
import { expect } from '@playwright/test';
import { CONTRACT_WORDS } from '../contractWords.ts';
import type { Phone } from '../phone.ts';
import type { Party, Visit } from './party.ts';

const wordsOf = (phone: Phone) => CONTRACT_WORDS[phone.lang];

/** Visits what an act would mean, and does it. */
async function does(phone: Phone, [label, confirm]: readonly string[], at: () => Promise<void>) {
  await phone.tap(label ?? '');
  await expect(phone.page.getByRole('dialog')).toBeVisible();
  await at();
  await phone.confirm(confirm ?? '');
}

/** Visits what an act would mean, and does not do it. */
async function considers(phone: Phone, [label]: readonly string[], at: () => Promise<void>) {
  await phone.tap(label ?? '');
  await expect(phone.page.getByRole('dialog')).toBeVisible();
  await at();
  await phone.confirm(wordsOf(phone).back);
  await expect(phone.page.getByRole('dialog')).toBeHidden();
}

const says = (phone: Phone, what: RegExp) =>
  expect(phone.page.getByRole('status').filter({ hasText: what }).first()).toBeVisible();

async function choosing({ a, b }: Party, visit: Visit): Promise<void> {
  const words = wordsOf(a);
  await a.go(`/p/${a.badge}`);
  await expect(a.page.getByText(words.ownBadge)).toBeVisible();
  await visit('person-self', a);
  await a.go('/');
  await a.tap(words.newContract);
  await expect(a.page.getByLabel(words.whom)).toBeVisible();
  await visit('choose', a);
  await a.page.getByLabel(words.whom).fill(b.name);
  const found = a.page.getByRole('link', { name: b.name, exact: true });
  await expect(found).toBeVisible();
  await visit('choose-found', a);
  await found.tap();
  await expect(a.page.getByRole('link', { name: words.contract })).toBeVisible();
  await visit('person', a);
  await a.page.getByRole('link', { name: words.contract }).tap();
}

async function offering({ a, b }: Party, visit: Visit): Promise<void> {
  const words = wordsOf(a);
  await expect(a.page.getByLabel(words.text)).toBeVisible();
  await visit('contract-new', a);
  await a.tap(words.offer);
  await visit('contract-empty', a);
  await a.page.getByLabel(words.text).fill(words.skooma);
  await a.page.getByLabel(words.price).fill('14');
  await does(a, [words.offer, words.offer], () => visit('contract-confirm', a));
  await says(a, words.says.offerMine);
  await visit('contract-offered', a);
  await b.go('/');
  const asked = b.page.getByRole('link', { name: words.offersContract }).first();
  await expect(asked).toBeVisible();
  await visit('home-waits', b);
  await asked.tap();
  await expect(b.button(words.otherwise)).toBeVisible();
  await visit('contract-answer', b);
  await b.tap(words.otherwise);
  await expect(b.page.getByRole('heading', { name: words.counterTitle })).toBeVisible();
  await visit('contract-counter', b);
  await b.page.goBack();
  await does(b, words.acts.sign, () => visit('contract-sign', b));
  await Promise.all([says(a, words.says.signed), says(b, words.says.signed)]);
  await visit('contract-signed', a);
}

async function playing({ a, b }: Party, visit: Visit): Promise<void> {
  const { acts, says: said, more, toContract } = wordsOf(a);
  await a.page.getByText(more).tap();
  await visit('contract-more', a);
  await considers(a, acts.annul, () => visit('contract-annul', a));
  await does(a, acts.propose, () => visit('contract-propose', a));
  await says(a, said.gameMine);
  await visit('contract-game-mine', a);
  await says(b, said.gameTheirs);
  await visit('contract-game-theirs', b);
  await considers(b, acts.refuse, () => visit('contract-refuse', b));
  await b.page.getByText(more).tap();
  await does(b, acts.demand, () => visit('contract-demand', b));
  await says(b, said.demandMine);
  await visit('contract-demand-mine', b);
  await says(a, said.demandTheirs);
  await visit('contract-demand-theirs', a);
  await does(a, acts.round, () => visit('contract-round', a));
  await Promise.all([a.seesHand(), b.seesHand()]);
  await b.concede();
  await a.seesResult(a.words.youWin);
  await visit('result-contract', a);
  await Promise.all([a.tap(toContract), b.tap(toContract)]);
}

async function ending({ a, b }: Party, visit: Visit): Promise<void> {
  const { acts, says: said, history } = wordsOf(a);
  await says(b, said.played);
  await visit('contract-played', b);
  await does(b, acts.handOver, () => visit('contract-hand', b));
  await says(b, said.handMine);
  await visit('contract-hand-mine', b);
  await says(a, said.handTheirs);
  await visit('contract-hand-theirs', a);
  await does(a, acts.handOver, () => visit('contract-hand-last', a));
  await says(a, said.fulfilled);
  await a.page.getByText(history).tap();
  await visit('contract-fulfilled', a);
  await a.go('/money');
  await expect(a.page.locator('[data-entry]').nth(2)).toBeVisible();
  await visit('money-moved', a);
}

/** An offer that is declined is news at home; what is over stands in a list. */
async function over({ a, b }: Party, visit: Visit): Promise<void> {
  const words = wordsOf(a);
  await a.go(`/contract/new/${b.badge}`);
  await a.page.getByLabel(words.text).fill(words.skooma);
  await a.page.getByLabel(words.price).fill('1');
  await does(a, [words.offer, words.offer], () => Promise.resolve());
  await says(a, words.says.offerMine);
  await a.go('/');
  await expect(a.button(words.newContract)).toBeVisible();
  await b.go('/');
  await b.page.getByRole('link', { name: words.offersContract }).first().tap();
  await does(b, words.acts.decline, () => Promise.resolve());
  await expect(a.page.getByRole('link', { name: words.contractNews })).toBeVisible();
  await visit('home-contract-news', a);
  await a.page.getByRole('link', { name: words.allContracts }).tap();
  await expect(a.page.locator('[data-contract]')).toHaveCount(2);
  await visit('contracts', a);
  await a.page.locator('[data-contract]').first().getByRole('link').tap();
  await expect(a.page.getByText(words.history)).toBeVisible();
  await a.go('/');
  await expect(a.button(words.newContract)).toBeVisible();
  await expect(a.page.getByRole('link', { name: words.contractNews })).toBeHidden();
}

export async function dealing(party: Party, visit: Visit): Promise<void> {
  await choosing(party, visit);
  await offering(party, visit);
  await playing(party, visit);
  await ending(party, visit);
  await over(party, visit);
}

// Trading: an offer of a card and drakes from both sides, and a card that is asked for.
import { expect } from '@playwright/test';
import { CONTRACT_WORDS } from '../contractWords.ts';
import type { Phone } from '../phone.ts';
import type { Party, Visit } from './party.ts';

const wordsOf = (phone: Phone) => CONTRACT_WORDS[phone.lang];

async function writing({ a, b }: Party, visit: Visit): Promise<string> {
  const words = wordsOf(a);
  await a.go(`/trade/new/${b.badge}`);
  const gives = a.page.getByRole('region', { name: words.gives });
  await expect(gives).toBeVisible();
  await visit('trade-new', a);
  await a.tap(words.pick);
  const items = a.page.getByRole('dialog').locator('[data-item]');
  await expect(items.first()).toBeVisible();
  await items.first().tap();
  await visit('trade-pick', a);
  const copy = (await items.first().getAttribute('data-item')) ?? '';
  await a.page.getByRole('dialog').getByRole('button', { name: words.pickDone }).tap();
  await a.page.getByRole('region', { name: words.gets }).getByLabel(words.drakes).fill('3');
  await visit('trade-written', a);
  await a.tap(words.submitTrade);
  await expect(a.page.getByRole('dialog')).toBeVisible();
  await visit('trade-send', a);
  await a.confirm(words.sendTrade);
  await expect(a.button(words.withdrawTrade)).toBeVisible();
  await visit('trade-mine', a);
  return copy;
}

export async function trading(party: Party, visit: Visit): Promise<void> {
  const { a, b } = party;
  const words = wordsOf(a);
  const copy = await writing(party, visit);
  await b.go('/trades');
  const line = b.page.locator('[data-trade]').first();
  await expect(line).toBeVisible();
  await visit('trades', b);
  await line.tap();
  await expect(b.button(words.accept)).toBeVisible();
  await visit('trade-theirs', b);
  await b.tap(words.accept);
  await expect(b.page.getByRole('dialog')).toBeVisible();
  await visit('trade-accept', b);
  await b.confirm(words.back);
  await b.tap(words.decline);
  await expect(b.page.getByRole('dialog')).toBeVisible();
  await visit('trade-decline', b);
  await b.confirm(words.decline);
  await expect(a.page.getByRole('status').filter({ hasText: words.declined })).toBeVisible();
  await visit('trade-declined', a);
  await b.go(`/trade/new/${a.badge}?ask=${encodeURIComponent(copy)}`);
  await expect(b.button(words.askForCard)).toBeVisible();
  await visit('trade-ask', b);
}

// Arriving: what a phone shows before it is anybody's.
import { expect } from '@playwright/test';
import { CONTRACT_WORDS } from '../contractWords.ts';
import type { Party, Visit } from './party.ts';

export async function arriving({ a, b }: Party, visit: Visit): Promise<void> {
  await a.go('/');
  await a.speakAs();
  await expect(a.button(a.words.enterCode)).toBeVisible();
  await visit('home', a);
  await a.tap(a.words.settings);
  // They come with the sheet, and the whole sheet is to be looked at.
  await expect(a.page.getByRole('checkbox').first()).toBeVisible();
  await visit('settings', a);
  await a.tap(a.words.close);
  await a.tap(a.words.help);
  await expect(a.page.locator('details').first()).toBeVisible();
  await visit('help', a);
  await a.go('/deck-log');
  const file = a.page.locator('input[type=file]');
  await expect(file).toHaveCount(1);
  await visit('deck-log', a);
  await file.setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from('?') });
  await expect(a.page.getByRole('alert')).toBeVisible();
  await visit('deck-log-bad', a);
  await a.go('/nowhere/at/all');
  await expect(a.page.getByText(a.words.nowhere)).toBeVisible();
  await visit('nowhere', a);
  await a.go('/practice');
  await expect(a.page.getByRole('radio').first()).toBeVisible();
  await visit('practice', a);
  await a.tap(a.words.spread);
  await visit('practice-deck', a);

  await b.go('/');
  await b.speakAs();
  await b.tap(b.words.enterCode);
  await expect(b.button(b.words.goOn)).toBeVisible();
  await visit('join', b);
  await b.tap(b.words.goOn);
  await visit('join-short', b);
  await b.go('/c/22222222');
  await expect(b.page.getByRole('heading', { name: b.words.unknownCode })).toBeVisible();
  await visit('unknown-code', b);
  const words = CONTRACT_WORDS[b.lang];
  await b.go('/l/22222222');
  await expect(b.button(words.itIsMine)).toBeVisible();
  await visit('link', b);
  await b.tap(words.itIsMine);
  await expect(b.page.getByRole('alert').first()).toBeVisible();
  await visit('link-dead', b);
}

// @vitest-environment happy-dom
// The switches of the settings do what they say, and the choice is kept.

import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { bringSettings } from '../harness/bringSettings.tsx';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { chooseLang, followLang } from '../text/index.ts';
import { chooseTheme, readTheme } from '../theme/index.ts';
import { SettingsSheet } from './settingsSheet.tsx';

beforeAll(bringSettings);

let page: Mounted;
beforeEach(async () => {
  page = await mounted(<SettingsSheet open onClose={() => undefined} />);
});
afterEach(async () => {
  await page.unmount();
  chooseTheme('system');
  await chooseLang('ru');
});

/** Returns the radio button with this label. */
function radio(name: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.trim() === name,
  );
  const input = found?.querySelector('input');
  if (input === null || input === undefined) throw new Error(`nothing to choose is called ${name}`);
  return input;
}
const choose = (name: string): Promise<void> => act(async () => radio(name).click());

it.each([
  ['Ночь', 'night'],
  ['День', 'day'],
] as const)('«%s» is what the page shows from then on, kept on this device', async (name, theme) => {
  expect(radio('Как в телефоне').checked).toBe(true);
  await choose(name);
  expect(document.documentElement.dataset['theme']).toBe(theme);
  expect(readTheme()).toBe(theme);
  expect([radio(name).checked, radio('Как в телефоне').checked]).toEqual([true, false]);
});

it('what the phone says itself is followed again when it is chosen', async () => {
  await choose('Ночь');
  await choose('Как в телефоне');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(readTheme()).toBe('system');
});

it('a language is the one of its own name, and all words follow', async () => {
  await choose('English');
  await page.settle();
  expect(document.documentElement.lang).toBe('en');
  expect(radio('Night').checked).toBe(false);
  await choose('Русский');
  expect(document.documentElement.lang).toBe('ru');
});

it('what is chosen in another tab is spoken here too, and nothing else that it keeps', async () => {
  followLang();
  const keptElsewhere = (key: string, newValue: string): Promise<void> =>
    act(async () => {
      localStorage.setItem(`dunmer.${key}`, newValue);
      dispatchEvent(new StorageEvent('storage', { key: `dunmer.${key}`, newValue }));
    });
  await keptElsewhere('lang', 'en');
  await page.settle();
  expect(document.documentElement.lang).toBe('en');
  expect(radio('English').checked).toBe(true);
  localStorage.setItem('dunmer.lang', 'ru');
  await keptElsewhere('another', 'ru');
  expect(document.documentElement.lang).toBe('en');
  await keptElsewhere('lang', 'en');
  await keptElsewhere('lang', 'ru');
  await page.settle();
  expect(document.documentElement.lang).toBe('ru');
});

// @vitest-environment happy-dom
// While a challenge is being sent, its fields are fixed until the answer comes; before that it says what it leads to.

import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home } from '../net/index.ts';
import { contractRu } from '../text/contract.ru.ts';
import { ru } from '../text/ru.ts';
import { challengeRu } from './challenge.ru.ts';
import { ChallengeScreen } from './index.ts';

const { challenge: words } = challengeRu;
const OTHER = { person: 'other', name: 'Ильмени', code: 'BBBBBBBB', trades: true };

let page: Mounted | null = null;
beforeEach(() => {
  answering({ '/people/': { people: [OTHER] } });
  home.known.setState({ home: homeView() });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
});

const isWritten = (): boolean => document.querySelector('fieldset')?.disabled === false;

it('lets nothing be changed of it, and is not said to be unsent', async () => {
  page = await mounted(<ChallengeScreen person={OTHER.code} />);
  await page.settle();
  await page.settle();
  expect(isWritten()).toBe(true);
  await page.press(words.propose);
  await page.press(words.propose);
  await page.press(ru.app.close);
  expect(page.everything()).toContain(ru.open.sending);
  expect(isWritten()).toBe(false);
  expect(page.has(ru.kept.discard)).toBe(false);
});

it('says what goes home by it, unless it is friendly (PROMISES 5, `tie`)', async () => {
  const pledges = { hand: 0, front: 1, playable: 0, shown: 0, ties: [OTHER.person] };
  home.known.setState({ home: homeView({ pledges }) });
  page = await mounted(<ChallengeScreen person={OTHER.code} />);
  for (let i = 0; i < 2; i += 1) await page.settle();
  await page.press(words.propose);
  expect(page.everything()).toContain(contractRu.tieHome);
  await page.press(ru.app.close);
  const [, friendly] = document.querySelectorAll<HTMLInputElement>('input[type=radio]');
  await act(async () => friendly?.click());
  await page.press(words.propose);
  expect(page.everything()).toContain(words.bound);
  expect(page.everything()).not.toContain(contractRu.tieHome);
});

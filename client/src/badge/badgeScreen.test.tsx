// @vitest-environment happy-dom
// Whoever is asked for their code shows it at once: it tells nothing of a match, so no film stands before it (UX 7).

import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { homeView, ME } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { HomeScreen } from '../home/index.ts';
import { home } from '../net/index.ts';
import { PinScreen } from '../person/index.ts';
import { noteShown } from '../shown/index.ts';
import { chooseLang } from '../text/index.ts';
import { ru } from '../text/ru.ts';
import { badgeRu } from './badge.ru.ts';
import { BadgeScreen } from './index.ts';

beforeAll(() => chooseLang('ru'));

let page: Mounted | null = null;
beforeEach(() => {
  answering({ '/': () => new Response('', { status: 404 }) });
  const view = homeView();
  home.known.setState({ event: view.event, home: view });
  noteShown({ match: 'm', whose: ME.person }, 'placing', 'placing');
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  home.known.setState({ event: null, home: undefined });
  vi.unstubAllGlobals();
});

it('the code is shown though the film of a match was not watched to its end', async () => {
  page = await mounted(<BadgeScreen />);
  await page.settle();
  expect(page.everything()).toContain(badgeRu.noRights);
  expect(page.has(ru.untold.watch)).toBe(false);
});

it('and so is the PIN chosen, of which no match tells anything', async () => {
  page = await mounted(<PinScreen />);
  await page.settle();
  expect(page.has(ru.untold.watch)).toBe(false);
});

it('the first page, which asks to watch first, leads to the code all the same', async () => {
  page = await mounted(<HomeScreen />);
  await page.settle();
  expect(page.has(ru.untold.watch)).toBe(true);
  await page.press(ru.home.showCode);
  expect(location.pathname).toBe('/code');
});

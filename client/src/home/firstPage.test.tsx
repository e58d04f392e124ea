// @vitest-environment happy-dom
// On a small phone the first page shows first who waits for its owner: a table, an offer; then what they own, then
// news (UX 6).

import type { HomeView } from '@dunmer/shared/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { contractView, OTHER } from '../harness/contractView.ts';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { ru } from '../text/ru.ts';
import { TraderHome } from './traderHome.tsx';

const MODULES: Pick<HomeView, 'pledges' | 'intrigue'> = {
  pledges: { hand: 5, front: 0, playable: 1, shown: 0 },
  intrigue: { on: true, ring: 1, hand: 1, limit: 7, playable: 0, due: [], buy: null, shown: 0, taken: 0 },
};

let page: Mounted | null = null;
beforeEach(() => answering({ '/': () => new Response('', { status: 404 }) }));
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
});

async function linksOf(facts: Partial<HomeView>): Promise<Mounted> {
  page = await mounted(<TraderHome home={homeView({ ...MODULES, ...facts })} />);
  await page.until(() => document.querySelector('a[href="/intrigue"]') !== null);
  await page.until(() => document.querySelector('a[href="/promises"]') !== null);
  return page;
}

const inOrder = (...selectors: readonly string[]): boolean => {
  const [first, second] = selectors.map((each) => document.querySelector(each));
  if (first === null || first === undefined || second === null || second === undefined) return false;
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
};

it('an offer that waits stands above the promises and intrigue cards that could be played', async () => {
  await linksOf({ contracts: [contractView({ party: 'two', one: OTHER })] });
  expect(inOrder('a[href="/contract/c"]', 'a[href="/promises"]')).toBe(true);
  expect(inOrder('a[href="/promises"]', 'a[href="/intrigue"]')).toBe(true);
});

it('so does the match under way, of which it is not said whom it waits for', async () => {
  const match = { match: 'm', seat: 'a', opponent: OTHER, stake: 5, counted: false } as const;
  const { everything } = await linksOf({ match });
  const told = everything();
  expect(told).toContain(ru.home.inMatch(OTHER.name));
  expect(told).not.toContain(ru.home.atTable(OTHER.name));
  expect(told.indexOf(ru.home.inMatch(OTHER.name))).toBeLessThan(told.indexOf('href="/promises"'));
});

const moreOf = (): readonly (string | null)[] =>
  [...document.querySelectorAll(`nav[aria-label="${ru.home.more}"] a`)].map((link) =>
    link.getAttribute('href'),
  );

it('leads to the lists of traders, and into the hall only where everybody may watch', async () => {
  const { event, me } = homeView();
  await linksOf({});
  const ofTraders = ['/trades', '/past', '/contracts', '/find'];
  expect(moreOf()).toEqual([...ofTraders, '/practice', '/pin']);
  const watching = { ...event, settings: { ...event.settings, watching: 'event' } } as const;
  await page?.show(<TraderHome home={homeView({ event: watching })} />);
  expect(moreOf()).toEqual([...ofTraders, '/hall', '/practice', '/pin']);
  await page?.show(<TraderHome home={homeView({ me: { ...me, staff: 'referee', trades: false } })} />);
  expect(moreOf()).toEqual(['/practice', '/pin']);
});

it('says that there is nothing only where nothing waits, nothing runs and nobody sits at a table', async () => {
  const isQuiet = () => page?.everything().includes(ru.home.nothing);
  await linksOf({});
  expect(isQuiet()).toBe(true);
  await page?.show(
    <TraderHome home={homeView({ contracts: [contractView({ party: 'two', one: OTHER })] })} />,
  );
  expect(isQuiet()).toBe(false);
  const match = { match: 'm', seat: 'a', opponent: OTHER, stake: 5, counted: false } as const;
  await page?.show(<TraderHome home={homeView({ match })} />);
  expect(isQuiet()).toBe(false);
});

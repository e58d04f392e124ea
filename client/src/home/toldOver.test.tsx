// @vitest-environment happy-dom
// A trader who is waited for is told so on every page but their table, by a line that links there (UX 6).

import type { HomeView } from '@dunmer/shared/protocol';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contractView, OTHER } from '../harness/contractView.ts';
import { homeView } from '../harness/homeView.ts';
import { longAfter, pass } from '../harness/laidDown.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { recall } from '../device/index.ts';
import { RINGS_READ, RINGS_TOLD } from '../parts/index.ts';
import { noteShown, tellAll } from '../shown/index.ts';
import { ru } from '../text/ru.ts';
import { toldRu } from '../told/told.ru.ts';
import { ToldOver } from './index.ts';

const OFFER = contractView({ party: 'two', one: OTHER });
const SAID = `${ru.home.contract(OTHER.name, OFFER.sum)}. ${ru.home.status['offer-theirs']}.`;
const MATCH = { match: 'm', seat: 'a', opponent: OTHER, stake: 5, counted: false } as const;

let page: Mounted | null = null;
beforeEach(longAfter);
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.restoreAllMocks();
});

/** An offer comes while this page is open and untouched. */
async function offered(place: string, facts: Partial<HomeView> = {}): Promise<Mounted> {
  history.replaceState(null, '', place);
  const shown = await mounted(<ToldOver home={homeView(facts)} />);
  page = shown;
  await shown.settle();
  await shown.show(<ToldOver home={homeView({ ...facts, contracts: [OFFER] })} />);
  return shown;
}

it('whoever shows their code is told of an offer, in a line that leads to it', async () => {
  await offered('/code');
  expect(document.title).toContain(toldRu.title);
  const line = document.querySelector('[role=status]');
  expect(line?.textContent).toContain(SAID);
  expect(line?.querySelector('a')?.getAttribute('href')).toBe(`/contract/${OFFER.contract}`);
});

it('a page that shows what waits needs no line over it', async () => {
  const { everything } = await offered(`/contract/${OFFER.contract}`);
  expect(document.title).toContain(toldRu.title);
  expect(everything()).not.toContain(SAID);
});

it('that somebody waits at the table is said by every page itself', async () => {
  const { everything, show } = await offered('/code', {});
  document.title = '';
  pass(10_000);
  await show(<ToldOver home={homeView({ contracts: [OFFER], match: MATCH })} />);
  expect(document.title).toContain(toldRu.title);
  expect(everything()).not.toContain(ru.home.atTable(OTHER.name));
});

it('what follows from a match is not told while its film plays', async () => {
  const { everything, show } = await offered('/m/m', { match: MATCH });
  const claim = { match: 'm', claimant: 'me', other: OTHER } as const;
  pass(10_000);
  await show(<ToldOver home={homeView({ claims: [claim] })} />);
  expect(document.title).not.toContain(toldRu.title);
  expect(everything()).not.toContain(OTHER.name);
});

it('nor on another page before it was watched: who has to choose has won', async () => {
  history.replaceState(null, '', '/code');
  const { me } = homeView();
  noteShown({ match: 'm', whose: me.person }, 'placing', 'placing');
  page = await mounted(<ToldOver home={homeView({ match: MATCH })} />);
  await page.settle();
  const claim = { match: 'm', claimant: 'me', other: OTHER } as const;
  pass(10_000);
  await page.show(<ToldOver home={homeView({ claims: [claim] })} />);
  expect(document.title).not.toContain(toldRu.title);
  expect(page.everything()).not.toContain(OTHER.name);
  await act(async () => tellAll('m'));
  expect(document.title).toContain(toldRu.title);
  expect(page.everything()).toContain(OTHER.name);
});

it.each([
  ['before the deck is rung', null, true],
  ['after it was rung', 3, false],
])('a phone that comes %s is told of the next ring alone', async (_, ring, isFirst) => {
  const brief = { on: true, hand: 1, limit: 7, playable: 0, due: [], buy: null, shown: 0, taken: 0 };
  page = await mounted(<ToldOver home={homeView({ intrigue: { ...brief, ring } })} />);
  await page.settle();
  expect([recall(RINGS_TOLD), recall(RINGS_READ)]).toEqual(isFirst ? ['0', '0'] : ['3', '3']);
  await page.show(<ToldOver home={homeView({ intrigue: { ...brief, ring: 4 } })} />);
  expect(recall(RINGS_TOLD)).toBe(isFirst ? '0' : '3');
});

it('at the table nothing else calls, nor after it what had come meanwhile', async () => {
  const { everything, show } = await offered('/m/m', { match: MATCH });
  await act(async () => history.pushState(null, '', '/'));
  await show(<ToldOver home={homeView({ contracts: [OFFER] })} />);
  expect(document.title).not.toContain(toldRu.title);
  expect(everything()).not.toContain(SAID);
});

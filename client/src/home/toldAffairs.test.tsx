// @vitest-environment happy-dom
// A line over the page says what has come to wait for the reader, and links to it (UX 6).

import type { HomeView } from '@dunmer/shared/protocol';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contractView, OTHER, signed } from '../harness/contractView.ts';
import { homeView, ME } from '../harness/homeView.ts';
import { longAfter } from '../harness/laidDown.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { ru } from '../text/ru.ts';
import { forgetFriendly, unseenFriendly } from '../parts/index.ts';
import { affairsOf } from './agenda.ts';
import { ToldAffairs } from './toldAffairs.tsx';

const { atTable, atPatronsTable, status } = ru.home;

let page: Mounted | null = null;
beforeEach(() => {
  longAfter();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns the words of the line and its link; null when there is no line. */
function line(): readonly [words: string, path: string | null] | null {
  const said = document.querySelector('[role="status"]');
  const words = said?.querySelector('p')?.textContent ?? null;
  return words === null ? null : [words, said?.querySelector('a')?.getAttribute('href') ?? null];
}

/** Returns the lines of a page that is shown with these homes in turn. */
async function lines(...homes: readonly Partial<HomeView>[]) {
  const said = [];
  for (const facts of homes) {
    const home = homeView(facts);
    const shown = <ToldAffairs home={home} affairs={affairsOf(home, ru.home)} />;
    if (page === null) page = await mounted(shown);
    else await page.show(shown);
    said.push(line());
  }
  return said;
}

const theirs = { contract: 'c', party: 'two', one: OTHER, two: ME } as const;
const offered = { contracts: [contractView(theirs)] };
const asked = {
  contracts: [
    contractView({ ...theirs, state: signed({ at: 'proposed', by: 'one', amount: 2, proposal: 1 }) }),
  ],
};
const match = { match: 'm', seat: 'a', opponent: OTHER, stake: 3, counted: false } as const;

it('says what an offer is, leads to it, and says each next thing that the same contract asks', async () => {
  const [before, first, next] = await lines({}, offered, asked);
  expect(before).toBeNull();
  expect(first).toEqual([expect.stringContaining(status['offer-theirs']), '/contract/c']);
  expect(next).toEqual([expect.stringContaining(status['game-theirs']), '/contract/c']);
});

it('says nothing of what others are waited for, nor that the own digits are not chosen yet', async () => {
  const me = { ...homeView().me, hasPin: false };
  expect(await lines({}, { contracts: [contractView()], me })).toEqual([null, null]);
});

it('says at another table at which one a match has begun, and leads there; all other pages say so themselves', async () => {
  const other = { ...match, match: 'n', table: 'patrons' } as const;
  expect(await lines({}, { match })).toEqual([null, null]);
  await act(async () => history.replaceState(null, '', '/m/looked-at'));
  expect(await lines({}, { match })).toEqual([null, [atTable(OTHER.name), '/m/m']]);
  expect(await lines({}, { match: other })).toEqual([null, [atPatronsTable(OTHER.name), '/m/n']]);
});

it('says what comes while a match is under way', async () => {
  const [, said] = await lines({ match }, { match, ...offered });
  expect(said?.[1]).toBe('/contract/c');
});

it('says no more of what was answered meanwhile, on another phone', async () => {
  expect((await lines({}, offered, {})).at(-1)).toBeNull();
});

it('is gone after a while', async () => {
  await lines({}, offered);
  await act(async () => vi.advanceTimersByTime(7_900));
  expect(line()).not.toBeNull();
  await act(async () => vi.advanceTimersByTime(200));
  expect(line()).toBeNull();
});

it('a friendly match that ends while nobody looks is kept as news, until its table is opened; any other moves money', async () => {
  const friendly = { ...match, stake: null };
  await lines({ match: friendly }, {});
  expect(unseenFriendly()).toEqual({ match: 'm', name: OTHER.name });
  await act(async () => history.pushState(null, '', '/m/m'));
  expect(unseenFriendly()).toBeNull();
  await lines({ match });
  expect(unseenFriendly()).toBeNull();
  forgetFriendly();
});

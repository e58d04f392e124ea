// @vitest-environment happy-dom
// A trade while an answer to it is under way: nothing that could be pressed as if it were not.

import type { TradeView } from '@dunmer/shared/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { homeView, ME } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home, outbox } from '../net/index.ts';
import { ru } from '../text/ru.ts';
import { TradeScreen } from './index.ts';
import { tradeRu as words } from './trade.ru.ts';

const OTHER = { person: 'other', name: 'Ильмени', code: 'BBBBBBBB' };

let page: Mounted | null = null;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.useRealTimers();
});

/** An offer of drakes for nothing, from the reader or to them. */
const offered = (mine: boolean): TradeView => ({
  trade: 't1',
  from: mine ? ME : OTHER,
  to: mine ? OTHER : ME,
  gives: { copies: [], drakes: 5 },
  takes: { copies: [], drakes: 7 },
  mine,
  state: 'offered',
  at: '2026-11-22T06:00:00Z',
});

async function open(mine: boolean): Promise<Mounted> {
  home.known.setState({ home: homeView({ trades: [offered(mine)] }) });
  page = await mounted(<TradeScreen id="t1" />);
  await page.settle();
  return page;
}

it.each([
  ['accepted', false, words.accept],
  ['declined', false, words.decline],
  ['taken back', true, words.withdraw],
])('that is being %s is said to be under way, and not offered again', async (_, mine, act) => {
  const screen = await open(mine);
  await screen.press(act);
  await screen.press(act);
  expect(outbox.entries.getState()).toHaveLength(1);
  // The sheet can only be closed; below it stands what is under way.
  await screen.press(ru.app.close);
  expect(screen.everything()).toContain(ru.open.sending);
  const acts = [words.accept, words.decline, words.counter, words.withdraw, words.change];
  expect(acts.filter((each) => screen.has(each))).toEqual([]);
});

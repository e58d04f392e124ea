// @vitest-environment happy-dom
// While an answer to a trade is under way, the page has no buttons that suggest otherwise.

import type { TradeView } from '@dunmer/shared/protocol';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { homeView, ME } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home, outbox } from '../net/index.ts';
import { ru } from '../text/ru.ts';
import { forgetOffered, offeredTrades, rememberOffered } from './draft.ts';
import { TradeNews, TradeScreen } from './index.ts';
import { tradeRu as words } from './trade.ru.ts';

const OTHER = { person: 'other', name: 'Ильмени', code: 'BBBBBBBB' };
const THIRD = { person: 'third', name: 'Мехра', code: 'CCCCCCCC' };

let page: Mounted | null = null;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  history.replaceState(null, '', '/');
  vi.useRealTimers();
});

/** Returns an offer for drakes, from the reader or to them. */
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

async function open(mine: boolean, facts: Partial<TradeView> = {}): Promise<Mounted> {
  home.known.setState({ home: homeView({ trades: [{ ...offered(mine), ...facts }] }) });
  page = await mounted(<TradeScreen id="t1" />);
  await page.settle();
  return page;
}

const { confirm, drakes } = words;
const MOVES = [confirm.goes(drakes(7), OTHER.name), confirm.comes(drakes(5)), confirm.once];

it.each([
  ['accepted', false, words.accept, MOVES],
  ['declined', false, words.decline, [confirm.declineMeans]],
  ['taken back', true, words.withdraw, [confirm.withdrawMeans]],
])('that is being %s is said to be under way, and not offered again', async (_, mine, act, means) => {
  const screen = await open(mine);
  await screen.press(act);
  const all = [...MOVES, confirm.declineMeans, confirm.withdrawMeans];
  expect(all.filter((each) => screen.everything().includes(each))).toEqual(means);
  await screen.press(act);
  expect(outbox.entries.getState()).toHaveLength(1);
  // The sheet can only be closed; the page then says that the act is under way.
  await screen.press(ru.app.close);
  expect(screen.everything()).toContain(ru.open.sending);
  const acts = [words.accept, words.decline, words.counter, words.withdraw, words.change];
  expect(acts.filter((each) => screen.has(each))).toEqual([]);
});

const NOTHING = { copies: [], drakes: 0 };

it('that is a gift takes nothing away, and one that is asked for brings nothing', async () => {
  const gift = await open(false, { takes: NOTHING });
  await gift.press(words.acceptGift);
  expect([confirm.keeps, confirm.bare].filter((each) => gift.everything().includes(each))).toEqual([
    confirm.keeps,
  ]);
  await gift.unmount();
  const request = await open(false, { gives: NOTHING });
  await request.press(words.give);
  expect([confirm.keeps, confirm.bare].filter((each) => request.everything().includes(each))).toEqual([
    confirm.bare,
  ]);
});

it.each([
  [6, false, true],
  [7, false, false],
  [null, false, false],
  [6, true, false],
])(
  'that asks for more than the purse of %s holds says so, and is not accepted (mine: %s)',
  async (purse, mine, is) => {
    home.known.setState({ home: homeView({ purse, trades: [offered(mine)] }) });
    page = await mounted(<TradeScreen id="t1" />);
    await page.settle();
    expect(page.everything().includes(words.tooPoor(7, purse ?? 0))).toBe(is);
    if (mine) return;
    await page.press(words.accept);
    expect(page.everything().includes(confirm.once)).toBe(!is);
    // Without the sheet the page still says what to do instead.
    expect(page.has(words.counter)).toBe(is);
  },
);

it('that leaves too few cards is said to before it is accepted, and not where as many come (rule 2.2)', async () => {
  const three = { copies: ['k1', 'k2', 'k3'].map((copy) => ({ copy, card: 'scamp' })), drakes: 0 };
  const short = await open(false, { takes: three });
  await short.press(words.accept);
  expect(short.everything()).toContain(confirm.leavesShort(5));
  await short.unmount();
  const even = await open(false, { takes: three, gives: three });
  await even.press(words.accept);
  expect(even.everything()).not.toContain(confirm.leavesShort(5));
});

it.each([
  [true, 'offered', 'mine', [words.gives, words.gets]],
  [false, 'offered', 'theirs', [words.gives, words.gets]],
  [true, 'accepted', 'mine', [words.gave, words.got]],
  [false, 'declined', 'theirs', [words.gives, words.gets]],
] as const)(
  'says to each side where it stands, and of what was taken that it went (mine: %s, %s)',
  async (mine, state, side, titles) => {
    rememberOffered('t1');
    const said = (await open(mine, { state, takes: NOTHING })).everything();
    expect(said).toContain(`<span>${words.states[side][state]}`);
    const all = [words.gives, words.gets, words.gave, words.got];
    expect(all.filter((each) => said.includes(`<h2>${each}`))).toEqual(titles);
    // Drakes that nobody gives are no line.
    expect(said).not.toContain(drakes(0));
    // Who has seen here what came of it is told no news of it; of what waits they are.
    expect(offeredTrades()).toEqual(state === 'offered' ? ['t1'] : []);
    forgetOffered('t1');
  },
);

describe('one that was answered by an offer of the other’s own', () => {
  const at = '2026-11-22T06:30:00Z';
  const newer: TradeView = { ...offered(false), trade: 't2', at };
  const own: TradeView = { ...offered(true), state: 'declined' };

  it('says so, and leads there, where «Отказ» stood with nothing to do', async () => {
    const { everything, has, press } = await open(true, { state: 'declined' });
    expect([everything().includes(words.states.mine.declined), has(words.again)]).toEqual([true, true]);
    await act(async () => home.known.setState({ home: homeView({ trades: [own, newer] }) }));
    expect([everything().includes(words.states.mine.declined), has(words.again)]).toEqual([false, false]);
    expect(everything()).toContain(words.countered);
    await press(words.toNewer);
    expect(location.pathname).toBe('/trade/t2');
  });

  it('is news as such', async () => {
    answering({ '/trades/t1': own });
    home.known.setState({ home: homeView({ trades: [newer] }) });
    rememberOffered('t1');
    const screen = await mounted(<TradeNews version={1} />);
    page = screen;
    const { states, countered, news } = words;
    await screen.until(() => screen.everything().includes(news(OTHER.name, countered)));
    await act(async () => home.known.setState({ home: homeView() }));
    expect(screen.everything()).toContain(news(OTHER.name, states.mine.declined));
    forgetOffered('t1');
    vi.unstubAllGlobals();
  });

  it.each([
    ['of somebody else', { from: THIRD }],
    ['from before', { at: '2026-11-22T05:00:00Z' }],
    ['of the reader’s own', { mine: true, from: ME, to: OTHER }],
  ] as const)('is none by an offer %s', async (_, facts) => {
    await open(true, { state: 'declined' });
    await act(async () => home.known.setState({ home: homeView({ trades: [own, { ...newer, ...facts }] }) }));
    expect(page?.has(words.toNewer)).toBe(false);
  });
});

// @vitest-environment happy-dom
// The form of a trade: its fields are fixed while it is being sent.

import { MOST_SUM } from '@dunmer/shared/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { answersWith } from '../harness/answersWith.ts';
import { homeView, ME } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home, outbox } from '../net/index.ts';
import { forget, keep } from '../device/index.ts';
import { NewTradeScreen } from './index.ts';
import { ru } from '../text/ru.ts';
import { tradeRu as words } from './trade.ru.ts';

const OTHER = { person: 'other', name: 'Ильмени', code: 'BBBBBBBB', trades: true };

const FORM = 'form.1.tradeForm.me.other.';

let page: Mounted | null = null;
beforeEach(() => {
  answering({ '/people/': { people: [OTHER] }, '/me/deck': { catalogue: 'c1', copies: [] } });
  home.known.setState({ home: homeView() });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  forget(FORM);
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  outbox.entries.replace([]);
  vi.unstubAllGlobals();
});

it('lets nothing be changed of it meanwhile', async () => {
  page = await mounted(<NewTradeScreen person={OTHER.code} />);
  await page.until(() => document.querySelector('fieldset') !== null);
  const isWritten = (): boolean => document.querySelector('fieldset')?.disabled === false;
  expect(isWritten()).toBe(true);
  const sides = { gives: { copies: [], drakes: 5 }, takes: { copies: [], drakes: 0 } };
  const command = { id: 'c1', type: 'offerTrade', with: OTHER.person, ...sides, replaces: null } as const;
  await act(async () => outbox.entries.replace([{ command, since: 0, late: false, trouble: null }]));
  expect(isWritten()).toBe(false);
});

it('says before it is sent what goes and what comes, and sends that: no card that has gone meanwhile', async () => {
  const written = { goes: { copies: ['gone'], drakes: '5' }, comes: { copies: [], drakes: '' } };
  keep(FORM, `1 ${JSON.stringify(written)}`);
  const screen = await mounted(<NewTradeScreen person={OTHER.code} />);
  page = screen;
  await screen.until(() => screen.has(words.form.submitGift));
  await screen.press(words.form.submitGift);
  const said = screen.everything();
  expect(said).toContain(`${words.gives}: ${words.drakes(5)}. ${words.gets}: ${words.nothing}.`);
  expect(said).toContain(words.confirm.offerMeans(OTHER.name));
  expect(said).not.toContain(words.confirm.replaces);
  await screen.press(words.confirm.send);
  expect(outbox.entries.getState().map(({ command }) => command)).toMatchObject([
    {
      type: 'offerTrade',
      with: OTHER.person,
      gives: { copies: [], drakes: 5 },
      takes: { copies: [], drakes: 0 },
      replaces: null,
    },
  ]);
});

const COPIES = ['k1', 'k2', 'k3', 'k4'].map((copy, i) => ({
  copy,
  card: `card ${copy}`,
  serial: i + 1,
  of: null,
  blocked: null,
}));

/** The form of an offer of these cards and drakes, as it was left, once it has come back. */
async function written(
  goes: { readonly copies: readonly string[]; readonly drakes: string },
  takes = '',
): Promise<Mounted> {
  answering({ '/people/': { people: [OTHER] }, '/me/deck': { catalogue: 'c1', copies: COPIES } });
  keep(FORM, `1 ${JSON.stringify({ goes, comes: { copies: [], drakes: takes } })}`);
  const screen = await mounted(<NewTradeScreen person={OTHER.code} />);
  page = screen;
  await screen.until(() => document.querySelector('fieldset') !== null);
  return screen;
}

it('says that it leaves too few cards, as they go from the one who writes it (rule 2.2)', async () => {
  const screen = await written({ copies: ['k1', 'k2', 'k3'], drakes: '' });
  await screen.press(words.form.submitGift);
  expect(screen.everything()).toContain(words.confirm.leavesShort(5));
});

it('is not sent with a sum that can’t be, on either side, and says what is wrong with it', async () => {
  const { tooMuch, most, submitTrade, submitGift } = words.form;
  const isShut = (): boolean | undefined =>
    [...document.querySelectorAll('button')].find(({ textContent }) =>
      [submitTrade, submitGift].includes(textContent),
    )?.disabled;
  for (const [goes, comes, says, isFaulty] of [
    ['11', '5', tooMuch, true],
    ['10', '5', null, false],
    ['10', String(MOST_SUM + 1), most(MOST_SUM), true],
  ] as const) {
    const screen = await written({ copies: [], drakes: goes }, comes);
    expect(isShut()).toBe(isFaulty);
    const said = screen.everything();
    expect([tooMuch, most(MOST_SUM)].filter((each) => said.includes(each))).toEqual(
      says === null ? [] : [says],
    );
    await screen.unmount();
  }
});

it('asks once more before it becomes an offer of its own, because what it was to replace is closed', async () => {
  const sides = { gives: { copies: [], drakes: 5 }, takes: { copies: [], drakes: 2 } };
  const state = { mine: false, state: 'offered', at: '2026-11-22T06:00:00Z' } as const;
  home.known.setState({
    home: homeView({ trades: [{ trade: 't1', from: OTHER, to: ME, ...sides, ...state }] }),
  });
  history.replaceState(null, '', '/trade/new/BBBBBBBB?from=t1');
  const answer = answersWith();
  const screen = await mounted(<NewTradeScreen person={OTHER.code} />);
  page = screen;
  await screen.until(() => screen.has(words.form.submitTrade));
  await screen.press(words.form.submitTrade);
  expect(screen.everything()).toContain(words.confirm.replaces);
  await screen.press(words.confirm.send);
  await answer({ ok: false, error: { code: 'closed' } });
  expect(screen.everything()).toContain(words.confirm.over);
  // What has been accepted meanwhile is not given a second time by a second tap.
  await screen.press(words.confirm.send);
  expect(outbox.entries.getState()).toEqual([]);
  await screen.press(ru.changed.renew);
  expect(screen.everything()).not.toContain(words.confirm.replaces);
  await screen.press(words.confirm.send);
  expect(outbox.entries.getState().map(({ command }) => command)).toMatchObject([
    { type: 'offerTrade', gives: { drakes: 2 }, takes: { drakes: 5 }, replaces: null },
  ]);
});

it('says before it is sent that what it was to replace is closed, and becomes an offer of its own', async () => {
  const sides = { gives: { copies: [], drakes: 5 }, takes: { copies: [], drakes: 2 } };
  const trade = { trade: 't1', from: OTHER, to: ME, ...sides, mine: false, at: '2026-11-22T06:00:00Z' };
  answering({
    '/people/': { people: [OTHER] },
    '/me/deck': { catalogue: 'c1', copies: [] },
    '/trades/t1': { ...trade, state: 'withdrawn' },
  });
  home.known.setState({ home: homeView({ trades: [{ ...trade, state: 'offered' }] }) });
  history.replaceState(null, '', '/trade/new/BBBBBBBB?from=t1');
  const screen = await mounted(<NewTradeScreen person={OTHER.code} />);
  page = screen;
  await screen.until(() => screen.has(words.form.submitTrade));
  await screen.until(() => screen.everything().includes(words.confirm.over));
  await screen.press(words.form.submitTrade);
  expect(screen.everything()).not.toContain(words.confirm.replaces);
  await screen.press(words.confirm.send);
  expect(outbox.entries.getState().map(({ command }) => command)).toMatchObject([
    { type: 'offerTrade', gives: { drakes: 2 }, takes: { drakes: 5 }, replaces: null },
  ]);
});

it('that is half written outlives a reload, though what it was to answer was closed meanwhile', async () => {
  const sides = { gives: { copies: [], drakes: 5 }, takes: { copies: [], drakes: 2 } };
  const trade = { trade: 't1', from: OTHER, to: ME, ...sides, mine: false, at: '2026-11-22T06:00:00Z' };
  answering({
    '/people/': { people: [OTHER] },
    '/me/deck': { catalogue: 'c1', copies: [] },
    '/trades/t1': { ...trade, state: 'withdrawn' },
  });
  history.replaceState(null, '', '/trade/new/BBBBBBBB?from=t1');
  const gone = await mounted(<NewTradeScreen person={OTHER.code} />);
  await gone.until(() => gone.everything().includes(words.gone));
  await gone.unmount();
  const draft = { goes: { copies: [], drakes: '4' }, comes: { copies: [], drakes: '' } };
  keep(`${FORM}t1`, `1 ${JSON.stringify(draft)}`);
  const screen = await mounted(<NewTradeScreen person={OTHER.code} />);
  page = screen;
  await screen.until(() => screen.has(words.form.submitGift));
  await screen.until(() => screen.everything().includes(words.confirm.over));
  expect(screen.everything()).toContain(ru.kept.begun);
  await screen.press(words.form.submitGift);
  await screen.press(words.confirm.send);
  expect(outbox.entries.getState().map(({ command }) => command)).toMatchObject([
    { type: 'offerTrade', gives: { drakes: 4 }, replaces: null },
  ]);
  forget(`${FORM}t1`);
});

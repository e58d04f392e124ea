// @vitest-environment happy-dom
// Whoever's trading an organiser has suspended presses nothing that could only be refused: the banner over each page
// says why (EVENT, "Who").

import type { HomeView, ProposalView, TradeView } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChallengeScreen, ProposalScreen } from '../challenge/index.ts';
import { challengeRu } from '../challenge/challenge.ru.ts';
import { ContractScreen, NewContractScreen } from '../contract/index.ts';
import { FindScreen } from '../copies/index.ts';
import { answering } from '../harness/answering.ts';
import { contractInfo, contractView, OTHER, signed } from '../harness/contractView.ts';
import { homeView, ME } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { HomeScreen } from '../home/index.ts';
import { home } from '../net/index.ts';
import { PersonScreen } from '../person/index.ts';
import { peopleRu } from '../person/people.ru.ts';
import { contractRu } from '../text/contract.ru.ts';
import { copiesRu } from '../text/copies.ru.ts';
import { ru } from '../text/ru.ts';
import { NewTradeScreen, TradeScreen, TradesScreen } from '../trade/index.ts';
import { tradeRu } from '../trade/trade.ru.ts';

const AT = '2026-11-22T06:00:00Z';
const { acts } = contractRu;
const { challenge } = challengeRu;
const NOTHING = { copies: [], drakes: 0 };

const theirs = contractView({ contract: 'c1', party: 'two', one: OTHER, two: ME });
const offer = { ...theirs, may: ['accept', 'counter', 'decline'] } as const;
const own = contractView({ contract: 'c2', may: ['withdraw'] });
const held = contractView({ contract: 'c3', state: signed(), may: ['confirmHandover', 'agreeAnnul'] });

const trade = (id: string, mine: boolean): TradeView => ({
  trade: id,
  from: mine ? ME : OTHER,
  to: mine ? OTHER : ME,
  gives: { copies: [], drakes: 5 },
  takes: NOTHING,
  mine,
  state: 'offered',
  at: AT,
});
const proposal = (id: string, mine: boolean): ProposalView => ({
  proposal: id,
  from: mine ? ME : OTHER,
  to: mine ? OTHER : ME,
  stake: 5,
  friendly: false,
  mine,
  short: { mine: null, theirs: null },
  state: 'offered',
  answers: null,
  unsaid: false,
  at: AT,
});

const AFFAIRS: Partial<HomeView> = {
  contracts: [offer, own, held],
  trades: [trade('t1', false), trade('t2', true)],
  proposals: [proposal('p1', false), proposal('p2', true)],
};

let page: Mounted | null = null;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answering({
    '/api/people/BBBBBBBB': { people: [{ ...OTHER, met: true, trades: true }] },
    '/me/deck': { catalogue: 'x', copies: [] },
    '/api/contracts/': contractInfo(),
    '/': () => new Response('', { status: 404 }),
  });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  home.known.setState({ home: undefined, event: null });
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let version = 0;

/** Opens a page of a trader who is suspended, or isn't. */
async function open(screen: ReactNode, frozen: boolean): Promise<void> {
  await page?.unmount();
  page = null;
  version += 1;
  const { me } = homeView();
  const view = homeView({ version, ...AFFAIRS, me: { ...me, frozen } });
  home.known.setState({ home: view, event: view.event });
  page = await mounted(screen);
  for (let turn = 0; turn < 4; turn += 1) await page.settle();
}

/** Those of these buttons and links that can be pressed. */
const pressable = (names: readonly string[]): readonly string[] =>
  [...document.querySelectorAll('button, a')]
    .filter((control) => !(control instanceof HTMLButtonElement && control.disabled))
    .flatMap(({ textContent }) => names.find((name) => textContent.startsWith(name)) ?? []);

const { badge } = peopleRu;
const PAGES: readonly (readonly [string, ReactNode, readonly string[]])[] = [
  ['the first page', <HomeScreen key="home" />, [ru.home.newContract]],
  ['a trader', <PersonScreen key="p" code="BBBBBBBB" />, [badge.contract, badge.challenge, badge.trade]],
  ['a new contract', <NewContractScreen key="cn" person="BBBBBBBB" />, [contractRu.create.send]],
  ['a new challenge', <ChallengeScreen key="pn" person="BBBBBBBB" />, [challenge.propose]],
  [
    'an offer',
    <ContractScreen key="c1" id="c1" />,
    [acts.accept.label, acts.counter.label, acts.decline.label],
  ],
  ['one’s own offer', <ContractScreen key="c2" id="c2" />, [acts.withdraw.label]],
  [
    'a signed contract',
    <ContractScreen key="c3" id="c3" />,
    [acts.confirmHandover.label, acts.agreeAnnul.label],
  ],
  ['a challenge', <ProposalScreen key="p1" id="p1" />, [challenge.accept, challenge.decline]],
  ['one’s own challenge', <ProposalScreen key="p2" id="p2" />, [challenge.withdraw]],
  ['trades', <TradesScreen key="t" />, [tradeRu.start]],
  ['a gift', <TradeScreen key="t1" id="t1" />, [tradeRu.acceptGift, tradeRu.counter, tradeRu.decline]],
  ['one’s own gift', <TradeScreen key="t2" id="t2" />, [tradeRu.change, tradeRu.withdraw]],
  ['the code of a slip', <FindScreen key="f" />, [copiesRu.finding.submit]],
];

it.each(PAGES)('%s', async (_, screen, names) => {
  await open(screen, false);
  expect(pressable(names).toSorted()).toEqual(names.toSorted());
  await open(screen, true);
  expect(pressable(names)).toEqual([]);
  expect(page?.everything()).toContain(ru.event.frozen);
});

it('a card that is asked for by its code', async () => {
  history.replaceState(null, '', '/?ask=k1');
  for (const frozen of [false, true]) {
    await open(<NewTradeScreen person="BBBBBBBB" />, frozen);
    expect(pressable([tradeRu.form.ask])).toEqual(frozen ? [] : [tradeRu.form.ask]);
  }
});

it('says what is still open with a trader, and why nothing new can be begun', async () => {
  await open(<PersonScreen code="BBBBBBBB" />, true);
  const said = page?.everything() ?? '';
  expect([said.includes(badge.stopped), said.includes(badge.open)]).toEqual([true, true]);
});

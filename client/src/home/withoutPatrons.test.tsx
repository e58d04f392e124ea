// @vitest-environment happy-dom
// When games are played only at the trade table, no page about games differs in a word or a control from what it was
// before there was another table (PATRONS, "What it is").

import type { HomeView } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChallengeScreen } from '../challenge/index.ts';
import { ContractScreen, NewContractScreen } from '../contract/index.ts';
import { DeckScreen } from '../copies/index.ts';
import { answering } from '../harness/answering.ts';
import { contractView, OTHER, signed } from '../harness/contractView.ts';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { HelpScreen, PracticeScreen } from '../lobby/index.ts';
import { home } from '../net/index.ts';
import { HomeScreen } from './index.ts';

const proposed = contractView({
  state: signed({ at: 'proposed', by: 'two', amount: 2, proposal: 1 }),
  may: ['agreeGame', 'counterGame', 'refuseGame'],
  short: { one: 3, two: null },
});

const ANSWERS = {
  '/api/people/BBBBBBBB': { people: [{ ...OTHER, met: true, trades: true }] },
  '/api/contracts/c': { ...proposed, claimant: null, history: [] },
  '/api/me/deck': { copies: [{ copy: 'x', card: 'x', serial: 1, of: null, blocked: 'frozen' }] },
} as const;

let page: Mounted | null = null;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answering({ ...ANSWERS, '/': () => new Response('', { status: 404 }) });
});
afterEach(() => {
  home.known.setState({ home: undefined, event: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let version = 0;

type Switched = HomeView['event']['settings']['patrons'];

/** Returns the text of a page after these presses, with this setting of the module; undefined: it was never set. */
async function told(patrons: Switched, screen: ReactNode, presses: readonly string[]): Promise<string> {
  version += 1;
  const { event } = homeView();
  const settings = { ...event.settings, ...(patrons === undefined ? {} : { patrons }) };
  const view = homeView({ version, contracts: [proposed], event: { ...event, settings } });
  home.known.setState({ home: view, event: view.event });
  page = await mounted(screen);
  for (const press of presses) {
    await page.settle();
    await page.settle();
    await page.press(press);
  }
  await page.settle();
  await page.settle();
  const all = page.everything();
  await page.unmount();
  return all;
}

const PAGES: readonly (readonly [string, ReactNode, readonly string[], isOther: boolean])[] = [
  ['home', <HomeScreen key="home" />, [], false],
  ['the help', <HelpScreen key="help" />, [], true],
  ['practice', <PracticeScreen key="practice" />, [], true],
  ['a challenge', <ChallengeScreen key="challenge" person="BBBBBBBB" />, [], true],
  ['a new contract', <NewContractScreen key="new" person="BBBBBBBB" />, [], false],
  ['a contract', <ContractScreen key="contract" id="c" />, [], true],
  ['a yes', <ContractScreen key="yes" id="c" />, ['Согласиться и играть'], true],
  ['a deck without a free card', <DeckScreen key="deck" />, [], true],
];

describe('while the patrons’ table is off, or was never spoken of', () => {
  it.each(PAGES)('%s says nothing of it, and the same', async (_, screen, presses, isOther) => {
    const before = await told(undefined, screen, presses);
    expect(before).not.toMatch(/покровител|стол торговли|каким столом/iu);
    expect(await told('off', screen, presses)).toBe(before);
    // When the module is on, the pages do mention it; otherwise this test would prove nothing.
    expect((await told('on', screen, presses)) !== before).toBe(isOther);
  });
});

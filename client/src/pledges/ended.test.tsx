// @vitest-environment happy-dom
// What a trader reads about promises that are over for them: after a ruin, in an annulled contract, and once all are
// closed.

import type { ContractView, HandItem, HomeView, PledgesInfo } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { contractView, OTHER, signed } from '../harness/contractView.ts';
import { homeView, ME } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home } from '../net/index.ts';
import { ContractPledges } from './contractPledges.tsx';
import { PledgeEntry } from './pledgeEntry.tsx';
import { pledgesRu } from './pledges.ru.ts';
import { PromisesScreen } from './promisesScreen.tsx';

let page: Mounted | null = null;

async function leave(): Promise<void> {
  await page?.unmount();
  page = null;
}

afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

async function said(part: ReactNode): Promise<string> {
  await leave();
  page = await mounted(part);
  for (let i = 0; i < 3; i += 1) await page.settle();
  return page.everything();
}

const OWN: HandItem = { pledge: `${ME.person}/whisper`, owner: ME, card: 'whisper', free: false };

/** Returns the text of the first trader's page of promises. */
async function promises(facts: Partial<PledgesInfo>, isRuined = false): Promise<string> {
  const of = (trader: typeof ME, ruined: boolean) => ({ trader, house: 'hideout', size: 1, ruined });
  const info: PledgesInfo = {
    on: true,
    house: 'hideout',
    hand: [],
    held: [],
    fronts: [],
    out: [],
    given: [],
    played: [],
    shown: [],
    paid: [],
    hands: [of(ME, isRuined), of(OTHER, true)],
    ...facts,
  };
  await leave();
  vi.stubGlobal('scrollTo', () => undefined);
  answering({ '/me/pledges': info });
  const known: HomeView = homeView({ pledges: { hand: 0, front: 0, playable: 0, shown: 0 } });
  home.known.setState({ home: known });
  return said(<PromisesScreen />);
}

it('tells who is ruined why there is nothing, and nobody else (PR25)', async () => {
  const { ruined, hand } = pledgesRu;
  const told = await promises({}, true);
  expect([told.includes(ruined), told.includes(hand.empty)]).toEqual([true, false]);
  const others = await promises({});
  expect([others.includes(ruined), others.includes(hand.empty)]).toEqual([false, true]);
});

it('advises to give promises only while they can be given', async () => {
  const { ownHint } = pledgesRu.hand;
  expect(await promises({ hand: [OWN] })).toContain(ownHint);
  expect(await promises({ hand: [OWN], on: false })).not.toContain(ownHint);
});

it('says on the first page that a trader is ruined', async () => {
  const brief = { hand: 0, front: 0, playable: 0, shown: 0 };
  const { entry } = pledgesRu;
  expect(await said(<PledgeEntry brief={brief} />)).toContain(entry.hand(0));
  const told = await said(<PledgeEntry brief={{ ...brief, ruined: true }} />);
  expect([told.includes(entry.ruined), told.includes(entry.hand(0))]).toEqual([true, false]);
});

it('says in a contract where its promises are once it is annulled, and that it can only be annulled once they are closed (PR27)', async () => {
  const { returned, over } = pledgesRu.contract;
  const pledges = {
    gives: { one: OWN, two: null },
    left: { one: false, two: false },
    truce: false,
    plays: [],
  };
  const told = async (
    state: ContractView['state'],
    isClosed: boolean,
    named: ContractView['pledges'] = pledges,
  ): Promise<readonly boolean[]> => {
    const contract = contractView({ state, pledges: named });
    const text = await said(<ContractPledges contract={contract} isClosed={isClosed} />);
    return [text.includes(returned), text.includes(over)];
  };
  const annulled = { at: 'annulled', by: 'organiser', game: { at: 'none' } } as const;
  expect(await told(signed(), false)).toEqual([false, false]);
  expect(await told(signed(), true)).toEqual([false, true]);
  expect(await told(annulled, true)).toEqual([true, false]);
  expect(await told({ at: 'offered' }, true)).toEqual([false, false]);
  // What organisers have taken out of it comes back to nobody's hand.
  const taken = { ...pledges, gives: { one: null, two: null }, left: { one: true, two: false } };
  expect(await told(annulled, false, taken)).toEqual([false, false]);
});

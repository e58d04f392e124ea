// @vitest-environment happy-dom
// The foot of a contract's page says whom it waits for and for what. While an answer is under way, it has no button
// that suggests otherwise.

import { err, ok } from '@dunmer/shared/lib';
import type { ContractInfo } from '@dunmer/shared/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { answersWith } from '../harness/answersWith.ts';
import { contractInfo, contractView, OTHER, signed } from '../harness/contractView.ts';
import { homeView } from '../harness/homeView.ts';
import { longAfter, pass } from '../harness/laidDown.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home, outbox } from '../net/index.ts';
import { contractRu } from '../text/contract.ru.ts';
import { ru } from '../text/ru.ts';
import { actWords } from './facts.ts';
import { ContractActs } from './contractActs.tsx';

const OFFERED = contractInfo({ may: ['accept', 'decline'] });

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.restoreAllMocks();
});

it('after the own handover the other is waited for, who has nothing to answer', async () => {
  const state = signed(undefined, { handed: { one: true, two: false } });
  page = await mounted(
    <ContractActs contract={contractInfo({ state })} home={homeView()} party="one">
      <p>скума</p>
    </ContractActs>,
  );
  expect(page.everything()).toContain(contractRu.waitsHandover(OTHER.name));
  expect(page.everything()).not.toContain(contractRu.waits(OTHER.name));
});

it('a signature that is on its way is neither taken back nor offered again', async () => {
  page = await mounted(
    <ContractActs contract={OFFERED} home={homeView()} party="one">
      <p>скума</p>
    </ContractActs>,
  );
  const { settings } = homeView().event;
  const [accept, decline] = (['accept', 'decline'] as const).map((act) =>
    actWords(act, OFFERED, contractRu, settings),
  );
  await page.press(accept?.label ?? '');
  await page.press(accept?.confirm ?? '');
  // The sheet can only be closed; the page then says that the act is under way.
  await page.press(ru.app.close);
  expect(page.everything()).toContain(ru.open.sending);
  expect([accept, decline].filter((words) => page?.has(words?.label ?? ''))).toEqual([]);
});

/** Returns where the only button of a page leads. */
async function wayOf(
  contract: typeof OFFERED,
  contracts: readonly ReturnType<typeof contractView>[],
  name: string,
) {
  page = await mounted(
    <ContractActs contract={contract} home={homeView({ contracts })} party={contract.party}>
      <p>скума</p>
    </ContractActs>,
  );
  await page.press(name);
  const { pathname } = location;
  await page.unmount();
  page = null;
  history.replaceState(null, '', '/');
  return pathname;
}

it('an offer that was countered leads to the offer that answered it, and to none of before or of others', async () => {
  const written = (contract: string, at: string, two = OTHER) =>
    contractView({ contract, two, written: `2026-11-22T${at}Z` });
  const other = { ...OTHER, person: 'third' };
  const countered = contractInfo({ ...written('c', '06:00:00'), state: { at: 'countered' } });
  const contracts = [
    written('of another', '09:00:00', other),
    written('before', '05:00:00'),
    written('answer', '07:00:00'),
  ];
  expect(await wayOf(countered, contracts, contractRu.toCounter)).toBe('/contract/answer');
});

it('a contract that is played for leads to its match: players to play, staff to look on', async () => {
  const playing = { state: signed({ at: 'playing', amount: 2 }), match: 'm' };
  expect(await wayOf(contractInfo(playing), [], contractRu.toTable)).toBe('/m/m');
  expect(await wayOf(contractInfo({ ...playing, party: null }), [], contractRu.watchMatch)).toBe('/m/m');
});

const actsOn = (contract: ContractInfo) => (
  <ContractActs contract={contract} home={homeView()} party="one">
    <p>скума</p>
  </ContractActs>
);

const DEMANDED = contractInfo({
  state: signed({ at: 'demanded', by: 'two', proposal: 4 }),
  may: ['chooseRounding', 'refuseGame'],
});

it('a demand that nobody can pay is dropped at one press, and then it is said that nothing was laid down', async () => {
  const answer = answersWith();
  page = await mounted(actsOn(DEMANDED));
  expect(page.everything()).not.toContain(contractRu.demandEnded);
  await page.press(contractRu.endDemand);
  expect(outbox.entries.getState()).toMatchObject([
    { command: { contract: 'c', wish: { type: 'chooseRounding', proposal: 4, amount: 0 } } },
  ]);
  await answer(ok({ type: 'demandEnded' }));
  expect(page.everything()).toContain(contractRu.demandEnded);
  // It is said of this demand only, and not of the next.
  await page.press(contractRu.endDemand);
  await answer(ok({ type: 'settled' }));
  expect(page.everything()).not.toContain(contractRu.demandEnded);
});

it('a refusal that shows the page to be old has everything asked for anew; no other has', async () => {
  const answer = answersWith();
  const ask = vi.spyOn(home, 'ask').mockReturnValue();
  const asks = async (code: 'stale-proposal' | 'demand-ended' | 'patrons-off' | 'unknown-contract') => {
    ask.mockClear();
    page = await mounted(actsOn(DEMANDED));
    await page.press(contractRu.endDemand);
    await answer(err({ code }));
    await page.unmount();
    return ask.mock.calls.length;
  };
  expect(await asks('stale-proposal')).toBe(1);
  expect(await asks('demand-ended')).toBe(1);
  expect(await asks('patrons-off')).toBe(1);
  expect(await asks('unknown-contract')).toBe(0);
});

it('whoever has laid the page of a contract down is told once it waits for them, and not of what waits for the other', async () => {
  longAfter();
  const proposed = (by: 'one' | 'two') => signed({ at: 'proposed', by, amount: 2, proposal: 1 });
  const vibrate = vi.fn<Navigator['vibrate']>();
  Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } });
  page = await mounted(actsOn(contractInfo({ state: signed() })));
  pass(6_000);
  await page.show(actsOn(contractInfo({ state: proposed('one') })));
  expect(vibrate).not.toHaveBeenCalled();
  await page.show(actsOn(contractInfo({ state: proposed('two') })));
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('while an intrigue card waits for its answer, the foot names who is asked, and nobody else (IN19)', async () => {
  longAfter();
  const asks = (asked: 'one' | 'two', by: 'one' | 'two') => {
    const play = { by: asked === 'one' ? 'two' : 'one', card: 'pettifogger#1', cancels: [], asked } as const;
    const clock = { asking: 1, left: 1, full: 1, runs: true, answers: [] };
    const state = signed({ at: 'demanded', by, proposal: 4 });
    return contractInfo({ state, intrigue: { plays: [], play: { ...play, ...clock } } });
  };
  page = await mounted(actsOn(asks('one', 'one')));
  expect(page.everything()).not.toContain(contractRu.waits(OTHER.name));
  await page.show(actsOn(asks('two', 'two')));
  expect(page.everything()).toContain(contractRu.waits(OTHER.name));
  const vibrate = vi.fn<Navigator['vibrate']>();
  Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } });
  pass(6_000);
  await page.show(actsOn(DEMANDED));
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('from a contract that is over its parties get on to each other, and staff nowhere', async () => {
  const over = { state: { at: 'fulfilled', game: { at: 'none' } } } as const;
  const { toPerson } = contractRu.ended;
  expect(await wayOf(contractInfo(over), [], toPerson)).toBe(`/p/${OTHER.code}`);
  await expect(wayOf(contractInfo({ ...over, party: null }), [], toPerson)).rejects.toThrow(toPerson);
});

it('what else may be done lies folded away, and open where there is nothing else to do', async () => {
  const isOpen = async (facts: Partial<ContractInfo>): Promise<boolean | undefined> => {
    page = await mounted(actsOn(contractInfo(facts)));
    const open = document.querySelector('details')?.open;
    await page.unmount();
    return open;
  };
  const state = signed();
  expect(await isOpen({ state, may: ['confirmHandover', 'agreeAnnul'] })).toBe(false);
  expect(await isOpen({ may: ['withdraw'] })).toBe(true);
  expect(await isOpen({ state, may: ['confirmHandover'] })).toBeUndefined();
});

// @vitest-environment happy-dom
// What stands below a contract: whom it waits for and for what; and while an answer to it is under way nothing that
// could be pressed as if it were not.

import { afterEach, expect, it } from 'vitest';
import { contractInfo, contractView, OTHER, signed } from '../harness/contractView.ts';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { contractRu } from '../text/contract.ru.ts';
import { ru } from '../text/ru.ts';
import { actWords } from './facts.ts';
import { ContractActs } from './contractActs.tsx';

const OFFERED = contractInfo({ may: ['accept', 'decline'] });

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
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
  // The sheet can only be closed; below it stands what is under way.
  await page.press(ru.app.close);
  expect(page.everything()).toContain(ru.open.sending);
  expect([accept, decline].filter((words) => page?.has(words?.label ?? ''))).toEqual([]);
});

/** Where the one button of a page leads. */
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

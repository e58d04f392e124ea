// @vitest-environment happy-dom
// The form of an offer: what is wrong with its sum, and that its fields are fixed while it is being sent.

import type { ContractState } from '@dunmer/shared/contract';
import type { ContractView, HomeView } from '@dunmer/shared/protocol';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { contractInfo, contractView } from '../harness/contractView.ts';
import { homeView, ME } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { typed } from '../harness/typing.ts';
import { forget } from '../device/index.ts';
import { home, outbox } from '../net/index.ts';
import { contractRu } from '../text/contract.ru.ts';
import { ru } from '../text/ru.ts';
import { NewContractScreen } from './newContractScreen.tsx';

const { create, trouble } = contractRu;
const OTHER = { person: 'other', name: 'Ильмени', code: 'BBBBBBBB', trades: true };

let page: Mounted;
beforeEach(async () => {
  answering({ '/people/': { people: [OTHER] } });
  home.known.setState({ home: homeView() });
  page = await mounted(<NewContractScreen person={OTHER.code} />);
  await page.until(() => document.querySelector('fieldset') !== null);
});
afterEach(async () => {
  await page.unmount();
  outbox.entries.replace([]);
  history.replaceState(null, '', '/');
  forget('form.1.dealForm.me.other.c');
  vi.unstubAllGlobals();
});

it('says at once of a sum that is more than one’s purse holds', async () => {
  await typed('11');
  expect(page.everything()).toContain(trouble.tooMuch);
  expect(page.everything()).not.toContain(trouble.noSum);
});

it('lets nothing be changed of it while it is under way', async () => {
  const isWritten = (): boolean => document.querySelector('fieldset')?.disabled === false;
  expect(isWritten()).toBe(true);
  const terms = { with: OTHER.person, text: 'Шёлк', sum: 0, payer: 'one', counters: null } as const;
  const command = { id: 'c1', type: 'offerContract', ...terms } as const;
  await act(async () => outbox.entries.replace([{ command, since: 0, late: false, trouble: null }]));
  expect(isWritten()).toBe(false);
});

const OFFERED = { contract: 'c', one: OTHER, two: ME, party: 'two', text: 'Десять шкур', sum: 3 } as const;

/** Opens the form that answers an offer, writes into it, and returns what lets the offer come to its end. */
async function countering(
  facts: Partial<ContractView> = {},
  homeFacts: Partial<HomeView> = {},
): Promise<(end: ContractState) => Promise<void>> {
  await page.unmount();
  history.replaceState(null, '', '/contract/new?counters=c');
  const contracts = [contractView({ ...OFFERED, ...facts })];
  home.known.setState({ home: homeView({ ...homeFacts, contracts }) });
  page = await mounted(<NewContractScreen person={OTHER.code} />);
  await page.until(() => document.querySelector('textarea') !== null);
  await typed('Девять шкур', document.querySelector('textarea'));
  return async (state) => {
    answering({
      '/people/': { people: [OTHER] },
      '/contracts/c': contractInfo({ ...OFFERED, state }),
    });
    await act(async () => home.known.setState({ home: homeView({ contracts: [], version: 2 }) }));
    await page.until(() => page.everything().includes(create.over));
  };
}
const sent = () => outbox.entries.getState().map(({ command }) => command);
const inSheet = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(
    ({ textContent }) => textContent === name,
  );
const pressInSheet = (name: string): Promise<void> => act(async () => inSheet(name)?.click());
const isShut = (name: string): boolean | undefined => inSheet(name)?.disabled;

it('keeps what is written in answer to an offer that is withdrawn meanwhile, and sends it as a new one', async () => {
  const end = await countering();
  expect(page.everything()).not.toContain(create.over);
  await end({ at: 'withdrawn' });
  expect(document.querySelector('textarea')?.value).toBe('Девять шкур');
  await page.press(create.send);
  await page.until(() => document.querySelector('dialog') !== null);
  expect(isShut(create.send)).toBe(false);
  await pressInSheet(create.send);
  expect(sent()).toMatchObject([{ type: 'offerContract', text: 'Девять шкур', counters: null }]);
});

it('sends nothing anew before its writer has read that the offer is closed', async () => {
  const end = await countering();
  await page.press(create.send);
  await page.until(() => document.querySelector('dialog') !== null);
  await end({ at: 'withdrawn' });
  expect(isShut(create.send)).toBe(true);
  await pressInSheet(ru.changed.renew);
  expect(isShut(create.send)).toBe(false);
  await pressInSheet(create.send);
  expect(sent()).toMatchObject([{ type: 'offerContract', text: 'Девять шкур', counters: null }]);
});

it('answers an offer that is open still', async () => {
  await countering();
  await page.press(create.send);
  await page.until(() => document.querySelector('dialog') !== null);
  await pressInSheet(create.send);
  expect(sent()).toMatchObject([{ type: 'offerContract', counters: 'c' }]);
});

it('names no promise while promises are off, though the offer that it answers names one', async () => {
  const named = { pledge: 'other/whisper', owner: OTHER, card: 'whisper' };
  const gives = { one: named, two: null };
  await countering({ pledges: { gives, left: { one: false, two: false }, truce: false, plays: [] } });
  await page.press(create.send);
  await page.until(() => document.querySelector('dialog') !== null);
  await pressInSheet(create.send);
  expect(sent()).toMatchObject([{ type: 'offerContract', counters: 'c' }]);
  expect(sent()[0]).not.toHaveProperty('pledges');
});

it.each([
  ['trade', true],
  ['patrons', false],
] as const)('PT2: says of too few own cards at the %s table: %s', async (table, isSaid) => {
  const { event } = homeView();
  const settings = { ...event.settings, patrons: 'on' } as const;
  const few = { deck: { size: 3, bound: 0 }, event: { ...event, settings } };
  await countering({ game: 2, ...(table === 'trade' ? {} : { table }) }, few);
  await page.press(create.send);
  await page.until(() => document.querySelector('dialog') !== null);
  expect(page.everything().includes(contractRu.shortMine(3))).toBe(isSaid);
});

it('leads whoever offers too early to what is missing first, which says what it is', async () => {
  const field = (): Element | null => document.querySelector('textarea');
  expect(document.activeElement).not.toBe(field());
  await page.press(create.send);
  expect(document.activeElement).toBe(field());
  const told = field()?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(told)?.textContent).toBe(create.empty);
});

it('says what goes home by the game that it begins; an answer to a game begins none (PROMISES 5, `tie`)', async () => {
  const pledges = { hand: 0, front: 1, playable: 0, shown: 0, ties: [OTHER.person] };
  const end = await countering({ game: 2 }, { pledges });
  await page.press(create.send);
  await page.until(() => page.everything().includes(create.ifShort));
  expect(page.everything()).not.toContain(contractRu.tieHome);
  await end({ at: 'withdrawn' });
  await act(async () => home.known.setState({ home: homeView({ pledges, version: 3 }) }));
  await page.until(() => page.everything().includes(contractRu.tieHome));
});

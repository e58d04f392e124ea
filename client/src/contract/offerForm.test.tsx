// @vitest-environment happy-dom
// The form of an offer: what is wrong with its sum, and that its fields are fixed while it is being sent.

import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { typed } from '../harness/typing.ts';
import { home, outbox } from '../net/index.ts';
import { contractRu } from '../text/contract.ru.ts';
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
  vi.unstubAllGlobals();
});

it('says at once of a sum that is more than one’s purse holds', async () => {
  await typed('11');
  expect(page.everything()).toContain(trouble.tooMuch);
  expect(page.everything()).not.toContain(create.noSum);
});

it('lets nothing be changed of it while it is under way', async () => {
  const isWritten = (): boolean => document.querySelector('fieldset')?.disabled === false;
  expect(isWritten()).toBe(true);
  const terms = { with: OTHER.person, text: 'Шёлк', sum: 0, payer: 'one', counters: null } as const;
  const command = { id: 'c1', type: 'offerContract', ...terms } as const;
  await act(async () => outbox.entries.replace([{ command, since: 0, late: false, trouble: null }]));
  expect(isWritten()).toBe(false);
});

it('leads whoever offers too early to what is missing first, which says what it is', async () => {
  const field = (): Element | null => document.querySelector('textarea');
  expect(document.activeElement).not.toBe(field());
  await page.press(create.send);
  expect(document.activeElement).toBe(field());
  const told = field()?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(told)?.textContent).toBe(create.empty);
});

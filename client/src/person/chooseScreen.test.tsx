// @vitest-environment happy-dom
// Choosing a trader: what was typed is still there for somebody who comes back.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { typed } from '../harness/typing.ts';
import { home } from '../net/index.ts';
import { ChooseScreen } from './chooseScreen.tsx';

const BORIS = { person: 't2', name: 'Борис', code: 'BCDEFGHJ', met: false, trades: true };

let page: Mounted | null = null;
beforeEach(() => {
  const view = homeView();
  home.known.setState({ home: view, event: view.event });
  answering({ '/people': { people: [BORIS] } });
});
const leave = async (): Promise<void> => {
  await page?.unmount();
  page = null;
};
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

async function at(address: string): Promise<void> {
  await leave();
  history.replaceState(null, '', address);
  page = await mounted(<ChooseScreen />);
  await page.until(() => document.querySelector('li a') !== null);
}

const field = (): HTMLInputElement | null => document.querySelector('input');
const wayToBoris = (): string | null => document.querySelector('li a')?.getAttribute('href') ?? null;

it('what was typed is in the address, and stands in the field again after Back', async () => {
  await at('/choose');
  await typed('бор');
  expect(new URLSearchParams(location.search).get('q')).toBe('бор');
  expect(wayToBoris()).toBe(`/p/${BORIS.code}`);
  const { search } = location;
  await at(`/choose${search}`);
  expect(field()?.value).toBe('бор');
  await typed('');
  expect(location.search).toBe('');
});

it('a card to give goes along, and what was typed does not', async () => {
  await at('/choose?give=card7');
  await typed('бор');
  expect(wayToBoris()).toBe(`/trade/new/${BORIS.code}?give=card7`);
  expect(location.search).toContain('give=card7');
});

it('two of one name are told apart by their badges, also where only one was met before', async () => {
  const people = [
    BORIS,
    { ...BORIS, person: 't3', code: 'JJJJKKKK', met: true },
    { ...BORIS, person: 't4', name: 'Мивул' },
  ];
  answering({ '/people': { people } });
  await at('/choose');
  const said = [...document.querySelectorAll('li a')].map(({ textContent }) => textContent);
  expect(said).toEqual(['БорисJJJJ\u00A0KKKK', 'БорисBCDE\u00A0FGHJ', 'Мивул']);
});

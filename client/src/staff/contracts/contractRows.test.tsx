// @vitest-environment happy-dom
// The list of contracts at the desk: which of them are open, and who pays.

import type { ContractView } from '@dunmer/shared/protocol';
import { act } from 'react';
import { expect, it } from 'vitest';
import { answering } from '../../harness/answering.ts';
import { contractView, signed } from '../../harness/contractView.ts';
import { homeView } from '../../harness/homeView.ts';
import { lonePage } from '../../harness/lonePage.ts';
import { home } from '../../net/index.ts';
import { staffRu } from '../staff.ru.ts';
import { ContractRows } from './contractRows.tsx';

const { contracts: text } = staffRu;
const mounted = lonePage();
let reader = 0;

const ALL: readonly Partial<ContractView>[] = [
  { contract: 'offer', payer: 'two' },
  { contract: 'signed', state: signed(), overdue: true },
  { contract: 'declined', state: { at: 'declined' } },
];

/** Mounts the list as an organiser reads it. */
async function listed(): Promise<void> {
  answering({ '/staff/contracts': { items: ALL.map(contractView), next: null } });
  const { me, ...rest } = homeView();
  home.known.setState({
    home: { ...rest, me: { ...me, person: `organiser ${(reader += 1)}`, staff: 'organiser' } },
  });
  const list = await mounted(<ContractRows />);
  await list.until(() => document.querySelector('tbody tr') !== null);
}

/** Presses the choice with this label. */
const choose = (name: string): Promise<void> =>
  act(async () => {
    const labels = [...document.querySelectorAll('label')];
    labels
      .find(({ textContent }) => textContent?.trim() === name)
      ?.querySelector('input')
      ?.click();
  });
const rows = (): readonly string[] =>
  [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
const contracts = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    row.querySelector('a[href^="/staff/contracts/"]')?.getAttribute('href')?.split('/').at(-1),
  );

it('shows at first the open ones, offers too; then those that wait too long, or all', async () => {
  await listed();
  expect(contracts()).toEqual(['offer', 'signed']);
  await choose(text.only.overdue);
  expect(contracts()).toEqual(['signed']);
  await choose(text.only.all);
  expect(contracts()).toEqual(['offer', 'signed', 'declined']);
});

it('says who pays', async () => {
  await listed();
  expect(rows()[0]).toContain(text.pays('Ильмени'));
  expect(rows()[1]).toContain(text.pays('Тралан'));
});

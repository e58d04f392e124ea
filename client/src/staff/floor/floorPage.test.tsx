// @vitest-environment happy-dom
// The first page of the desk shows people who call before contracts that wait.

import type { FloorMatch, MeInfo } from '@dunmer/shared/protocol';
import { expect, it } from 'vitest';
import { floorMatch, heardFloor } from '../../harness/floorView.ts';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { floor, home } from '../../net/live.ts';
import { staffRu } from '../staff.ru.ts';
import { FloorPage } from './floorPage.tsx';

const { me, ...rest } = homeView();

/** Mounts the page with a contract that waits. */
async function pageOf(staff: MeInfo['staff'], calls: FloorMatch['desk']['calls'] = []): Promise<Mounted> {
  home.known.setState({ home: { ...rest, me: { ...me, staff, trades: false } } });
  const overdue = [
    { contract: 'c', one: 'Дрен', two: 'Омайн', isOffer: true, since: '2026-07-12T12:00:00.000Z', waited: 0 },
  ];
  const matches = [floorMatch({ desk: { ...floorMatch().desk, calls } })];
  const heard = heardFloor({ matches, calls: calls.length, overdue: 1, overdueContracts: overdue });
  floor.known.setState({ heard });
  const page = await mounted(<FloorPage />);
  await page.until(() => page.everything().includes(staffRu.floor.overdue(1)));
  return page;
}

/** Tells whether contracts that wait are shown above the matches. */
async function isContractsFirst(calls: FloorMatch['desk']['calls']): Promise<boolean> {
  const page = await pageOf('referee', calls);
  // Without the title of the tab, which may name a player too.
  const said = document.body.textContent ?? '';
  await page.unmount();
  return said.indexOf(staffRu.floor.overdue(1)) < said.indexOf('Тралан');
}

it('contracts that wait stand above the matches, but below those who call', async () => {
  expect(await isContractsFirst([])).toBe(true);
  expect(await isContractsFirst(['a'])).toBe(false);
});

it('leads to those contracts only whoever reads them: organisers, not referees', async () => {
  const ways = async (staff: MeInfo['staff']): Promise<number> => {
    const page = await pageOf(staff);
    const { length } = document.querySelectorAll('a[href="/staff/contracts?only=overdue"]');
    await page.unmount();
    return length;
  };
  expect([await ways('organiser'), await ways('referee')]).toEqual([1, 0]);
});
